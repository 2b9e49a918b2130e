/** The rules of Pokerdice in Danish. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Ida', 'Emil', 'Alma'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Fem terninger ligger på bordet. Alle satser i hemmelighed et kort på, hvad de viser til sidst. Viser de det, får du kortets point.',
        twist:
          'Men den, der kastede, må stadig ændre terningerne: for at få et kort til at lykkes, eller for at spolere dit og snuppe det.',
      },
    },
    need: {
      title: 'Det skal I bruge',
      text: {
        dice: 'To til fem spillere fra 8 til 99\u00a0år, fem terninger, omkring ti minutter.',
        pack: 'Til hver spiller et kortsæt med ti kort, ét af hver slags.',
      },
    },
    cards: {
      title: 'De ti kort',
      text: {
        made: 'Et kort lykkes, når de fem terninger, som de ligger til sidst, viser det, kortet kræver.',
        more: 'Det større rummer det mindre: et fuldt hus er også et par, tre ens og to par; fire eller fem ens er også tre ens og et par; en stor straight er også en lille.',
        differ:
          'To par og fuldt hus kræver to forskellige tal. Fem ens er ingen af delene, og fire ens med en anden terning er ikke to par.',
        corner: 'En straight går ikke rundt om hjørnet: efter 6 kommer der ikke mere.',
      },
    },
    setup: {
      title: 'Før I begynder',
      text: {
        packs: 'Alle tager et kortsæt og vælger farven på det. Ved samme bord er to sæt aldrig ens i farven.',
        first: 'På regelarket kaster den yngste først. Her kan bordets vært udpege nogen; ellers trækkes der lod.',
      },
    },
    bet: {
      title: 'En runde: kast og sats',
      text: {
        throw: 'Den, hvis runde det er, kaster alle fem terninger.',
        lay: 'Så lægger alle, også kasteren, et kort, de ikke har spillet før, med bagsiden opad. Rækkefølgen er fri, og de andre ser kun, at du er klar.',
        final: 'Lagt er lagt.',
        turnUp: 'Når alle kort ligger, vendes kasterens, og kun det.',
      },
    },
    again: {
      title: 'En runde: kast om',
      text: {
        twice:
          'Nu må kasteren kaste om, højst to gange: hver gang valgfri terninger, også dem, der blev beholdt før, og mindst én.',
        stop: 'Kasteren må stoppe når som helst. Efter anden gang er det slut af sig selv.',
        spoil: 'Det er tilladt at spolere terningerne for de andre, også når ens eget kort passer.',
      },
    },
    judging: {
      title: 'En runde: afgør kortene',
      text: {
        open: 'Alle kort vendes. Hvert kort afgøres for sig efter terningerne, som de nu ligger.',
        won: 'Lykkes et kort, uanset hvis det er, vinder ejeren det og får dets point.',
        out: 'Glipper kasterens kort, er det ude af spillet.',
        captured: 'Glipper en andens, snupper kasteren det for 1\u00a0point, uanset hvad det viser.',
        evenSo: 'Det gælder, selv om kasterens eget kort er glippet.',
        next: 'Så kaster den næste til venstre.',
      },
    },
    end: {
      title: 'Slutningen',
      text: {
        left: 'På regelarket står der: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Det vil sige: med færre end fem spillere er de kort, der ikke er blevet spillet, ude af spillet.',
        rounds:
          'Arket siger ikke, hvor mange runder der er. Hvert nyt bord spiller lige mange: alle er kaster lige mange gange. Det giver 10\u00a0runder for to spillere, 9 for tre, 8 for fire og 10 for fem.',
        twice:
          'I kan også vælge et kort spil, hvor alle er kaster to gange: 4\u00a0runder for to spillere, 6 for tre, 8 for fire og 10 for fem. Kun så passer sætningen på arket ord for ord.',
        all: 'Eller I kan vælge ti runder, uanset hvor mange I er. Så spilles alle kort.',
        count: 'Tæl pointene på de kort, du har vundet, og 1 for hvert kort, du har snuppet. Flest point vinder.',
        tie: 'Står nogle lige, vinder den af dem, der kastede sidst: der er altid præcis én vinder.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        packs: 'To kortsæt, kun for to spillere: 20\u00a0kort til hver og to kort pr. runde i ti runder.',
        both: 'Kasteren vender begge sine kort. Hvert kort afgøres for sig.',
        same: 'Rundens to kort må være af samme slags, hvis du har to af den tilbage.',
      },
    },
    secrets: {
      title: 'Hvem ved hvad',
      text: {
        hidden:
          'Kun du ved, hvad du har lagt, til det vendes. Indtil da står kortet stadig blandt dine kort tilbage, så intet røber det.',
        open: 'Stillingen er åben, og det samme er de kort, alle har tilbage: hvert spillet kort er blevet set.',
        down: 'Snuppede kort ligger med bagsiden opad; alle ser, hvor mange der er.',
        before: 'De terninger, kortene blev lagt på, er stadig kendt, når der kastes om.',
      },
    },
  },
  examples: {
    more: {
      title: 'Ét kast, fem kort',
      moments: {
        full: 'Tre 6’ere og to 3’ere er et fuldt hus og dermed også to par, tre ens, et par og, som altid, joker. Både Ida og Emil får point.',
      },
    },
    alike: {
      title: 'Mange ens',
      moments: {
        five: 'Fem 4’ere er fire ens, tre ens og et par, og ikke én er ulige. Men uden et andet tal er der intet fuldt hus: Ida snupper Emils.',
        four: 'Fire 6’ere og en 1’er er ikke to par: Emil snupper Idas kort.',
      },
    },
    straights: {
      title: 'Straights',
      moments: {
        corner: '5 6 1 2 3 går rundt om hjørnet: ingen straight. Ida snupper Emils kort.',
        small: '2 3 4 5 og en 5’er til: en lille straight, men ikke en stor.',
        large: '2 3 4 5 6: en stor straight og dermed også en lille.',
      },
    },
    spoil: {
      title: 'Passer, og kastes om alligevel',
      moments: {
        before: 'Idas tre ens passer. Men de andre har måske satset på hendes to 5’ere.',
        spoiled:
          'Så hun kaster 5’erne om, og det virker: Emils fulde hus og Almas to par glipper. 2\u00a0point for hendes tre ens, og 2\u00a0snuppede kort.',
      },
    },
    round: {
      title: 'En hel runde',
      moments: {
        thrown: 'Ida kaster: to 5’ere indtil videre.',
        laid: 'Alle har lagt et kort. Idas er vendt, tre ens; Emils og Almas er stadig hemmelige.',
        judged:
          'Ida kaster 2’eren, 3’eren og 6’eren om, får en tredje 5’er og stopper. Hendes tre ens lykkes, 2\u00a0point; Emils par også, 1\u00a0point. Almas lille straight glipper: Ida snupper den, 1\u00a0point mere.',
      },
    },
    capture: {
      title: 'Glipper, men snupper',
      moments: {
        judged:
          'Idas fire ens glipper og er ude. Emils store straight snupper hun alligevel: for 1\u00a0point, selv om kortet viser 7. Almas joker lykkes altid.',
      },
    },
    tie: {
      title: 'Lige efter ti runder',
      moments: { over: '37\u00a0point til hver. Emil kastede sidst, så Emil vinder.' },
    },
    packs: {
      title: 'To kort pr. runde',
      moments: {
        judged: 'Ida lægger fire ens to gange, og begge lykkes: 14\u00a0point. Emils tre ens lykkes; hans fulde hus snupper hun.',
      },
    },
  },
};
