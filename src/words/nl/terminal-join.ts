/** `gobelet join` in Dutch. */

import type { Words } from '../en/terminal-join.ts';
import { counts, list, plural, text } from './grammar.ts';

const days = (count: number): string => plural(count, { one: '# dag', other: '# dagen' });
const seats = (count: number): string => plural(count, { one: '# plaats', other: '# plaatsen' });

export const words: Words = {
  list,

  noServer: text('{origin} is niet te bereiken: {why}'),
  unreached: {
    silent: 'geen antwoord',
    nobody: 'daar luistert niemand',
    noHost: 'die computer bestaat niet',
    noHostOrNetwork: 'die computer bestaat niet, of er is geen netwerk',
    brokenOff: 'de verbinding brak af',
  },
  notGobelet: text('bij {origin} is geen Gobelet-server'),
  noAddress: text(
    '{text} is geen adres van een server; dat ziet eruit als http://localhost:3000, een tafel als http://localhost:3000/t/kabo-relu-timo-sane',
  ),
  noTableLink: text(
    '{text} is geen link naar een tafel; die eindigt als /t/kabo-relu-timo-sane, vier woorden met streepjes ertussen',
  ),
  noSuchTable: text('op deze server is geen tafel {table}'),
  closedTable: text('bij tafel {table} mag niemand meekijken, en je hebt er geen plaats'),
  otherRules: text(
    'de tafel speelt {game} volgens versie {#version} van de regels, die deze gobelet niet heeft',
  ),
  tokenRefused: text(
    'de server kent het token in {file} niet meer; noem met --token-file een ander bestand om als nieuwe gast verder te gaan',
  ),
  tokenGone:
    'De server kent je niet meer: start de opdracht opnieuw om weer als gast binnen te komen.',
  newGuest: 'De server kent je niet meer: je bent een nieuwe gast.',
  youAre: text('Je bent {name}.'),
  share: text('Jouw tafel: {link}'),

  yourTables: 'Jouw tafels',
  publicTables: 'Openbare tafels',
  noTables: text('Nog geen tafels hier. Open er een met --game GAME: {games}.'),
  whichTable: text('typ 1 tot {#count}, de naam van een tafel, of quit'),
  seats,
  status: { open: 'open', running: 'bezig', over: 'afgelopen' },

  table: text('tafel {id}'),
  free: 'vrij',
  freeSeat: text('Plaats {#place}'),
  bot: text('Bot {#place}'),
  program: 'programma',
  host: 'nodigt uit',
  you: 'jij',
  somebody: 'iemand',
  here: 'aanwezig',
  away: 'even weg',
  unseeded: 'nog geen toevalsgetal',
  anybodyWatches: 'iedereen mag meekijken',
  nobodyWatches: 'niemand mag meekijken',
  listed: 'in de openbare lijst',
  unlisted: 'alleen met de link te vinden',
  options: text('opties {text}'),
  pace: {
    live: (bank, seconds) => `elk ${bank}${seconds === 0 ? '' : `, +${seconds} s per zet`}`,
    relaxed: 'zonder klok',
    days: text('{limit} per zet'),
  },
  daysAndHours: (count, hours) => `${days(count)}${hours === 0 ? '' : ` ${hours} u`}`,
  commitment: 'De vingerafdruk van de stenen; schrijf hem op als je ze wilt controleren:',
  askSit: 'Er is een plaats vrij: met Enter ga je zitten.',
  askStart: 'Iedereen zit: Enter begint het spel.',
  askStartAway: text('Iedereen heeft een plaats, maar is er niet: {names}. Enter begint toch.'),
  askWait: (free) =>
    `${plural(free, { one: 'Eén plaats is', other: '# plaatsen zijn' })} vrij: stuur de link, of zet er een bot met ‘bot N LEVEL’.`,
  askHost: 'Iedereen zit: wie heeft uitgenodigd, begint het spel.',
  askOthers: (free) => `Wachten op ${plural(free, { one: 'nog iemand', other: 'nog #' })}.`,
  askFull: 'Alle plaatsen zijn bezet: je kijkt mee.',

  lost: 'Verbinding weg; nieuwe poging.',
  found: 'Weer verbonden.',
  lostMark: 'verbinding weg, nieuwe poging',
  watching: counts('count', { one: '{#count} kijker', other: '{#count} kijkers' }),
  botPlays: 'een bot speelt',
  backTakes: 'back neemt je plaats terug',
  waitingFor: text('Wachten op {names}.'),
  notAsked: 'je bent niet aan de beurt — say TEXT om te praten, ? helpt',
  notSeated: 'je hebt geen plaats aan deze tafel — ? helpt',
  held: 'een bot speelt voor je — typ back om je plaats terug te nemen',
  unknown: text('niet begrepen: {typed} — ? helpt'),
  usage: text('typ het zo: {usage}'),
  usages: {
    sit: 'sit, of sit N',
    bot: text('bot N LEVEL, met als niveau {levels}'),
    colour: text('colour NAME, met als kleur {names}'),
    mute: text('{verb} N, of een naam'),
  },
  noSeat: text('{typed} is hier geen plaats: er zijn 1 tot {#count}'),
  noPerson: text('{typed} is hier niemand'),
  hurry: text('Snel: nog {left}.'),
  removed: 'Je plaats is vrijgemaakt.',
  turnedAway: 'Bij deze tafel mag niemand meer meekijken.',
  comeBack: text('Kom terug met: {command}'),
  seatStays: 'Je plaats blijft van jou.',

  sat: text('{name} gaat op plaats {#place} zitten.'),
  stood: text('{name} verlaat plaats {#place}.'),
  swapped: text('Plaats {#one} en {#other} zijn gewisseld.'),
  redealt:
    'Er is een reservekopie van de server teruggezet: vanaf hier zijn de dobbelstenen nieuw.',
  coloured: text('{name} kiest een kleur: {colour}.'),
  hosted: text('Nu leidt {name} de tafel.'),
  watchSet: {
    anybody: 'Vanaf nu mag iedereen meekijken.',
    nobody: 'Vanaf nu mag niemand meekijken.',
  },
  listedSet: (isListed) => `De tafel staat ${isListed ? '' : 'niet '}in de openbare lijst.`,
  renamed: text('{old} heet nu {name}.'),
  muted: (name, isMuted) => (isMuted ? `${name} is gedempt.` : `${name} mag weer praten.`),
  started: 'Het spel begint.',
  startedFirst: text('Het spel begint; zoals afgesproken begint {name}.'),
  insteadOfTime: text('De tijd is om: een bot zet voor {name}.'),
  heldFor: {
    time: text('{name} was twee keer te laat: een bot speelt verder.'),
    absence: text('{name} is al lang weg: een bot speelt verder.'),
    left: text('{name} gaat weg: een bot speelt verder.'),
  },
  returned: text('{name} is terug.'),
  paused: 'De server was even weg; zolang stond elke klok stil.',
  said: text('{name}: {text}'),
  rematched: 'Er komt een revanche: typ rematch om mee te gaan.',

  fair: (count, isBefore, hasSeed) =>
    `✓ Eerlijke stenen: ${plural(count, { one: 'het ene antwoord', other: 'alle # antwoorden' })} van het toeval ${plural(count, { one: 'volgt', other: 'volgen' })} uit de vingerafdruk ${isBefore ? 'van vóór jouw toevalsgetal' : 'die bij je komst getoond werd'}${hasSeed ? ', en jouw toevalsgetal zit erin' : ''}.`,
  unfair: text('✗ De stenen zijn niet wat beloofd was: {what}.'),
  unfairCommitment: 'het geheim hoort niet bij de vingerafdruk',
  unfairSeed: 'jouw toevalsgetal zit er niet in',
  unfairLink: 'een van je worpen is niet gemaakt met wat je ervoor stuurde',
  unfairOther: 'een andere plaats gaf iets anders dan je verteld werd',
  unfairFirst: 'wie begint is anders gekozen dan je verteld werd',
  byServer: counts('count', {
    one: '{#count} van je worpen is door de server alleen gedaan.',
    other: '{#count} van je worpen zijn door de server alleen gedaan.',
  }),
  unfairThrows: 'niet alles volgt uit het geheim; na save zegt gobelet verify meer',
  unreachable: 'de server is niet te bereiken',
  unchecked: text('De stenen konden niet gecontroleerd worden: {why}.'),
  saved: text('Bewaard in {record} en {proof}'),
  notSaved: text('niet bewaard: {why}'),

  help: {
    open: [
      'sit [N]: een plaats nemen, zonder nummer de eerste vrije. stand: opstaan. swap N M: van plaats wisselen.',
      'bot N LEVEL: een bot op een vrije plaats zetten. remove N: een plaats vrijmaken.',
      'colour NAME: de kleur van je kaartenset, als iedereen een eigen set heeft.',
      'start: het spel beginnen. first N: beginnen, met plaats N als eerste, als het spel dat toelaat.',
    ],
    running: [
      'list: alle zetten. log: wat er gebeurde. who: de plaatsen en de vingerafdruk van de stenen. leave: een bot speelt voor je; back: jij weer. quit verlaat alleen dit programma.',
    ],
    over: [
      'rematch: dezelfde mensen aan een nieuwe tafel. save: verslag en bewijs van de stenen hier bewaren.',
    ],
    always: 'say TEXT om te praten; react bravo, ouch, laugh, wow, think, hurry, thanks, sorry.',
    host: 'Wie heeft uitgenodigd: mute N, unmute N; close, open: wie mag meekijken; publish, unlist; host N.',
  },
};
