/** The words of challenges, in Dutch. */

import type { Words } from '../en/challenge.ts';
import { counts, list, plural, text } from './grammar.ts';

export const words: Words = {
  title: 'Een uitdaging',
  own: 'Jouw uitdaging',
  daily: 'Uitdaging van de dag',
  lead: 'Dezelfde worpen, dezelfde bots. Wie haalt er meer uit?',
  dailyLead: 'Elke dag één spel, met dezelfde worpen voor iedereen.',
  from: text('{name} stuurt je deze worpen.'),
  against: (count, levels) =>
    `${plural(count, { one: 'Tegen één bot', other: 'Tegen # bots' })}: ${list(levels)}`,
  standIns: 'Waar andere mensen zaten, spelen nu sterke bots.',

  play: 'Speel dezelfde worpen',
  goOn: 'Verder spelen',
  again: 'Nog een keer spelen',
  firstCounts: 'Het eerste spel telt, de rest is voor de lol.',
  oneTry: 'De server gooit. Je kunt stoppen en later verder spelen, maar niet opnieuw beginnen.',
  notOpened: 'Het spel kon niet worden geopend. Probeer het zo nog eens.',
  earlier: 'Speel de worpen van een eerdere dag',
  earlierHint: 'Je speelt voor jezelf: het telt voor geen enkele dagranglijst.',
  ordinary: 'Een gewoon spel',

  results: 'Uitslagen',
  nobody: 'Nog niemand heeft gespeeld.',
  onHonour: 'Deze lijst gaat op erewoord: de worpen zijn voor het spelen op te zoeken.',
  forged: text(
    'Het spel dat op naam van {name} met de link meekwam, volgt niet uit de uitdaging. Het wordt niet vergeleken.',
  ),
  won: 'gewonnen',
  lost: 'verloren',
  points: counts('count', { one: '{#count} punt', other: '{#count} punten' }),
  turns: counts('count', { one: '{#count} beurt', other: '{#count} beurten' }),
  place: text('Jouw plaats: {#place} van {#count}.'),
  watchOf: text('Bekijk het spel van {name}'),
  player: 'Speler',
  result: 'Uitslag',
  game: 'Spel',
  yesterday: 'Gisteren',

  sideBySide: 'Beurt voor beurt',
  with: 'Vergelijk met',
  turn: 'Beurt',

  send: {
    title: 'Stuur het naar vrienden',
    hint: 'Wie de link opent, speelt dezelfde worpen tegen dezelfde bots.',
    text: text('{game}: dezelfde worpen, dezelfde bots. Doe jij het beter?'),
    file: 'Opslaan als bestand',
    tooLong:
      'Dit spel is te lang voor een link. Stuur het bestand: het gaat open op de pagina van uitdagingen.',
    open: 'Bestand openen',
  },

  sending: 'Je spel wordt nagekeken…',
  notSent: 'Je uitslag staat op dit apparaat. Hij gaat naar de anderen zodra er weer netwerk is.',
  refused: 'De server heeft dit spel niet aangenomen: het volgt niet uit de uitdaging.',
  othersLater: 'Wat de anderen ervan maakten, komt met het netwerk.',

  bad: {
    title: 'Dit is geen uitdaging',
    text: 'De link is beschadigd of niet compleet. Vraag of je hem nog eens heel krijgt.',
  },
  dailyOffline: {
    title: 'Geen netwerk',
    text: 'De worpen van de uitdaging van de dag komen van de server, dus is er netwerk nodig. Tot dan kun je voor jezelf spelen.',
  },

  follow: counts('count', {
    one: 'De worp volgt uit de uitdaging',
    other: 'Alle {#count} worpen volgen uit de uitdaging',
  }),
  dontFollow: 'Sommige worpen volgen niet uit de uitdaging',
  checkLater: 'Deze worpen kwamen van de server. Ze zijn na te gaan als de dag voorbij is.',

  challengeFriends: 'Daag vrienden uit',
  compare: 'Uitslagen vergelijken',
};
