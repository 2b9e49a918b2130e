/** Le pagine delle regole in italiano: quello che hanno in comune. */

import type { Words } from '../en/rules.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  title: text('{game}: le regole'),
  back: 'Indietro',
  print: 'Stampa su un foglio',
  learn: 'Impara giocando',
  games: 'Le regole degli altri giochi',
  contents: 'Indice',
  ours: 'decisione nostra',
  oursMeans:
    'Qui il foglio stampato non dice niente, è rovinato o si contraddice. Abbiamo deciso noi.',
  search: {
    label: 'Cerca nelle regole',
    clear: 'Cancella la ricerca',
    found: counts('sections', {
      one: 'Trovato in {#sections} capitolo',
      other: 'Trovato in {#sections} capitoli',
    }),
    nothing: 'Nessun risultato. Prova con un’altra parola.',
  },
  sections: {
    dice: {
      title: 'Dadi onesti',
      text: {
        even: 'Tutte le facce hanno la stessa probabilità, e i dadi non hanno memoria. Anche sorteggiare e pescare alla cieca sono altrettanto onesti.',
        proof:
          'Nessuno può scegliere un tiro né conoscerlo prima: né un giocatore, né un bot, nemmeno il tavolo. Prima della partita il tavolo fissa un segreto e ne mostra l’impronta. A ogni tiro il dispositivo del giocatore aggiunge un numero che ha fissato prima della partita e che mostra solo allora. Il tiro viene da tutto questo insieme. Dopo la partita il segreto è svelato, e il tuo dispositivo ricalcola ogni tiro.',
      },
    },
    people: {
      title: 'Andarsene e guardare',
      text: {
        leave:
          'Non ci si può arrendere. Se qualcuno se ne va, al suo posto gioca un bot. Si può sempre tornare.',
        watch: 'Chi guarda vede quello che vedono tutti, e niente di più.',
      },
    },
  },
};
