import type { Words } from '../en/device.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: 'På en annan enhet',
  how: 'Var samma person på en annan mobil eller dator, med samma bord.',
  show: 'Visa en kod',
  works:
    'Skanna den, eller skriv orden på din andra enhet. Koden fungerar en gång: visa den inte för någon annan.',
  copy: 'Kopiera länken',
  left: text('Gäller {time} till'),
  over: 'Koden har gått ut.',
  used: 'Använd: en annan enhet spelar nu under ditt namn. Var den inte din? Logga då ut alla andra enheter.',
  again: 'Ny kod',
  qr: 'QR-kod som kopplar din andra enhet',
  enter: 'Jag har en kod',
  enterTitle: 'Skriv koden',
  enterHint: 'Fyra ord, från inställningarna på din andra enhet.',
  label: 'Kod',
  goOn: 'Fortsätt',
  bad: 'En kod är fyra ord, som kabo-relu-timo-sane.',
  renew: 'Logga ut alla andra enheter',
  renewed: 'Alla andra enheter och koder är utloggade.',
  be: text('Vara {name} på den här enheten?'),
  already: text('På den här enheten är du nu {name}. Pågående bord: {#tables}.'),
  wayBack: 'Du kan gå tillbaka när du vill, i inställningarna.',
  mine: 'Fortsätt bara om du själv har skapat koden: den som skapade den ser allt du spelar här, även dina hemliga kort.',
  yes: text('Ja, jag är {name}'),
  no: 'Nej',
  same: text('Du är redan {name} här'),
  wrong: 'Koden fungerar inte',
  wrongHint:
    'Den har kanske gått ut eller redan använts. Gör en ny i inställningarna på din andra enhet.',
  was: text('Du var {name} på den här enheten'),
  back: text('Vara {name} igen'),
  backHint: 'Vägen tillbaka finns bara på den här enheten.',
  unknown: 'Servern känner dig inte längre',
  unknownHint: text(
    'Den känner inte längre igen {name} på den här enheten: nycklarna kan ha bytts. Fortsätt som någon ny, under samma namn. Vägen tillbaka finns kvar i inställningarna, om servern skulle känna igen dig.',
  ),
  anew: 'Fortsätt som någon ny',
};
