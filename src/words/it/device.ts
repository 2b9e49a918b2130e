import type { Words } from '../en/device.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: 'Su un altro dispositivo',
  how: 'Gioca con la stessa identità su un altro telefono o computer, agli stessi tavoli.',
  show: 'Mostra un codice',
  works:
    'Inquadralo, o scrivi queste parole sull’altro dispositivo. Il codice vale una volta: non mostrarlo a nessun altro.',
  copy: 'Copia il link',
  left: text('Vale ancora {time}'),
  over: 'Questo codice è scaduto.',
  used: 'Usato: ora un altro dispositivo gioca con il tuo nome. Non era tuo? Allora scollega tutti gli altri.',
  again: 'Nuovo codice',
  qr: 'Codice QR che collega l’altro dispositivo',
  enter: 'Ho un codice',
  enterTitle: 'Scrivi il codice',
  enterHint: 'Quattro parole, dalle impostazioni dell’altro dispositivo.',
  label: 'Codice',
  goOn: 'Continua',
  bad: 'Un codice è fatto di quattro parole, come kabo-relu-timo-sane.',
  renew: 'Scollega tutti gli altri dispositivi',
  renewed: 'Tutti gli altri dispositivi e codici sono scollegati.',
  be: text('Su questo dispositivo vuoi essere {name}?'),
  already: text('Su questo dispositivo ora sei {name}. Tavoli in corso: {#tables}.'),
  wayBack: 'Puoi tornare indietro quando vuoi, nelle impostazioni.',
  mine: 'Continua solo se hai creato tu questo codice: chi l’ha creato vede tutto quello che giochi qui, anche le tue carte segrete.',
  yes: text('Sì, sono {name}'),
  no: 'No',
  same: text('Qui sei già {name}'),
  wrong: 'Questo codice non vale',
  wrongHint:
    'Forse è scaduto o già usato. Fanne uno nuovo nelle impostazioni dell’altro dispositivo.',
  was: text('Su questo dispositivo eri {name}'),
  back: text('Torna a essere {name}'),
  backHint: 'Il ritorno resta solo su questo dispositivo.',
  unknown: 'Questo server non ti conosce più',
  unknownHint: text(
    'Non riconosce più {name} su questo dispositivo: forse le sue chiavi sono cambiate. Ricomincia da capo, con lo stesso nome. Il ritorno resta nelle impostazioni, se mai il server ti riconoscesse.',
  ),
  anew: 'Ricomincia da capo',
};
