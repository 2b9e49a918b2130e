/** The rules of Pokerdice in Danish. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Ida', 'Emil', 'Alma'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Fem terninger ligger på bordet. Alle satser i hemmelighed et kort på, hvad terningerne viser, når runden er slut. Har du ret, får du kortets point.',
        twist:
          'Men den aktive spiller må stadig kaste terninger om: for at få sit eget kort til at lykkes, eller for at ødelægge dit og snuppe det.',
      },
    },
    need: {
      title: 'Det skal I bruge',
      text: {
        dice: 'To til fem spillere fra 8 til 99\u00a0år. Fem terninger. Omkring ti minutter.',
        pack: 'Et kortsæt til hver spiller: ti målkort, ét af hver slags.',
      },
    },
    cards: {
      title: 'De ti kort',
      text: {
        made: 'Et kort lykkes, hvis de fem terninger viser det, kortet kræver, når runden er slut.',
        more: 'Mere omfatter mindre. Et fuldt hus er også et par, tre ens og to par. Fire eller fem ens er også tre ens og et par. En stor straight er også en lille straight.',
        differ:
          'To par og fuldt hus kræver to forskellige tal. Fem ens er ingen af delene, og fire ens med en anden terning er ikke to par.',
        corner: 'En straight begynder ikke forfra: efter 6 kommer der ikke noget.',
      },
    },
    setup: {
      title: 'Før I begynder',
      text: {
        packs:
          'Alle tager et kortsæt og vælger farven på det. To sæt ved samme bord har aldrig samme farve.',
        first:
          'På regelarket er den yngste den første aktive spiller. Her kan værten bestemme, hvem det er. Ellers trækkes der lod.',
      },
    },
    bet: {
      title: 'En runde: kast og sats',
      text: {
        throw: 'Den aktive spiller kaster alle fem terninger.',
        lay: 'Så lægger alle, også den aktive spiller, et kort med bagsiden opad. Det skal være et kort, du ikke har spillet før. Rækkefølgen er fri. De andre ser kun, at du er klar.',
        final: 'Et lagt kort kan ikke skiftes ud.',
        turnUp:
          'Når alle har lagt et kort, vender den aktive spiller sit. De andres bliver liggende med bagsiden opad.',
      },
    },
    again: {
      title: 'En runde: kast om',
      text: {
        twice:
          'Er du aktiv spiller, må du nu kaste om, højst to gange. Hver gang vælger du selv hvilke terninger, mindst én. Du må også vælge terninger, du beholdt før.',
        stop: 'Du må stoppe når som helst. Efter anden gang kastes der ikke mere.',
        spoil: 'Du må gerne ødelægge kastet for de andre, også når dit eget kort allerede passer.',
      },
    },
    judging: {
      title: 'En runde: afgør kortene',
      text: {
        open: 'Alle kort vendes. Hvert kort afgøres for sig efter terningerne på bordet.',
        won: 'Lykkes et kort, vinder ejeren det og får dets point.',
        out: 'Glipper den aktive spillers kort, er det ude af spillet.',
        captured:
          'Glipper en anden spillers kort, snupper den aktive spiller det. Det giver 1\u00a0point, uanset hvad der står på det.',
        evenSo: 'Er du aktiv spiller, snupper du kort, selv om dit eget er glippet.',
        next: 'Så bliver den næste til venstre aktiv spiller.',
      },
    },
    end: {
      title: 'Slutningen',
      text: {
        left: 'På regelarket står der: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Det vil sige: er I færre end fem, er de målkort, der ikke er blevet spillet, ude af spillet.',
        rounds:
          'Arket siger ikke, hvor mange runder der er. Ved et nyt bord er alle aktiv spiller lige mange gange. Det giver 10\u00a0runder for to spillere, 9 for tre, 8 for fire og 10 for fem.',
        twice:
          'I kan også vælge et hurtigt spil, hvor alle er aktiv spiller to gange: 4\u00a0runder for to spillere, 6 for tre, 8 for fire og 10 for fem. Kun da passer sætningen på arket ord for ord.',
        all: 'Eller I kan vælge ti runder, uanset hvor mange I er. Så spilles alle kort.',
        count:
          'Læg pointene på de kort, du har vundet, sammen, og læg 1\u00a0point til for hvert kort, du har snuppet. Den, der har flest point, vinder.',
        tie: 'Står flere lige, vinder den af dem, der sidst var aktiv spiller. Der er altså altid kun én vinder.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        packs:
          'To kortsæt til hver, kun for to spillere: I har 20\u00a0kort hver og spiller to kort pr. runde.',
        both: 'Den aktive spiller vender begge sine kort. Hvert kort afgøres for sig.',
        same: 'Dine to kort må være af samme slags, hvis du har to af den slags tilbage.',
      },
    },
    secrets: {
      title: 'Hvem ved hvad',
      text: {
        hidden:
          'Kun du ved, hvilket kort du har lagt, indtil det vendes. Så længe tæller det stadig med blandt de kort, du har tilbage, så intet røber det.',
        open: 'Alle kan se stillingen, og hvilke kort hver spiller har tilbage: alle har jo set de kort, der er spillet.',
        down: 'Snuppede kort ligger med bagsiden opad. Alle ser, hvor mange der er.',
        before: 'Også når der kastes om, kan alle stadig se de terninger, I satsede på.',
      },
    },
  },
  examples: {
    more: {
      title: 'Ét kast, fem kort',
      moments: {
        full: 'Tre 6’ere og to 3’ere er et fuldt hus. Det er også to par, tre ens, et par og, som altid, joker. Både Ida og Emil får point.',
      },
    },
    alike: {
      title: 'Mange ens',
      moments: {
        five: 'Fem 4’ere er fire ens, tre ens og et par, og ingen af dem er ulige. Men uden to forskellige tal er der intet fuldt hus: Ida snupper Emils.',
        four: 'Fire 6’ere og en 1’er er ikke to par: Emil snupper Idas kort.',
      },
    },
    straights: {
      title: 'Straights',
      moments: {
        corner:
          '5 6 1 2 3 er ikke en straight, for efter 6 kommer der ikke noget. Ida snupper Emils kort.',
        small: '2 3 4 5 og en 5’er til: en lille straight, men ikke en stor.',
        large: '2 3 4 5 6: en stor straight og altså også en lille.',
      },
    },
    spoil: {
      title: 'Passer, men kastes om alligevel',
      moments: {
        before: 'Idas tre ens passer. Men de andre har måske satset på hendes to 5’ere.',
        spoiled:
          'Så hun kaster 5’erne om, og det virker: Emils fulde hus og Almas to par glipper. Hun får 2\u00a0point for sine tre ens og 2 for de snuppede kort.',
      },
    },
    round: {
      title: 'En hel runde',
      moments: {
        thrown: 'Ida er aktiv spiller. Hun slår to 5’ere.',
        laid: 'Alle har lagt et kort. Idas er vendt: tre ens. Emils og Almas er stadig hemmelige.',
        judged:
          'Ida kaster 2’eren, 3’eren og 6’eren om, får en tredje 5’er og stopper. Hendes tre ens lykkes: 2\u00a0point. Emils par lykkes: 1\u00a0point. Almas lille straight glipper. Ida snupper kortet og får 1\u00a0point mere.',
      },
    },
    capture: {
      title: 'Glippet, men snupper alligevel',
      moments: {
        judged:
          'Idas fire ens glipper og er ude af spillet. Hun snupper alligevel Emils store straight, for 1\u00a0point, selv om der står 7 på kortet. Almas joker lykkes altid.',
      },
    },
    tie: {
      title: 'Lige mange point efter ti runder',
      moments: {
        over: 'De har begge 37\u00a0point. Emil var sidst aktiv spiller, så Emil vinder.',
      },
    },
    packs: {
      title: 'To kort pr. runde',
      moments: {
        judged:
          'Ida spiller fire ens to gange, og begge kort lykkes: 14\u00a0point. Emils tre ens lykkes. Ida snupper hans fulde hus.',
      },
    },
  },
};
