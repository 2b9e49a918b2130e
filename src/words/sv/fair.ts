/** The words of the page that explains the proof of the dice to everybody, in Swedish. */

import type { Words } from '../en/fair.ts';
import { counts, text } from './grammar.ts';

export const words: Words = {
  lead: 'En dator kastar dina tärningar. Så här binder den sina egna händer, och så här kan du kontrollera det. Utan matematik.',

  steps: [
    {
      title: 'Ett förseglat kuvert',
      text: 'Innan någon sätter sig skriver bordet ner ett hemligt tal, lägger det i ett kuvert och förseglar det. Sigillet visar innehållets fingeravtryck: ett annat tal skulle ha ett annat.',
    },
    {
      title: 'Alla har med sig askar',
      text: 'Den som sätter sig har med sig en ask. I den ligger en mindre, i den en till, hundratals, var och en med ett tal som bara den egna enheten känner till. Man ser bara utsidan, och därefter kan inget inuti ändras.',
    },
    {
      title: 'Allt i en bägare',
      text: 'När spelet börjar öppnar alla en ask. Dess tal läggs i bägaren tillsammans med hemligheten. Ingen bestämmer allt: bordet valde innan det kände till talen, och spelarna ser inte hemligheten.',
    },
    {
      title: 'Kasten',
      text: 'För varje kast du gör öppnar din enhet nästa ask, och dess tal läggs också i bägaren. Först då faller tärningarna. Innan dess känner ingen i världen till kastet: varken du eller bordet.',
    },
    {
      title: 'Kuvertet öppnas',
      text: 'När spelet är slut får alla se hemligheten. Fingeravtrycket visar att det är samma som förut.',
    },
    {
      title: 'Din egen enhet kontrollerar',
      text: 'Den lägger ihop hemligheten och alla tal igen och räknar om varje kast. Stämmer inte en enda tärning, eller säger bordet att en av dina askar aldrig kom, säger den det.',
    },
  ],

  demo: {
    title: 'Prova själv',
    lead: 'Det här är på riktigt, samma program som vid bordet, bara med dig som enda spelare.',
    sealed: 'Fingeravtrycket av det förseglade kuvertet:',
    opened: 'Inuti låg hemligheten:',
    outside: 'Utsidan av dina askar:',
    box: text('Ask {#number_}'),
    salt: 'Ett ord för dina askar',
    saltHint: 'Några bokstäver eller siffror, vad du kommer på. Dina askar görs av det.',
    saltProblem: 'Bara bokstäver från a till z, siffror, - och _, och minst ett tecken.',
    throw: counts('dice', { one: 'Kasta {#dice} tärning', other: 'Kasta {#dice} tärningar' }),
    again: 'Kasta igen',
    open: 'Öppna kuvertet',
    throwOf: text('Kast {#number_}'),
    die: text('Tärning {#place}: {#face}'),
    turn: text('Tärning {#place} visar {#face}. Vänd den'),
    checks: 'Kontrollen',
    envelope: {
      good: 'Hemligheten har fingeravtrycket från förut.',
      bad: 'Det är inte hemligheten som förseglades: ett annat fingeravtryck.',
    },
    boxes: {
      good: 'Varje ask låg i den förra.',
      bad: 'Din enhet öppnade en sista ask, och bordet säger att den aldrig kom.',
    },
    throws: {
      good: counts('count', {
        one: 'Kastet följer av hemlighet och askar.',
        other: 'Alla {#count} kast följer av hemlighet och askar.',
      }),
      bad: counts('count', {
        one: 'Ett kast följer inte av hemlighet och askar!',
        other: '{#count} kast följer inte av hemlighet och askar!',
      }),
    },
    fair: 'Allt stämmer: ärliga tärningar.',
    caught: 'Avslöjad!',
    cheat: 'Försök nu att fuska',
    cheatHow:
      'Tryck på en tärning för att vända den, lägg en annan hemlighet i kuvertet, eller säg att din sista ask aldrig kom. Se på kontrollen.',
    swap: 'Byt hemligheten',
    lose: 'Säg att en ask aldrig kom',
    undo: 'Ställ allt till rätta',
    restart: 'Från början',
  },

  check: {
    title: 'Kontrollera ett riktigt spel',
    lead: 'Ett av dina avslutade spel, eller protokoll och bevis från någon annan. Det kontrolleras på den här enheten; inget skickas.',
    open: 'Öppna protokoll och bevis',
    openHint:
      'Två filer: protokollet slutar på .jsonl, beviset på .proof.json. Välj båda på en gång.',
    own: 'Dina avslutade spel',
    noGames: 'Du har inget avslutat spel än.',
    here: 'på den här enheten',
    online: 'på servern',
    players: counts('count', { one: '{#count} spelare', other: '{#count} spelare' }),
    seat: text('Plats {#seat}'),
    checking: 'Räknar om varje kast…',
    unfinished: 'Protokollet slutar innan spelet är slut; så långt är det kontrollerat.',
    record: 'Spara protokollet',
    proof: 'Spara beviset',
    noProof: 'Beviset saknas. Välj båda filerna på en gång.',
    noRecord: 'Protokollet saknas. Välj båda filerna på en gång.',
    unreadable: 'Filerna är inte ett protokoll och ett bevis som går att läsa.',
    apart: 'Protokoll och bevis hör inte ihop.',
    failed: 'Spelet går inte att nå just nu.',
  },

  older: {
    title: 'Spel från förr',
    text: 'I äldre spel lade alla till ett enda tal i början, en nypa salt, och därmed var varje kast bestämt. Ingen kunde välja det, men bordet kände till alla i förväg. Deras bevis kontrolleras här på samma sätt.',
  },

  limits: {
    title: 'Vad det inte bevisar',
    text: [
      'Det gäller för dig om dina egna askar är med. Sidan har med sig några åt dig varje gång du sätter dig.',
      'Åt robotar och åt den som är borta kastar bordet ensamt och kunde känna till de kasten i förväg. Kontrollen säger vilka det var.',
      'Det bevisar tärningar, inte tur: ärliga tärningar kan vara grymma.',
    ],
  },
};
