/** The rules of NEXT! in Swedish. */

import { range, text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Astrid', 'Hugo', 'Ebba', 'Axel'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Kasta kombinationen som ett kort visar, och ta kortet. Den som har flest poäng till slut vinner.',
        name: 'Tärningarna som du inte kan använda ärver nästa spelare. Därför heter spelet NEXT!',
      },
    },
    need: {
      title: 'Det här behövs',
      text: {
        players: 'Två till sex spelare från 8\u00a0år. 10 till 20\u00a0minuter.',
        dice: 'Sex tärningar, fyra vita och två svarta.',
        colours: 'Alla tärningar har samma sex färger. Varje färg har en egen symbol.',
        cards:
          '45\u00a0kort. Varje kort visar en kombination och dess poäng. Några visar också en handling.',
      },
    },
    cards: {
      title: 'Kombinationerna',
      text: {
        any: 'Streckade tärningar får ha vilken färg som helst, men alla i samma ram ska ha samma färg. Två ramar får ha samma färg.',
        fixed: 'Tärningar med färg måste ha just den färgen.',
        made: 'Ett kort är klarat när det finns en tärning till varje plats på kortet. De andra tärningarna spelar ingen roll.',
        so: 'Ett femtal är alltså också en kåk. Fyrtal och par är också tre par, och det är ett sextal också. Ett sextal är också två trissar.',
        deck: 'Listan över de tryckta korten är inte offentlig, så den här kortleken är vår egen.',
        known:
          'Två värden är kända, och dem har vi behållit: fyrtal ger 2\u00a0poäng, femtal ger 3.',
        own: 'Har du spelet i ask kan du spela med en egen kortlek: vilka 45\u00a0kort som helst av det här slaget.',
      },
    },
    setup: {
      title: 'Innan ni börjar',
      text: {
        piles:
          'Blanda korten och gör tre högar med 15 i varje, med framsidan upp. Bara det översta kortet i varje hög syns.',
        empty: 'En tom hög visar inget.',
        first: 'Lotten avgör vem som börjar. Sedan går turen runt åt vänster.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        throw: 'Kasta alla sex tärningarna.',
        again:
          'Spara de tärningar du vill och kasta om de andra, minst en. Du har upp till tre kast i allt. I det sista får du även kasta tärningar som du sparat förut.',
        take: 'Efter varje kast får du ta ett av de översta korten, om dina tärningar klarar det och det inte är låst. Nästa kort i högen syns genast. Har ditt kort en handling, så utför den. Sedan är din tur slut. Du får ta ett kort per tur.',
        must: 'Är ett kort klarat efter sista kastet måste du ta det. Är det flera väljer du själv.',
        none: 'Är inget kort klarat slutar din tur utan kort.',
        noStop: 'Fram till dess kan du inte sluta utan ett kort.',
      },
    },
    locks: {
      title: 'Låsta kort',
      text: {
        lock: 'Kastar du vidare fast dina tärningar klarar kort som ligger överst, så låses alla de korten för dig tills din tur är slut.',
        counts:
          'Ett låst kort räknas som inte klarat. Kastar du alla sex tärningarna senare i turen låser det också kort.',
        unused: 'Ett kort som du bara hade klarat genom att vrida en tärning låses inte.',
      },
    },
    failed: {
      title: 'Efter en tur utan kort',
      text: {
        yours:
          'Slutade turen före din utan kort ärver du tärningarna som de ligger. Du kan göra på tre sätt:',
        take: 'Ta ett av de översta korten som tärningarna redan klarar, utan att kasta.',
        action: 'Har kortet en handling, så utför den.',
        keep: 'Spara en till fem tärningar och kasta de andra. Det räknas som ditt andra kast, så du har två i allt.',
        locks: 'Korten som tärningarna redan klarade är nu låsta.',
        fresh:
          'Kasta alla sex tärningarna. Det är ett helt nytt första kast: du har tre i allt, och inget låses. Det kan du bara göra med turens första kast.',
        otherwise: 'Tog spelaren före dig ett kort kastar du alla sex tärningarna.',
        chain: 'Flera turer i följd kan sluta utan kort.',
        replay:
          'En extratur som slutar utan kort räknas likadant: nästa spelare ärver tärningarna.',
      },
    },
    black: {
      title: 'De två svarta tärningarna',
      text: {
        agree:
          'Kastar du båda de svarta tärningarna i samma kast och de visar samma färg, får du vrida en tärning. Det får du en gång för varje sådant kast.',
        any: 'Du får vrida vilken tärning som helst, svart eller vit, även en som du har sparat, till vilken annan färg som helst.',
        breaks:
          'Det får du även om ett kort då inte längre är klarat, och även efter sista kastet.',
        until: 'Vrid tärningen innan du kastar igen eller tar ett kort. Sedan är det för sent.',
        stays:
          'En vriden tärning ligger kvar som den är så länge den sparas. Nästa spelare ärver den som den ligger.',
        heir: 'Men nästa spelare får inte vrida en tärning på grund av ditt kast.',
        last: 'Du får vrida en tärning även efter sista kastet. Är inget kort klarat, vrid en tärning eller avsluta din tur. Får du inte vrida någon tärning slutar turen av sig själv.',
      },
    },
    actions: {
      title: 'Handlingar',
      text: {
        won: 'En handling gäller bara när du vinner kortet med tärningar, inte när du drar det eller får det av någon. Du måste utföra den om det går. Annars hoppas den över.',
        blind: 'Att dra i blindo är att låta slumpen välja: alla den andras kort har samma chans.',
        just: 'I ett byte får du ge kortet du just vann, men inte det du just drog.',
        back: 'Du ger alltid ditt kort till den du just drog från.',
        order:
          'Ett superbyte går runt åt vänster och börjar med den som sitter till vänster om dig. Ett kort som du drog från en spelare får du ge till nästa.',
      },
    },
    end: {
      title: 'Slutet',
      text: {
        limit: 'Spelet är slut så fort en spelare har det antal kort som står i tabellen.',
        after:
          'Korten räknas när hela handlingen är klar. Under tiden kan en spelare ha ett kort för mycket, och efter en stöld kan det bli fler än talet i tabellen.',
        dropped: 'Ger kortet som avslutar spelet en extratur, så spelas den inte.',
        stop: 'Har du tillräckligt många kort får du avsluta spelet tidigare. Är ni två får du göra det när din egen tur är slut, med eller utan kort. Du får frågan varje gång.',
        moment:
          'Är ni tre till sex är det likadant: när din egen tur är slut, med eller utan kort.',
        asked: 'Du får frågan precis innan nästa spelare ska börja, alltså inte före en extratur.',
        held: 'Bara korten som du har räknas. Ett kort som någon har dragit från dig räknas inte längre.',
        most: 'Alla kort vänds upp. Den som har flest poäng vinner.',
        shared: 'Vid lika poäng delas segern.',
      },
    },
    secrets: {
      title: 'Vem vet vad',
      text: {
        down: 'Korten som du har vunnit ligger med baksidan upp. De andra ser hur många de är. Ordningen avslöjar inget.',
        own: 'Du får alltid titta på dina egna kort.',
        take: 'Alla ser vilket kort en spelare tar från en hög.',
        two: 'När ett kort blir stulet eller bytt vet bara de två vilket kort det var. De andra ser bara att ett kort bytte ägare.',
        open: 'Till slut visas allt: händer, högar och varje kort som dragits.',
      },
    },
  },
  kinds: {
    label: 'Korten i leken',
    any: 'Valfri färg',
    fixed: 'Bestämda färger',
    fixedNames: {
      three: 'tre i en färg',
      twoTwo: 'två och två',
      threeTwo: 'tre och två',
      twoTwoTwo: 'två, två och två',
    },
    count: text('{#cards}\u00a0×'),
  },
  limits: {
    label: 'Hur många kort som avslutar spelet',
    players: 'Spelare',
    ends: 'Spelet slutar vid',
    mayStop: 'Får avslutas från',
    range,
  },
  examples: {
    enough: {
      title: 'Andra tärningar spelar ingen roll',
      moments: {
        five: 'Fem blå tärningar är förstås ett femtal. De är också en kåk: tre och två i samma färg. De är inte tre par.',
        fourAndPair:
          'Fyra gröna och två gula är fyrtal och par, en kåk och tre par, varav två gröna.',
      },
    },
    last: {
      title: 'Sista kastet',
      moments: {
        must: 'Astrids tredje kast klarar två kort: trissen, och två röda och två gröna. Hon måste ta ett av dem, men väljer själv vilket.',
      },
    },
    lock: {
      title: 'Kasta vidare',
      moments: {
        made: 'Tre röda: Astrid skulle kunna ta trissen. Men hon vill ha fyrtalet, så hon sparar de röda och kastar de andra.',
        locked: 'Där är den fjärde. Trissen är låst den här turen, men hon får ta fyrtalet.',
      },
    },
    reds: {
      title: 'Regelbladets exempel: fyra röda',
      moments: {
        left: 'Astrids tur slutar utan kort, och fyra röda tärningar ligger kvar. Hon kastade vidare för att få en femte, så fyrtalet var låst för henne. För Hugo är inget låst. Han kan göra på tre sätt.',
        taken: 'Första sättet: Hugo tar fyrtalet utan att kasta.',
      },
    },
    redsKept: {
      title: 'Andra sättet: spara några',
      moments: {
        kept: 'Hugo sparar de fyra röda och kastar de andra två: en femte röd! Det var hans andra kast, så han har ett kvar. Fyrtalet är låst nu, men han får ta femtalet.',
      },
    },
    redsAfresh: {
      title: 'Tredje sättet: kasta alla sex',
      moments: {
        thrown:
          'Hugo kastar alla sex på nytt. Det är hans första kast, så han har två kvar. Inget är låst.',
      },
    },
    black: {
      title: 'De svarta tärningarna är lika',
      moments: {
        agree:
          'Astrid kastade båda de svarta tärningarna, och båda är blå. Hon får vrida en valfri tärning till en annan färg.',
        turned: 'Hon vrider den gröna till rött. Nu har hon fyra röda och två blå: fyrtal och par.',
      },
    },
    superSwap: {
      title: 'Ett superbyte',
      moments: {
        won: 'Alla har ett kort. Det som Ebba just vann ger ett superbyte. Först drar hon i blindo från Astrid, som sitter till vänster om henne.',
        first:
          'Hon drog trissen och gav Astrid kortet som hon just hade vunnit. Nu byter hon med Hugo.',
        second: 'Från Hugo drog hon femtalet, och hon gav honom kortet som hon fått från Astrid.',
      },
    },
    stop: {
      title: 'Extratur och sedan slut',
      moments: {
        replay:
          'Fyra spelare. Astrid tar en kåk med extratur: hon får genast en hel tur till, med alla sex tärningarna.',
        asked:
          'Efter tre extraturer har hon fyra kort. Med fyra spelare räcker det för att avsluta.',
        over: 'Hon avslutar. Alla kort räknas: Astrid vinner med 7\u00a0poäng.',
      },
    },
  },
};
