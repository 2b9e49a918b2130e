import type { Words } from '../en/device.ts';
import { text } from './grammar.ts';

export const words: Words = {
  title: 'Auf einem anderen Gerät',
  how: 'Sei auf einem anderen Handy oder Computer dieselbe Person, mit denselben Tischen.',
  show: 'Code zeigen',
  works:
    'Scanne ihn, oder tippe diese Wörter auf deinem anderen Gerät ein. Der Code gilt einmal: Zeig ihn sonst niemandem.',
  copy: 'Link kopieren',
  left: text('Gilt noch {time}'),
  over: 'Dieser Code ist abgelaufen.',
  used: 'Benutzt: Ein anderes Gerät ist jetzt du. War es nicht deins? Dann melde alle anderen Geräte ab.',
  again: 'Neuer Code',
  qr: 'QR-Code, der dein anderes Gerät verbindet',
  enter: 'Ich habe einen Code',
  enterTitle: 'Code eingeben',
  enterHint: 'Vier Wörter, aus den Einstellungen deines anderen Geräts.',
  label: 'Code',
  goOn: 'Weiter',
  bad: 'Ein Code hat vier Wörter, etwa kabo-relu-timo-sane.',
  renew: 'Alle anderen Geräte abmelden',
  renewed: 'Alle anderen Geräte und Codes sind abgemeldet.',
  be: text('Auf diesem Gerät {name} sein?'),
  already: text('Auf diesem Gerät bist du jetzt {name}. Laufende Tische: {#tables}.'),
  wayBack: 'Du kannst jederzeit zurück, in den Einstellungen.',
  mine: 'Mach nur weiter, wenn du den Code selbst erzeugt hast: Wer ihn erzeugt hat, sieht alles, was du hier spielst, auch deine geheimen Karten.',
  yes: text('Ja, ich bin {name}'),
  no: 'Nein',
  same: text('Du bist hier schon {name}'),
  wrong: 'Dieser Code gilt nicht',
  wrongHint:
    'Vielleicht ist er abgelaufen oder schon benutzt. Mach in den Einstellungen deines anderen Geräts einen neuen.',
  was: text('Du warst auf diesem Gerät {name}'),
  back: text('Wieder {name} sein'),
  backHint: 'Der Weg zurück steht nur auf diesem Gerät.',
  unknown: 'Dieser Server kennt dich nicht mehr',
  unknownHint: text(
    'Er erkennt {name} auf diesem Gerät nicht mehr: Vielleicht wurden seine Schlüssel gewechselt. Mach als jemand Neues weiter, unter demselben Namen. Der Weg zurück bleibt in den Einstellungen, falls der Server dich wieder erkennt.',
  ),
  anew: 'Als jemand Neues weitermachen',
};
