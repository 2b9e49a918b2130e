/** The introduction to Pokerdice, in Italian. */

import type { Words } from '../en/intro-pokerdice.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: { say: 'Dieci giri, e per ognuno una carta della tua mano. Questo giro è tuo: tira!' },
    lay: {
      say: 'Scommetti sui dadi finali; puoi tirare altre due volte. Tocca le carte: Full, Doppia coppia o Tris?',
      not: 'Che coraggio! Da qui Full (5), Doppia coppia (3) o Tris (2) sono più vicini.',
    },
    rethrow: {
      say: 'Tutti hanno scommesso; solo la tua carta è scoperta. Tocca le due coppie per tenerle e tira il 3.',
      not: 'Tieni i 2 e i 5: vola di nuovo solo il 3.',
    },
    again: { say: 'Ancora un tiro: lo stesso dado!', not: 'Lascia le due coppie dove sono: vola solo il quinto dado.' },
    captured: { say: 'Riesce: i punti sono tuoi. La piccola scala di Elvira non riesce e la catturi: 1 punto.' },
    bet: {
      say: 'Ora tira Elvira e tu scommetti soltanto. Un dado è dispari: Niente dispari darebbe 4, Coppia è un 1 più sicuro.',
      not: 'Difficile con questi dadi. Niente dispari o Coppia?',
    },
    once: { say: 'Chiunque tiri, la tua carta conta se riesce. Ma ognuna si gioca una volta sola: scegli bene quando.' },
    mine: { say: 'Di nuovo il tuo giro: tira!' },
    straight: {
      say: '1, 2, 3, 4: quattro in fila. Gioca la Piccola scala.',
      not: 'Guarda: 1, 2, 3, 4. La Piccola scala riesce già.',
    },
    spoil: {
      say: 'Al sicuro! Ma se Elvira ha scommesso sui due 4? Tieni 1, 2, 3, 4 e tira l’altro 4.',
      not: 'Tieni un 1, un 2, un 3 e un 4, e tira il 4 di troppo.',
    },
    stop: { say: 'Niente più coppia! Potresti tirare ancora, o fermarti: tieni questi dadi.' },
  },
  end: 'Anche la coppia di Elvira è tua. Aggiusta i tuoi dadi, rovina quelli altrui: dopo dieci giri vince chi ha più punti.',
};
