/** The rules of NEXT! in Swedish. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Astrid', 'Hugo', 'Ebba', 'Axel'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Kasta kombinationen som ett kort visar, och ta kortet. Flest poäng till slut vinner.',
        name: 'Det du inte kan använda blir kvar åt nästa spelare. Därför heter spelet NEXT!',
      },
    },
    need: {
      title: 'Det här behövs',
      text: {
        players: 'Två till sex spelare från 8\u00a0år, 10 till 20\u00a0minuter.',
        dice: 'Sex tärningar, fyra vita och två svarta.',
        colours: 'Alla har samma sex färger, och varje färg har en egen symbol.',
        cards: '45\u00a0kort. Varje kort visar en kombination och sina poäng, och en del även tecknet för en handling.',
      },
    },
    cards: {
      title: 'Kombinationerna',
      text: {
        any: 'Streckade tärningar i en ram får ha vilken färg som helst, men alla i samma ram ska ha samma. Två ramar får ha samma färg.',
        fixed: 'Tärningar med färg måste ha just den färgen.',
        made: 'Ett kort är klarat när olika tärningar fyller alla dess platser. De andra tärningarna spelar ingen roll.',
        so: 'Fem lika är alltså också en kåk. Fyrtal och par är också tre par, och sex lika likaså. Sex lika är också två tretal.',
        deck: 'Listan över de tryckta korten är inte offentlig, så den här kortleken är vår egen.',
        known: 'Två värden är kända och gäller här: fyrtal 2\u00a0poäng, femtal 3.',
        own: 'Den som har spelet i ask kan spela med en egen kortlek: vilka 45\u00a0kort som helst av det här slaget.',
      },
    },
    setup: {
      title: 'Innan ni börjar',
      text: {
        piles: 'Blanda korten och gör tre högar med 15 i varje, framsidan upp: bara det översta kortet syns.',
        empty: 'En tom hög visar inget.',
        first: 'Lotten avgör vem som börjar. Sedan går det runt åt vänster.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        throw: 'Kasta alla sex tärningarna.',
        again:
          'Spara de tärningar du vill och kasta om de andra, minst en: upp till tre kast i allt. I det sista får du även kasta tärningar som du sparat förut.',
        take: 'Efter varje kast får du ta ett av de översta korten, om dina tärningar klarar det och det inte är låst. Nästa kort i högen syns genast. Utför handlingen, om det finns en; sedan är din tur slut. Ett kort per tur.',
        must: 'Efter sista kastet måste du ta ett kort som är klarat; bland flera väljer du.',
        none: 'Är inget klarat, så slutar din tur utan kort.',
        noStop: 'Du får inte sluta före det utan kort.',
      },
    },
    locks: {
      title: 'Låsta kort',
      text: {
        lock: 'Kastar du vidare fast dina tärningar klarar kort som ligger överst, så låses vart och ett av dem för dig tills din tur är slut.',
        counts: 'Ett låst kort räknas som inte klarat. Även ett senare kast med alla sex låser.',
        unused: 'Det du hade kunnat klara med de svarta tärningarna, men inte gjorde, låses inte.',
      },
    },
    failed: {
      title: 'Efter en tur utan kort',
      text: {
        yours: 'Gav turen före din inget kort, så är tärningarna dina som de ligger. Välj:',
        take: 'Ta ett kort som de redan klarar, utan att kasta.',
        action: 'Har kortet en handling, så utför den.',
        keep: 'Spara en till fem tärningar och kasta de andra. Det räknas som andra kastet; du har två i allt.',
        locks: 'Det som tärningarna redan klarade är då låst.',
        fresh: 'Kasta alla sex: ett nytt första kast, tre i allt, och inget låses. Bara det första kastet i en tur kan vara det.',
        otherwise: 'Efter en tur som tog ett kort kastas alla sex.',
        chain: 'Flera turer i följd kan sluta utan kort.',
        replay: 'En extratur utan kort räknas likadant: nästa spelare får använda tärningarna.',
      },
    },
    black: {
      title: 'De två svarta tärningarna',
      text: {
        agree:
          'Om båda svarta tärningarna kastades i samma kast och visar samma färg, får du vrida en tärning. Varje sådant kast ger dig den rätten en gång.',
        any: 'Vilken tärning som helst, svart eller vit, även en sparad, till vilken annan färg som helst.',
        breaks: 'Det får du även om det förstör ett klarat kort, och även efter sista kastet.',
        until: 'Gör det innan du kastar eller tar; sedan är rätten borta.',
        stays: 'En vriden tärning förblir så medan den är sparad, och nästa spelare ärver den som den ligger.',
        heir: 'Själva rätten ärvs inte.',
        last: 'Den gäller även efter sista kastet: är inget klarat, vrid en tärning eller avsluta din tur. Utan den slutar turen av sig själv.',
      },
    },
    actions: {
      title: 'Handlingar',
      text: {
        won: 'En handling gäller bara när kortet vinns med tärningar, inte när det dras eller ges. Den måste utföras om det går, annars hoppas den över.',
        blind: 'I blindo betyder av en slump: vart och ett av den andras kort är lika sannolikt.',
        just: 'I ett byte får du ge kortet du just vann, men inte det du just drog.',
        back: 'Du ger alltid ditt kort till den du just drog från.',
        order:
          'Ett superbyte går runt åt vänster och börjar med den som sitter till vänster om dig. Det du drog från en får du ge till nästa.',
      },
    },
    end: {
      title: 'Slutet',
      text: {
        limit: 'Spelet är slut så fort någon har så många kort som det står i tabellen.',
        after:
          'Korten räknas när hela handlingen är klar: däremellan kan det vara ett kort för mycket, och en stöld kan sluta över antalet.',
        dropped: 'En extratur på kortet som avslutar spelet faller bort.',
        stop: 'Den som har tillräckligt många kort får avsluta spelet tidigare: med två spelare när den egna turen är slut, med eller utan kort. Frågan kommer varje gång.',
        moment: 'Med tre till sex spelare är det likadant: när den egna turen är slut, med eller utan kort.',
        asked: 'Frågan kommer när nästa spelare skulle börja, alltså inte före en extratur.',
        held: 'Korten du har räknas: ett kort som någon drog från dig räknas inte längre.',
        most: 'Alla kort vänds upp. Flest poäng vinner.',
        shared: 'Vid lika delas segern.',
      },
    },
    secrets: {
      title: 'Vem vet vad',
      text: {
        down: 'Vunna kort ligger med baksidan upp. De andra ser hur många; ordningen avslöjar inget.',
        own: 'Dina egna kort får du alltid titta på.',
        take: 'Vad någon tar från en hög ser alla.',
        two: 'Vad som flyttades i en stöld eller ett byte vet bara de två. De andra ser att ett kort flyttas, inte vilket.',
        open: 'Till slut är allt öppet: händer, högar och varje draget kort.',
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
    ends: 'Spelet slut',
    mayStop: 'Får avsluta',
    range,
  },
  examples: {
    enough: {
      title: 'Andra tärningar spelar ingen roll',
      moments: {
        five: 'Fem blå tärningar: ett femtal, förstås, men också en kåk, tre och två i samma färg. Tre par är det inte.',
        fourAndPair: 'Fyra gröna och två gula: fyrtal och par, kåk, och tre par, varav två gröna.',
      },
    },
    last: {
      title: 'Sista kastet',
      moments: {
        must: 'Astrids tredje kast klarar tretalet, och även två röda och två gröna. Hon måste ta ett av de två korten, vilket hon vill.',
      },
    },
    lock: {
      title: 'Kasta vidare',
      moments: {
        made: 'Tre röda: Astrid skulle kunna ta tretalet. Hon vill ha fyrtalet, sparar de röda och kastar de andra.',
        locked: 'Där är den fjärde. Tretalet är låst den här turen; fyrtalet får hon ta.',
      },
    },
    reds: {
      title: 'Regelbladets exempel: fyra röda',
      moments: {
        left: 'Astrids tur slutar utan kort och lämnar fyra röda tärningar. Hon kastade vidare för en femte, så fyrtalet var låst för henne. För Hugo är inget låst. Han kan gå vidare på tre sätt.',
        taken: 'Första sättet: Hugo tar fyrtalet utan att kasta.',
      },
    },
    redsKept: {
      title: 'Andra sättet: spara några',
      moments: {
        kept: 'Hugo sparar de fyra röda och kastar de andra två: en femte röd! Det var ett andra kast, så han har ett kvar. Fyrtalet är låst nu, men femtalet får han ta.',
      },
    },
    redsAfresh: {
      title: 'Tredje sättet: kasta alla sex',
      moments: { thrown: 'Hugo kastar alla sex på nytt. Det är ett första kast, så han har två kvar. Inget är låst.' },
    },
    black: {
      title: 'De svarta är överens',
      moments: {
        agree: 'Båda svarta tärningarna kastades och är blå. Astrid får vrida en valfri tärning till en annan färg.',
        turned: 'Hon vrider den gröna till rött: fyra röda och två blå, fyrtal och par.',
      },
    },
    superSwap: {
      title: 'Ett superbyte',
      moments: {
        won: 'Alla har ett kort. Ebba vann sitt med ett superbyte: först drar hon i blindo från Astrid, som sitter till vänster om henne.',
        first: 'Hon drog tretalet och gav Astrid kortet hon just vunnit. Nu kommer Hugo.',
        second: 'Från Hugo drog hon femtalet, och gav Astrids kort vidare till honom.',
      },
    },
    stop: {
      title: 'Extratur, och avsluta',
      moments: {
        replay: 'Fyra spelare. Astrid tar en kåk med extratur: genast en hel tur till, med sex tärningar.',
        asked: 'Efter tre extraturer har hon fyra kort. Med fyra spelare räcker det för att avsluta.',
        over: 'Hon avslutar. Alla kort räknas: Astrid vinner med 7\u00a0poäng.',
      },
    },
  },
};
