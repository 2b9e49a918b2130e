/** The rules of NEXT! in Danish. */

import { range, text } from '../../../../words/da/grammar.ts';
import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Ida', 'Emil', 'Alma', 'Otto'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Slå den kombination, et kort viser, og tag kortet. Den, der har flest point til sidst, vinder.',
        name: 'De terninger, du ikke kan bruge, arver den næste. Derfor hedder spillet NEXT!',
      },
    },
    need: {
      title: 'Det skal I bruge',
      text: {
        players: 'To til seks spillere fra 8\u00a0år. 10 til 20\u00a0minutter.',
        dice: 'Seks terninger, fire hvide og to sorte.',
        colours: 'Alle terninger har de samme seks farver. Hver farve har sit eget symbol.',
        cards:
          '45\u00a0kort. Hvert kort viser en kombination og dens point. Nogle viser også en handling.',
      },
    },
    cards: {
      title: 'Kombinationerne',
      text: {
        any: 'Stiplede terninger må have en hvilken som helst farve, men alle i samme ramme skal være ens. To rammer må have samme farve.',
        fixed: 'Terninger med farve skal have netop den farve.',
        made: 'Et kort passer, når der er en terning til hver plads på kortet. De øvrige terninger er ligegyldige.',
        so: 'Fem ens er altså også et fuldt hus. Fire ens og et par er også tre par, og det er seks ens også. Seks ens er også to gange tre ens.',
        deck: 'Listen over de trykte kort er ikke offentlig, så dette kortsæt er vores.',
        known:
          'To værdier er kendt, og dem har vi beholdt: fire ens giver 2\u00a0point, fem ens giver\u00a03.',
        own: 'Har du æsken, kan du spille med dit eget kortsæt: 45\u00a0kort af denne slags, lige meget hvilke.',
      },
    },
    setup: {
      title: 'Før I begynder',
      text: {
        piles:
          'Bland kortene, og læg dem i tre bunker på\u00a015 med forsiden opad. Kun det øverste kort i hver bunke kan ses.',
        empty: 'En tom bunke viser intet.',
        first: 'Træk lod om, hvem der begynder. Derefter går turen rundt til venstre.',
      },
    },
    turn: {
      title: 'Din tur',
      text: {
        throw: 'Kast alle seks terninger.',
        again:
          'Behold de terninger, du vil, og kast resten igen, mindst én. Du har op til tre kast i alt. I det sidste må du også kaste terninger, du beholdt før.',
        take: 'Efter hvert kast må du tage et kort, der ligger øverst i en bunke, hvis dine terninger passer til det, og det ikke er låst. Det næste kort i bunken kan straks ses. Har dit kort en handling, så udfør den. Så er din tur slut. Du kan tage ét kort pr. tur.',
        must: 'Efter sidste kast skal du tage et kort, hvis der er et, der passer. Er der flere, vælger du selv.',
        none: 'Passer ingen kort, slutter din tur uden kort.',
        noStop: 'Indtil da kan du ikke stoppe uden et kort.',
      },
    },
    locks: {
      title: 'Låste kort',
      text: {
        lock: 'Kaster du igen, selv om dine terninger passer til kort, der ligger øverst, er alle de kort låst for dig, til din tur er slut.',
        counts:
          'Et låst kort tæller, som om det ikke passer. Kaster du senere i turen alle seks terninger, låser det også kort.',
        unused:
          'Et kort, der først ville have passet, hvis du havde drejet en terning, bliver ikke låst.',
      },
    },
    failed: {
      title: 'Efter en tur uden kort',
      text: {
        yours:
          'Sluttede turen før din uden kort, arver du terningerne, som de ligger. Du har tre muligheder:',
        take: 'Tag et kort, der ligger øverst, og som terningerne allerede passer til, uden at kaste.',
        action: 'Har kortet en handling, så udfør den.',
        keep: 'Behold én til fem terninger, og kast resten. Det tæller som dit andet kast, så du har to i alt.',
        locks: 'De kort, terningerne allerede passede til, er nu låst.',
        fresh:
          'Kast alle seks terninger. Det er et helt nyt første kast: du har tre i alt, og intet bliver låst. Det kan du kun gøre med turens første kast.',
        otherwise: 'Tog spilleren før dig et kort, kaster du alle seks terninger.',
        chain: 'Flere ture i træk kan slutte uden kort.',
        replay:
          'En ekstra tur, der slutter uden kort, tæller på samme måde: den næste arver terningerne.',
      },
    },
    black: {
      title: 'De to sorte terninger',
      text: {
        agree:
          'Kaster du begge sorte terninger i samme kast, og viser de samme farve, må du dreje én terning. Det må du én gang for hvert sådant kast.',
        any: 'Du må dreje en hvilken som helst terning, sort eller hvid, også en, du har beholdt, til en anden farve efter eget valg.',
        breaks: 'Det må du, selv om et kort så ikke længere passer, og også efter sidste kast.',
        until: 'Drej terningen, før du kaster igen eller tager et kort. Bagefter er det for sent.',
        stays:
          'En drejet terning bliver liggende sådan, så længe den beholdes. Den næste arver den, som den ligger.',
        heir: 'Men den næste må ikke dreje en terning på grund af dit kast.',
        last: 'Du må også dreje en terning efter sidste kast. Passer ingen kort, så drej en terning, eller slut din tur. Må du ikke dreje en terning, slutter turen af sig selv.',
      },
    },
    actions: {
      title: 'Handlinger',
      text: {
        won: 'En handling gælder kun, når du vinder kortet med terninger, ikke når du trækker det eller får det af en anden. Du skal udføre den, hvis du kan. Ellers springes den over.',
        blind:
          'At trække i blinde er at trække tilfældigt: hvert af den andens kort har samme chance.',
        just: 'I et bytte må du give det kort, du lige har vundet, men ikke det, du lige har trukket.',
        back: 'Du giver altid dit kort til den, du lige har trukket fra.',
        order:
          'Et superbytte går rundt til venstre og begynder med din nabo til venstre. Et kort, du trak fra én, må du give til den næste.',
      },
    },
    end: {
      title: 'Slutningen',
      text: {
        limit: 'Spillet slutter, så snart en spiller har det antal kort, der står i tabellen.',
        after:
          'Kortene tælles, når hele handlingen er udført. Undervejs kan en spiller have ét kort for meget, og efter et tyveri kan det blive flere end tallet i tabellen.',
        dropped: 'Giver det kort, der slutter spillet, en ekstra tur, bliver den ikke spillet.',
        stop: 'Har du kort nok, må du slutte spillet tidligere. Er I to, må du gøre det, når din egen tur er forbi, med eller uden kort. Du bliver spurgt hver gang.',
        moment:
          'Er I tre til seks, er det på samme måde: når din egen tur er forbi, med eller uden kort.',
        asked: 'Du bliver spurgt, lige før den næste skal begynde, altså ikke før en ekstra tur.',
        held: 'Kun de kort, du har, tæller. Et kort, en anden har trukket fra dig, tæller ikke mere.',
        most: 'Alle kort vendes. Den, der har flest point, vinder.',
        shared: 'Står flere lige, deler de sejren.',
      },
    },
    secrets: {
      title: 'Hvem ved hvad',
      text: {
        down: 'De kort, du har vundet, ligger med bagsiden opad. De andre ser, hvor mange der er. Rækkefølgen røber intet.',
        own: 'Du må altid se dine egne kort.',
        take: 'Alle ser, hvilket kort en spiller tager fra en bunke.',
        two: 'Når et kort bliver stjålet eller byttet, ved kun de to, hvilket kort det var. De andre ser kun, at et kort skiftede ejer.',
        open: 'Til sidst vises alt: hænder, bunker og hvert kort, der blev trukket.',
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
    ends: 'Spillet slutter ved',
    mayStop: 'Må sluttes fra',
    range,
  },
  examples: {
    enough: {
      title: 'De øvrige terninger er ligegyldige',
      moments: {
        five: 'Fem blå terninger er selvfølgelig fem ens. De er også et fuldt hus: tre og to i samme farve. De er ikke tre par.',
        fourAndPair:
          'Fire grønne og to gule er fire ens og et par, et fuldt hus og tre par, hvoraf de to er grønne.',
      },
    },
    last: {
      title: 'Det sidste kast',
      moments: {
        must: 'Idas tredje kast passer til to kort: tre ens, og to røde og to grønne. Hun skal tage et af dem, men vælger selv hvilket.',
      },
    },
    lock: {
      title: 'At kaste videre',
      moments: {
        made: 'Tre røde: Ida kunne tage tre ens. Men hun vil have fire, så hun beholder de røde og kaster resten.',
        locked: 'Der kom den fjerde. Tre ens er låst i denne tur, men hun må tage fire ens.',
      },
    },
    reds: {
      title: 'Regelarkets eksempel: fire røde',
      moments: {
        left: 'Idas tur slutter uden kort, og der ligger fire røde terninger. Hun kastede videre for at få en femte, så fire ens var låst for hende. For Emil er intet låst. Han har tre muligheder.',
        taken: 'Første mulighed: Emil tager fire ens uden at kaste.',
      },
    },
    redsKept: {
      title: 'Anden mulighed: behold nogle',
      moments: {
        kept: 'Emil beholder de fire røde og kaster de to andre: en femte rød! Det var hans andet kast, så han har ét tilbage. Fire ens er låst nu, men han må tage fem ens.',
      },
    },
    redsAfresh: {
      title: 'Tredje mulighed: kast alle seks',
      moments: {
        thrown:
          'Emil kaster alle seks på ny. Det er hans første kast, så han har to tilbage. Intet er låst.',
      },
    },
    black: {
      title: 'De sorte terninger er ens',
      moments: {
        agree:
          'Ida kastede begge sorte terninger, og begge er blå. Hun må dreje én terning, lige meget hvilken, til en anden farve.',
        turned:
          'Hun drejer den grønne til rød. Nu har hun fire røde og to blå: fire ens og et par.',
      },
    },
    superSwap: {
      title: 'Et superbytte',
      moments: {
        won: 'Alle har ét kort. Det, Alma lige har vundet, giver et superbytte. Først trækker hun i blinde fra Ida, der sidder til venstre for hende.',
        first:
          'Hun trak tre ens og gav Ida det kort, hun lige havde vundet. Nu bytter hun med Emil.',
        second: 'Fra Emil trak hun fem ens, og hun gav ham det kort, hun havde fra Ida.',
      },
    },
    stop: {
      title: 'Ekstra tur og så slut',
      moments: {
        replay:
          'Fire spillere. Ida tager et fuldt hus med ekstra tur: hun får straks en hel tur til, med alle seks terninger.',
        asked:
          'Efter tre ekstra ture har hun fire kort. Med fire spillere er det nok til at slutte.',
        over: 'Hun slutter. Alle kort tælles: Ida vinder med 7\u00a0point.',
      },
    },
  },
};
