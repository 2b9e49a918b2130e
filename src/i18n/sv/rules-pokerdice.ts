/** The rules of Pokerdice in Swedish. */

import type { Words } from '../en/rules-pokerdice.ts';

export const words: Words = {
  names: ['Astrid', 'Hugo', 'Ebba'],
  sections: {
    goal: {
      title: 'Målet',
      text: {
        aim: 'Fem tärningar ligger på bordet. Alla satsar i hemlighet ett kort på vad de ska visa till slut. Visar de det, får du poängen på ditt kort.',
        twist:
          'Men den som kastade får ännu ändra tärningarna: för att klara ett kort, eller för att förstöra ditt och norpa det.',
      },
    },
    need: {
      title: 'Det här behövs',
      text: {
        dice: 'Två till fem spelare från 8 till 99\u00a0år, fem tärningar, ungefär tio minuter.',
        pack: 'En kortlek till varje spelare: tio kort, ett av varje sort.',
      },
    },
    cards: {
      title: 'De tio korten',
      text: {
        made: 'Ett kort är klarat när de fem tärningarna, som de ligger till slut, visar det som kortet kräver.',
        more: 'I mer ingår mindre: en kåk är också ett par, ett tretal och två par; fyra eller fem lika är också ett tretal och ett par; en stor stege är också en liten.',
        differ:
          'Två par och kåk kräver två olika tal. Fem lika är ingetdera, och fyra lika med en annan tärning är inte två par.',
        corner: 'En stege går inte runt hörnet: efter 6:an kommer inget.',
      },
    },
    setup: {
      title: 'Innan ni börjar',
      text: {
        packs: 'Alla tar en kortlek och väljer dess färg. Vid samma bord har två kortlekar aldrig samma färg.',
        first: 'Enligt regelbladet kastar den yngsta först. Här får bordets värd utse någon; annars avgör lotten.',
      },
    },
    bet: {
      title: 'En runda: kasta och satsa',
      text: {
        throw: 'Den som har turen kastar alla fem tärningarna.',
        lay: 'Sedan lägger alla, även den som kastar, dolt ett kort som de inte har spelat förut. Ordningen spelar ingen roll, och de andra ser bara att du är klar.',
        final: 'Lagt kort ligger.',
        turnUp: 'När alla kort ligger vänds kastarens kort upp, och inget annat.',
      },
    },
    again: {
      title: 'En runda: kasta om',
      text: {
        twice:
          'Den som kastar får nu kasta om, högst två gånger: valfria tärningar varje gång, även sådana som sparats förut, och minst en.',
        stop: 'Kastaren får stanna när som helst. Efter andra gången är det slut av sig självt.',
        spoil: 'Det är tillåtet att förstöra tärningarna för de andra, även när det egna kortet är klarat.',
      },
    },
    judging: {
      title: 'En runda: döm korten',
      text: {
        open: 'Alla kort vänds upp. Vart och ett döms för sig, efter tärningarna som de ligger nu.',
        won: 'Klarat, vems det än är: ägaren vinner kortet och får dess poäng.',
        out: 'Inte klarat, och kastarens: det går ur spelet.',
        captured: 'Inte klarat, och någon annans: kastaren norpar det för 1\u00a0poäng, vad det än visar.',
        evenSo: 'Det gäller även om kastarens eget kort har spruckit.',
        next: 'Sedan kastar nästa spelare till vänster.',
      },
    },
    end: {
      title: 'Slutet',
      text: {
        left: 'På regelbladet står det: «\u00a0Dans le cas de partie à moins de 5\u00a0joueurs, les cartes objectif que les joueurs n’ont pas jouées sont écartées du jeu.\u00a0» Det vill säga: med färre än fem spelare går de kort som inte har spelats ur spelet.',
        rounds:
          'Bladet säger inte hur många rundor det är. Varje nytt bord spelar lika många: alla är kastare lika ofta. Det blir 10\u00a0rundor för två spelare, 9 för tre, 8 för fyra och 10 för fem.',
        twice:
          'Ni kan också välja ett kort spel, där alla är kastare två gånger: 4\u00a0rundor för två spelare, 6 för tre, 8 för fyra och 10 för fem. Bara då stämmer meningen på bladet ord för ord.',
        all: 'Eller så väljer ni tio rundor, hur många ni än är. Då spelas alla kort.',
        count: 'Räkna poängen på korten du har vunnit, och 1 för varje kort du har norpat. Flest poäng vinner.',
        tie: 'Vid lika vinner den av dem som kastade senast: det finns alltid exakt en vinnare.',
      },
    },
    variants: {
      title: 'Varianter',
      text: {
        packs: 'Två kortlekar var, bara för två spelare: 20\u00a0kort var, och två kort per runda i tio rundor.',
        both: 'Den som kastar vänder upp båda sina kort. Varje kort döms för sig.',
        same: 'Båda korten i en runda får vara av samma sort, om du har två kvar av den.',
      },
    },
    secrets: {
      title: 'Vem vet vad',
      text: {
        hidden:
          'Bara du vet vad du har lagt, tills det vänds upp. Fram till dess står kortet kvar bland dina kort, så att inget avslöjar det.',
        open: 'Poängen är öppna, och även vilka kort alla har kvar: varje spelat kort har synts.',
        down: 'Norpade kort ligger med baksidan upp; alla ser hur många.',
        before: 'Tärningarna som alla satsade på förblir kända när någon kastar om.',
      },
    },
  },
  examples: {
    more: {
      title: 'Ett kast, fem kort',
      moments: {
        full: 'Tre sexor och två treor är en kåk, och därmed två par, ett tretal, ett par och, som alltid, jokern. Både Astrid och Hugo får poäng.',
      },
    },
    alike: {
      title: 'Många lika',
      moments: {
        five: 'Fem fyror är ett fyrtal, ett tretal och ett par, och ingen av dem är udda. Men utan ett andra tal blir det ingen kåk: Astrid norpar Hugos.',
        four: 'Fyra sexor och en etta är inte två par: Hugo norpar Astrids kort.',
      },
    },
    straights: {
      title: 'Stegar',
      moments: {
        corner: '5 6 1 2 3 går runt hörnet: ingen stege. Astrid norpar Hugos kort.',
        small: '2 3 4 5 och en 5:a till: en liten stege, men ingen stor.',
        large: '2 3 4 5 6: en stor stege, och därmed också en liten.',
      },
    },
    spoil: {
      title: 'Klarat, men omkastat ändå',
      moments: {
        before: 'Astrids tretal är klarat. Men de andra kan ha satsat på hennes två femmor.',
        spoiled:
          'Så hon kastar om femmorna, och det lyckas: Hugos kåk och Ebbas två par spricker. 2\u00a0poäng för tretalet, och 2\u00a0norpade kort.',
      },
    },
    round: {
      title: 'En hel runda',
      moments: {
        thrown: 'Astrid kastar: två femmor, än så länge.',
        laid: 'Alla har lagt ett kort. Astrids är uppvänt, ett tretal; Hugos och Ebbas är fortfarande hemliga.',
        judged:
          'Astrid kastar om 2:an, 3:an och 6:an, får en tredje femma och stannar. Hennes tretal är klarat, 2\u00a0poäng; Hugos par också, 1\u00a0poäng. Ebbas lilla stege spricker: Astrid norpar den, 1\u00a0poäng till.',
      },
    },
    capture: {
      title: 'Spricker, men norpar',
      moments: {
        judged:
          'Astrids fyrtal spricker och går ur spelet. Hugos stora stege norpar hon ändå: för 1\u00a0poäng, fast det står 7 på den. Ebbas joker är alltid klarad.',
      },
    },
    tie: {
      title: 'Lika efter tio rundor',
      moments: { over: '37\u00a0poäng var. Hugo kastade senast, så Hugo vinner.' },
    },
    packs: {
      title: 'Två kort per runda',
      moments: {
        judged:
          'Astrid lägger fyrtal två gånger, och båda är klarade: 14\u00a0poäng. Hugos tretal är klarat; hans kåk norpar hon.',
      },
    },
  },
};
