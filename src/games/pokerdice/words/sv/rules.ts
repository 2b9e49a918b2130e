/** The rules of Pokerdice in Swedish. */

import type { Words } from '../en/rules.ts';

export const words: Words = {
  names: ['Astrid', 'Hugo', 'Ebba'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Fem tärningar ligger på bordet. Alla satsar i hemlighet ett kort på vad tärningarna visar när rundan är slut. Har du rätt får du poängen på ditt kort.',
        twist:
          'Men den aktiva spelaren får fortfarande kasta om tärningar: för att klara sitt eget kort, eller för att förstöra ditt och norpa det.',
      },
    },
    need: {
      title: 'Det här behövs',
      text: {
        dice: 'Två till fem spelare från 8 till 99\u00a0år. Fem tärningar. Ungefär tio minuter.',
        pack: 'En kortlek till varje spelare: tio målkort, ett av varje sort.',
      },
    },
    cards: {
      title: 'De tio korten',
      text: {
        made: 'Ett kort är klarat om de fem tärningarna visar det som kortet kräver när rundan är slut.',
        more: 'I mer ingår mindre. En kåk är också ett par, en triss och två par. Fyra eller fem lika är också en triss och ett par. En stor stege är också en liten stege.',
        differ:
          'Två par och kåk kräver två olika tal. Fem lika är varken det ena eller det andra, och fyra lika med en annan tärning är inte två par.',
        corner: 'En stege börjar inte om: efter 6:an kommer inget.',
      },
    },
    setup: {
      title: 'Innan ni börjar',
      text: {
        packs:
          'Alla tar en kortlek och väljer dess färg. Två kortlekar vid samma bord har aldrig samma färg.',
        first:
          'Enligt regelbladet börjar den yngsta som aktiv spelare. Här får värden bestämma vem det blir. Annars avgör lotten.',
      },
    },
    bet: {
      title: 'En runda: kasta och satsa',
      text: {
        throw: 'Den aktiva spelaren kastar alla fem tärningarna.',
        lay: 'Sedan lägger alla, även den aktiva spelaren, ett kort med baksidan upp. Det ska vara ett kort som du inte har spelat förut. Ordningen spelar ingen roll. De andra ser bara att du är klar.',
        final: 'Ett lagt kort kan inte bytas.',
        turnUp:
          'När alla har lagt ett kort vänder den aktiva spelaren upp sitt. De andras ligger kvar med baksidan upp.',
      },
    },
    again: {
      title: 'En runda: kasta om',
      text: {
        twice:
          'Är du aktiv spelare får du nu kasta om, högst två gånger. Varje gång väljer du själv vilka tärningar, minst en. Du får också välja tärningar som du sparat förut.',
        stop: 'Du får stanna när som helst. Efter andra gången är det färdigkastat.',
        spoil: 'Du får förstöra kastet för de andra, även om ditt eget kort redan är klarat.',
      },
    },
    judging: {
      title: 'En runda: bedöm korten',
      text: {
        open: 'Alla kort vänds upp. Varje kort bedöms för sig, efter tärningarna på bordet.',
        won: 'Är ett kort klarat vinner ägaren det och får dess poäng.',
        out: 'Spricker den aktiva spelarens kort går det ur spelet.',
        captured:
          'Spricker någon annans kort norpar den aktiva spelaren det. Det ger 1\u00a0poäng, vad som än står på det.',
        evenSo: 'Är du aktiv spelare norpar du kort även om ditt eget har spruckit.',
        next: 'Sedan blir nästa spelare till vänster aktiv spelare.',
      },
    },
    end: {
      title: 'Slutet',
      text: {
        left: 'På regelbladet står det: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Det vill säga: är ni färre än fem går de målkort som inte har spelats ur spelet.',
        rounds:
          'Bladet säger inte hur många rundor det är. Vid ett nytt bord är alla aktiv spelare lika många gånger. Det blir 10\u00a0rundor för två spelare, 9 för tre, 8 för fyra och 10 för fem.',
        twice:
          'Ni kan också välja ett snabbt spel, där alla är aktiv spelare två gånger: 4\u00a0rundor för två spelare, 6 för tre, 8 för fyra och 10 för fem. Bara då stämmer meningen på bladet ord för ord.',
        all: 'Eller så väljer ni tio rundor, hur många ni än är. Då spelas alla kort.',
        count:
          'Lägg ihop poängen på korten du har vunnit, och lägg till 1\u00a0poäng för varje kort du har norpat. Den som har flest poäng vinner.',
        tie: 'Vid lika poäng vinner den av dem som senast var aktiv spelare. Det finns alltså alltid bara en vinnare.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        packs:
          'Två kortlekar var, bara för två spelare: ni har 20\u00a0kort var och spelar två kort per runda.',
        both: 'Den aktiva spelaren vänder upp båda sina kort. Varje kort bedöms för sig.',
        same: 'Dina två kort får vara av samma sort, om du har två kvar av den sorten.',
      },
    },
    secrets: {
      title: 'Vem vet vad',
      text: {
        hidden:
          'Bara du vet vilket kort du har lagt, tills det vänds upp. Fram till dess räknas det fortfarande bland korten du har kvar, så att inget avslöjar det.',
        open: 'Alla ser poängen och vilka kort var och en har kvar: alla har ju sett de kort som spelats.',
        down: 'Norpade kort ligger med baksidan upp. Alla ser hur många de är.',
        before: 'Även när någon kastar om kan alla fortfarande se tärningarna som ni satsade på.',
      },
    },
  },
  examples: {
    more: {
      title: 'Ett kast, fem kort',
      moments: {
        full: 'Tre sexor och två treor är en kåk. De är också två par, en triss, ett par och, som alltid, joker. Både Astrid och Hugo får poäng.',
      },
    },
    alike: {
      title: 'Många lika',
      moments: {
        five: 'Fem fyror är ett fyrtal, en triss och ett par, och ingen av dem är udda. Men utan två olika tal blir det ingen kåk: Astrid norpar Hugos.',
        four: 'Fyra sexor och en etta är inte två par: Hugo norpar Astrids kort.',
      },
    },
    straights: {
      title: 'Stegar',
      moments: {
        corner: '5 6 1 2 3 är ingen stege, för efter 6:an kommer inget. Astrid norpar Hugos kort.',
        small: '2 3 4 5 och en 5:a till: en liten stege, men ingen stor.',
        large: '2 3 4 5 6: en stor stege, och alltså också en liten.',
      },
    },
    spoil: {
      title: 'Klarat, men kastar om ändå',
      moments: {
        before: 'Astrids triss är klarad. Men de andra kan ha satsat på hennes två femmor.',
        spoiled:
          'Så hon kastar om femmorna, och det lyckas: Hugos kåk och Ebbas två par spricker. Hon får 2\u00a0poäng för sin triss och 2 för de norpade korten.',
      },
    },
    round: {
      title: 'En hel runda',
      moments: {
        thrown: 'Astrid är aktiv spelare. Hon får två femmor.',
        laid: 'Alla har lagt ett kort. Astrids är uppvänt: en triss. Hugos och Ebbas är fortfarande hemliga.',
        judged:
          'Astrid kastar om 2:an, 3:an och 6:an, får en tredje femma och stannar. Hennes triss är klarad: 2\u00a0poäng. Hugos par är klarat: 1\u00a0poäng. Ebbas lilla stege spricker. Astrid norpar kortet och får 1\u00a0poäng till.',
      },
    },
    capture: {
      title: 'Spricker, men norpar ändå',
      moments: {
        judged:
          'Astrids fyrtal spricker och går ur spelet. Hon norpar ändå Hugos stora stege, för 1\u00a0poäng, fast det står 7 på kortet. Ebbas joker är alltid klarad.',
      },
    },
    tie: {
      title: 'Lika poäng efter tio rundor',
      moments: { over: 'Båda har 37\u00a0poäng. Hugo var senast aktiv spelare, så Hugo vinner.' },
    },
    packs: {
      title: 'Två kort per runda',
      moments: {
        judged:
          'Astrid spelar fyrtal två gånger, och båda korten är klarade: 14\u00a0poäng. Hugos triss är klarad. Astrid norpar hans kåk.',
      },
    },
  },
};
