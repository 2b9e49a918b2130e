/** The rules of NEXT! in Danish. */

import type { Words } from '../en/rules-next.ts';
import { range, text } from './grammar.ts';

export const words: Words = {
  names: ['Ida', 'Emil', 'Alma', 'Otto'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Slå den kombination, et kort viser, og tag kortet. Flest point til sidst vinder.',
        name: 'Det, du ikke kan bruge, går videre til den næste. Derfor hedder spillet NEXT!',
      },
    },
    need: {
      title: 'Det skal I bruge',
      text: {
        players: 'To til seks spillere fra 8\u00a0år, 10 til 20\u00a0minutter.',
        dice: 'Seks terninger, fire hvide og to sorte.',
        colours: 'Alle har de samme seks farver, og hver farve har sit eget symbol.',
        cards: '45\u00a0kort. Hvert viser en kombination og sine point, og nogle tegnet for en handling.',
      },
    },
    cards: {
      title: 'Kombinationerne',
      text: {
        any: 'Stiplede terninger i en ramme må have enhver farve, men alle i samme ramme den samme. To rammer må have samme farve.',
        fixed: 'Terninger med farve skal have netop den farve.',
        made: 'Et kort passer, når forskellige terninger fylder alle dets pladser. De øvrige terninger er ligegyldige.',
        so: 'Fem ens er altså også et fuldt hus. Fire ens og et par er også tre par, og det er seks ens også. Seks ens er også to gange tre ens.',
        deck: 'Listen over de trykte kort er ikke offentlig, så dette kortsæt er vores.',
        known: 'To værdier er kendt og bevaret: fire ens 2\u00a0point, fem ens\u00a03.',
        own: 'Har man æsken, kan man spille med sit eget kortsæt: 45\u00a0kort af denne slags, lige meget hvilke.',
      },
    },
    setup: {
      title: 'Før I begynder',
      text: {
        piles: 'Bland kortene, og læg dem i tre bunker på\u00a015 med forsiden opad: kun det øverste kort i hver kan ses.',
        empty: 'En tom bunke viser intet.',
        first: 'Der trækkes lod om, hvem der begynder. Så går det rundt til venstre.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        throw: 'Kast alle seks terninger.',
        again:
          'Behold de terninger, du vil, og kast resten igen, mindst én: op til tre kast i alt. I det sidste må du også kaste terninger, du beholdt før.',
        take: 'Efter hvert kast må du tage et kort, der ligger øverst, hvis dine terninger passer til det, og det ikke er låst. Bunkens næste kort viser sig straks. Udfør handlingen, hvis der er en; så er din tur slut. Ét kort pr. tur.',
        must: 'Efter sidste kast skal du tage et kort, der passer; er der flere, vælger du.',
        none: 'Passer ingen, slutter din tur uden kort.',
        noStop: 'Før det kan du ikke stoppe uden kort.',
      },
    },
    locks: {
      title: 'Låste kort',
      text: {
        lock: 'Kaster du igen, selv om dine terninger passer til kort, der ligger øverst, låses hvert af dem for dig, til din tur er slut.',
        counts: 'Et låst kort tæller, som om det ikke passer. Et senere kast med alle seks låser også.',
        unused: 'Det, du kunne have fået til at passe med de sorte terninger, men ikke gjorde, låses ikke.',
      },
    },
    failed: {
      title: 'Efter en tur uden kort',
      text: {
        yours: 'Gav turen før din intet kort, er dens terninger dine, som de ligger. Vælg:',
        take: 'Tag et kort, de allerede passer til, uden at kaste.',
        action: 'Har kortet en handling, så udfør den.',
        keep: 'Behold én til fem terninger, og kast resten. Det tæller som dit andet kast, to i alt.',
        locks: 'De kort, terningerne allerede passede til, er så låst.',
        fresh: 'Kast alle seks: et helt nyt første kast, tre i alt, og intet låses. Kun turens første kast kan være det.',
        otherwise: 'Efter en tur, der tog et kort, kastes alle seks.',
        chain: 'Flere ture efter hinanden kan ende uden kort.',
        replay: 'En ekstra tur uden kort tæller på samme måde: den næste må bruge terningerne.',
      },
    },
    black: {
      title: 'De to sorte terninger',
      text: {
        agree:
          'Blev begge sorte terninger kastet i samme kast, og viser de samme farve, må du dreje én terning. Hvert sådant kast giver dig retten én gang.',
        any: 'En hvilken som helst terning, sort eller hvid, også en beholdt, til en hvilken som helst anden farve.',
        breaks: 'Det må du også, selv om et kort så ikke længere passer, og selv efter sidste kast.',
        until: 'Gør det, før du kaster eller tager; derefter er retten væk.',
        stays: 'En drejet terning bliver sådan, så længe den beholdes, og går videre til den næste, som den ligger.',
        heir: 'Retten selv går ikke videre.',
        last: 'Det gælder også efter sidste kast: passer intet, så drej en terning, eller slut din tur. Uden retten slutter turen af sig selv.',
      },
    },
    actions: {
      title: 'Handlinger',
      text: {
        won: 'En handling gælder kun, når kortet vindes med terninger, ikke når det trækkes eller gives. Den skal udføres, hvis den kan; ellers springes den over.',
        blind: 'I blinde betyder tilfældigt: hvert af den andens kort har samme chance.',
        just: 'I et bytte må du give det kort, du lige har vundet, men ikke det, du lige har trukket.',
        back: 'Du giver altid dit kort til den, du lige har trukket hos.',
        order:
          'Et superbytte går rundt til venstre og begynder hos din nabo til venstre. Det, du trak hos én, må du give til den næste.',
      },
    },
    end: {
      title: 'Slutningen',
      text: {
        limit: 'Spillet slutter, så snart nogen har så mange kort, som der står i tabellen.',
        after:
          'Der tælles, når hele handlingen er udført: undervejs kan der være ét kort for meget, og et tyveri kan ende over tallet.',
        dropped: 'Giver det kort, der slutter spillet, en ekstra tur, bortfalder den.',
        stop: 'Har du nok kort, må du slutte spillet før: med to spillere, når din egen tur er forbi, med eller uden kort. Du bliver spurgt hver gang.',
        moment: 'Med tre til seks spillere er det på samme måde: når din egen tur er forbi, med eller uden kort.',
        asked: 'Spørgsmålet kommer, når den næste skal til at begynde, altså ikke før en ekstra tur.',
        held: 'Det er kort på hånden, der tæller: et, der er trukket fra dig, tæller ikke mere.',
        most: 'Alle kort vendes. Flest point vinder.',
        shared: 'Står det lige, deler man sejren.',
      },
    },
    secrets: {
      title: 'Hvem ved hvad',
      text: {
        down: 'Vundne kort ligger med bagsiden opad. De andre ser, hvor mange der er; rækkefølgen røber intet.',
        own: 'Dine egne kort må du altid se.',
        take: 'Hvad nogen tager fra en bunke, ser alle.',
        two: 'Hvad et tyveri eller bytte flyttede, ved kun de to. De andre ser, at et kort blev flyttet, ikke hvilket.',
        open: 'Til sidst er alt åbent: hænder, bunker og hvert kort, der blev trukket.',
      },
    },
  },
  kinds: {
    label: 'Kortene i sættet',
    any: 'Valgfri farve',
    fixed: 'Bestemte farver',
    fixedNames: {
      three: 'tre i én farve',
      twoTwo: 'to og to',
      threeTwo: 'tre og to',
      twoTwoTwo: 'to, to og to',
    },
    count: text('{#cards}\u00a0×'),
  },
  limits: {
    label: 'Hvor mange kort der slutter spillet',
    players: 'Spillere',
    ends: 'Slutter spillet',
    mayStop: 'Må slutte det',
    range,
  },
  examples: {
    enough: {
      title: 'De øvrige terninger er ligegyldige',
      moments: {
        five: 'Fem blå terninger: fem ens, naturligvis, men også et fuldt hus, tre og to i samme farve. Tre par er det ikke.',
        fourAndPair: 'Fire grønne og to gule: fire ens og et par, fuldt hus og tre par, hvoraf to er grønne.',
      },
    },
    last: {
      title: 'Det sidste kast',
      moments: {
        must: 'Idas tredje kast passer til tre ens og til to røde og to grønne. Hun skal tage et af de to kort, men må selv vælge hvilket.',
      },
    },
    lock: {
      title: 'At kaste videre',
      moments: {
        made: 'Tre røde: Ida kunne tage tre ens. Hun vil have fire, beholder de røde og kaster resten.',
        locked: 'Der kom den fjerde. Tre ens er låst i denne tur; fire ens må hun tage.',
      },
    },
    reds: {
      title: 'Regelarkets eksempel: fire røde',
      moments: {
        left: 'Idas tur ender uden kort og efterlader fire røde terninger. Hun kastede videre efter en femte, så fire ens var låst for hende. For Emil er intet låst. Han kan gøre tre ting.',
        taken: 'Første mulighed: Emil tager fire ens uden at kaste.',
      },
    },
    redsKept: {
      title: 'Anden mulighed: behold nogle',
      moments: {
        kept: 'Emil beholder de fire røde og kaster de to andre: en femte rød! Det var et andet kast, så han har ét tilbage. Fire ens er låst nu, men fem ens må han tage.',
      },
    },
    redsAfresh: {
      title: 'Tredje mulighed: kast alle seks',
      moments: { thrown: 'Emil kaster alle seks på ny. Det er et første kast, så han har to tilbage. Intet er låst.' },
    },
    black: {
      title: 'De sorte terninger er ens',
      moments: {
        agree: 'Begge sorte terninger blev kastet og er blå. Ida må dreje én terning, lige meget hvilken, til en anden farve.',
        turned: 'Hun drejer den grønne til rød: fire røde og to blå, fire ens og et par.',
      },
    },
    superSwap: {
      title: 'Et superbytte',
      moments: {
        won: 'Alle har ét kort. Alma har vundet sit med et superbytte: først trækker hun i blinde hos Ida, der sidder til venstre for hende.',
        first: 'Hun trak tre ens og gav Ida det kort, hun lige havde vundet. Nu trækker hun hos Emil.',
        second: 'Hos Emil trak hun fem ens, og Idas kort gav hun videre til ham.',
      },
    },
    stop: {
      title: 'Ekstra tur, og slut',
      moments: {
        replay: 'Fire spillere. Ida tager et fuldt hus med ekstra tur: straks en hel tur til, med seks terninger.',
        asked: 'Efter tre ekstra ture har hun fire kort. Med fire spillere er det nok til at slutte.',
        over: 'Hun slutter. Alle kort tælles: Ida vinder med 7\u00a0point.',
      },
    },
  },
};
