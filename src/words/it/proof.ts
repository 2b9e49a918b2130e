/** The words about the dice of a table, before the game and after it, in Italian. */

import type { Words } from '../en/proof.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  // Before the game -------------------------------------------------------------------------------
  fingerprint: 'Impronta dei dadi',
  kept: 'Il segreto da cui vengono i dadi di questo tavolo è già fissato, e questa è la sua impronta. Il tuo dispositivo la conserva e la confronta a fine partita.',
  copy: 'Copia l’impronta',
  called: 'I dispositivi di tutti aggiungono la loro parte ai dadi…',

  // After it --------------------------------------------------------------------------------------
  checking: 'Controllo i dadi…',
  unreachable: 'La prova dei dadi per ora non è raggiungibile.',
  follow: counts('count', {
    one: 'Dadi onesti: {#count} tiro verificato qui',
    other: 'Dadi onesti: tutti i {#count} tiri verificati qui',
  }),
  how: 'Prima che qualcuno si sedesse, il tavolo ha fissato il suo segreto e ne ha mostrato l’impronta. Ogni giocatore ha aggiunto un seme. Tutti i tiri vengono da queste due cose; il tuo dispositivo li ha appena ricalcolati uno per uno.',
  how2: 'Prima che qualcuno si sedesse, il tavolo ha fissato il suo segreto e ne ha mostrato l’impronta. Il dispositivo di ogni giocatore ha portato delle scatole, una dentro l’altra, e ne ha aperta una per ogni tiro. Un tiro viene da tutto questo insieme, quindi nessuno poteva conoscerlo prima; il tuo dispositivo li ha appena ricalcolati uno per uno.',
  commitment: 'Impronta del segreto',
  matches: '— corrisponde al segreto.',
  differs: '— non corrisponde!',
  seedOf: text('Seme di {name}'),
  boxesOf: text('Scatole di {name}'),
  byTable: '(del tavolo)',
  bySeat: '(proprio)',
  fault: text('Il registro viola le regole alla riga {#line}.'),
  throws: 'Tutti i tiri',
  setup: 'Mazzo mescolato e primo giocatore',
  throwOf: text('{name} tira'),
  drawOf: text('{name} pesca una carta'),
  noted: 'Impronta annotata da questo dispositivo prima della partita',
  named: text('Chi organizza ha scelto chi comincia: {name}.'),
  house: counts('count', {
    one: '{name}: {#count} tiro fatto dal tavolo da solo',
    other: '{name}: {#count} tiri fatti dal tavolo da solo',
  }),
  houseWhy:
    'Il tavolo tira per i bot, per chi non c’è e per un dispositivo che ha perso le sue scatole. Un tiro così lo può conoscere prima.',
  redealt:
    'È stata ripristinata una copia del server: da lì in poi i dadi vengono da un nuovo segreto.',
  matching: counts('count', {
    one: '{#count} tiro corrisponde alla prova',
    other: 'Tutti i {#count} tiri corrispondono alla prova',
  }),
  doubts: {
    absent:
      'Questo dispositivo non era a quel tavolo prima della partita. Non può dire se il segreto era fissato prima.',
    late: 'Ma questo dispositivo ha visto il tavolo a partita già cominciata. Non può dire se il segreto era fissato prima.',
    elsewhere:
      'Ma la tua parte dei dadi è arrivata da un altro dispositivo. Solo quello può dire se è stata usata.',
    watching:
      'Non hai aggiunto niente a questi dadi. Chi ha giocato può dire se la sua parte è stata usata.',
  },
  tampered: 'Questi dadi sono truccati',
  frauds: {
    commitment:
      'Il segreto non è quello di cui il tuo dispositivo ha annotato l’impronta prima della partita. È stato scambiato.',
    seed: 'Quello che il tuo dispositivo ha aggiunto ai dadi è stato sostituito con altro.',
    chain: 'Quello che il tuo dispositivo ha aggiunto ai dadi è stato sostituito con altro.',
    link: 'Il tuo dispositivo ha aperto una scatola per un tiro, e la prova dice che non ne è arrivata nessuna.',
    'refused-link': 'Il tavolo ha rifiutato una scatola del tuo dispositivo che era quella giusta.',
    'other-chain':
      'Le scatole di qualcun altro non sono quelle che il tuo dispositivo aveva visto prima di aprire la sua.',
    first: 'Su chi doveva cominciare, la prova dice altro da quello che ti è stato detto.',
    throws: 'Non tutti i tiri sono quelli che dà la prova.',
  },
};
