import type { Words } from '../en/device.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: 'Op een ander apparaat',
  how: 'Wees dezelfde persoon op een andere telefoon of computer, met dezelfde tafels.',
  show: 'Code tonen',
  works:
    'Scan hem, of typ deze woorden op je andere apparaat. De code werkt één keer: laat hem aan niemand anders zien.',
  copy: 'Link kopiëren',
  left: text('Nog {time} geldig'),
  over: 'Deze code is verlopen.',
  used: 'Gebruikt: een ander apparaat speelt nu onder jouw naam. Was het niet van jou? Meld dan alle andere apparaten af.',
  again: 'Nieuwe code',
  qr: 'QR-code die je andere apparaat koppelt',
  enter: 'Ik heb een code',
  enterTitle: 'Typ de code',
  enterHint: 'Vier woorden, uit de instellingen van je andere apparaat.',
  label: 'Code',
  goOn: 'Verder',
  bad: 'Een code is vier woorden, zoals kabo-relu-timo-sane.',
  renew: 'Alle andere apparaten afmelden',
  renewed: 'Alle andere apparaten en codes zijn afgemeld.',
  be: text('Op dit apparaat {name} zijn?'),
  already: text('Op dit apparaat ben je nu {name}. Lopende tafels: {#tables}.'),
  wayBack: 'Je kunt altijd terug, in de instellingen.',
  mine: 'Ga alleen verder als je deze code zelf hebt gemaakt: wie hem maakte, ziet alles wat je hier speelt, ook je geheime kaarten.',
  yes: text('Ja, ik ben {name}'),
  no: 'Nee',
  same: text('Je bent hier al {name}'),
  wrong: 'Deze code werkt niet',
  wrongHint:
    'Misschien is hij verlopen of al gebruikt. Maak een nieuwe in de instellingen van je andere apparaat.',
  was: text('Je was {name} op dit apparaat'),
  back: text('Weer {name} zijn'),
  backHint: 'De weg terug staat alleen op dit apparaat.',
  unknown: 'Deze server kent je niet meer',
  unknownHint: text(
    'Hij herkent {name} op dit apparaat niet meer: misschien zijn de sleutels vervangen. Ga verder als iemand anders, onder dezelfde naam. De weg terug blijft in de instellingen, voor het geval de server je weer herkent.',
  ),
  anew: 'Als iemand anders verdergaan',
};
