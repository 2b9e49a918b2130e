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
      title: 'En nypa salt från alla',
      text: 'Den som sätter sig lägger till ett eget slumptal, en nypa salt. Bordet kunde inte känna till det när kuvertet förseglades.',
    },
    {
      title: 'Allt i en bägare',
      text: 'Hemligheten och saltet bestämmer tillsammans varje kast i spelet. Ingen har båda halvorna: bordet valde för tidigt, spelarna väljer utan att se.',
    },
    {
      title: 'Kasten',
      text: 'Du spelar. Tärningarna faller som det var bestämt från början, och ingen kan välja ett bättre kast på vägen.',
    },
    {
      title: 'Kuvertet öppnas',
      text: 'När spelet är slut får alla se hemligheten. Fingeravtrycket visar att det är samma som förut.',
    },
    {
      title: 'Din egen enhet kontrollerar',
      text: 'Den lägger ihop hemligheten och saltet igen och räknar om varje kast. Stämmer inte en enda tärning säger den det.',
    },
  ],

  demo: {
    title: 'Prova själv',
    lead: 'Det här är på riktigt, samma program som vid bordet, bara med dig som enda spelare.',
    sealed: 'Fingeravtrycket av det förseglade kuvertet:',
    opened: 'Inuti låg hemligheten:',
    salt: 'Din nypa salt',
    saltHint: 'Några bokstäver eller siffror, vad du kommer på.',
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
    throws: {
      good: counts('count', {
        one: 'Kastet följer av hemlighet och salt.',
        other: 'Alla {#count} kast följer av hemlighet och salt.',
      }),
      bad: counts('count', {
        one: 'Ett kast följer inte av hemlighet och salt!',
        other: '{#count} kast följer inte av hemlighet och salt!',
      }),
    },
    fair: 'Allt stämmer: ärliga tärningar.',
    caught: 'Avslöjad!',
    cheat: 'Försök nu att fuska',
    cheatHow: 'Tryck på en tärning för att vända den, eller lägg en annan hemlighet i kuvertet. Se på kontrollen.',
    swap: 'Byt hemligheten',
    undo: 'Ställ allt till rätta',
    restart: 'Från början',
  },

  check: {
    title: 'Kontrollera ett riktigt spel',
    lead: 'Ett av dina avslutade spel, eller protokoll och bevis från någon annan. Det kontrolleras på den här enheten; inget skickas.',
    open: 'Öppna protokoll och bevis',
    openHint: 'Två filer: protokollet slutar på .jsonl, beviset på .proof.json. Välj båda på en gång.',
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

  limits: {
    title: 'Vad det inte bevisar',
    text: [
      'Det gäller för dig om ditt eget salt är med. Sidan lägger i det åt dig varje gång du sätter dig.',
      'Bordet känner till kommande kast. Att det inte berättar för någon och inte låter en robot kika får du lita på.',
      'Det bevisar tärningar, inte tur: ärliga tärningar kan vara grymma.',
    ],
  },
};
