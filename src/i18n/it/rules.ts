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
  oursMeans: 'Qui il foglio stampato non dice niente, è rovinato o si contraddice. Noi abbiamo deciso così.',
  search: {
    label: 'Cerca nelle regole',
    clear: 'Cancella la ricerca',
    found: counts('sections', { one: 'Trovato in {#sections} capitolo', other: 'Trovato in {#sections} capitoli' }),
    nothing: 'Non c’è niente. Prova con un’altra parola.',
  },
  sections: {
    dice: {
      title: 'Dadi onesti',
      text: {
        even: 'Tutte le facce hanno la stessa probabilità, e i dadi non hanno memoria. Quello che si sorteggia o si pesca alla cieca esce allo stesso modo.',
        proof:
          'Nessuno può scegliere un tiro: né un giocatore, né un bot, nemmeno il tavolo. Prima della partita il tavolo fissa un segreto e ne mostra l’impronta, ogni giocatore aggiunge un seme, e da queste due cose vengono tutti i tiri. Dopo la partita il segreto è svelato, e il tuo dispositivo ricalcola ogni tiro.',
      },
    },
    people: {
      title: 'Andarsene e guardare',
      text: {
        leave: 'Non ci si arrende: al posto di chi se ne va gioca un bot, e chi se ne è andato può tornare.',
        watch: 'Chi guarda vede quello che vedono tutti, e niente di più.',
      },
    },
  },
};
