/** The introduction to Pokerdice, in Italian. */

import type { Words } from '../en/intro.ts';

export const words: Words = {
  names: ['Elvira'],
  lessons: {
    throw: { say: 'Dieci giri, e in ognuno giochi una delle tue carte. Tocca a te: tira!' },
    lay: {
      say: 'Scommetti sul risultato; puoi tirare altre due volte. Tocca le carte: Full, Doppia coppia o Tris?',
      not: 'Prova con una di queste tre: Full (5), Doppia coppia (3) o Tris (2).',
    },
    rethrow: {
      say: 'Tutti hanno scommesso; solo la tua carta è scoperta. Tocca le due coppie per tenerle e tira il 3.',
      not: 'Tieni i 2 e i 5: tira di nuovo solo il 3.',
    },
    again: {
      say: 'Ancora un tiro, con lo stesso dado!',
      not: 'Lascia lì le due coppie: tira solo il quinto dado.',
    },
    captured: {
      say: 'Riuscita: i punti sono tuoi! La piccola scala di Elvira fallisce e la catturi tu: 1 punto.',
    },
    bet: {
      say: 'Ora tira Elvira e tu scommetti soltanto. Un solo dado è dispari: Niente dispari (4) o, più sicura, Coppia (1)?',
      not: 'Difficile con questi dadi. Niente dispari o Coppia?',
    },
    once: {
      say: 'Chiunque tiri, la tua carta conta se riesce. Ma ogni carta la giochi una volta sola: scegli bene quando!',
    },
    mine: { say: 'Tocca di nuovo a te: tira!' },
    straight: {
      say: '1, 2, 3, 4: quattro in fila! Gioca la Piccola scala.',
      not: 'Guarda: 1, 2, 3, 4. La Piccola scala riesce già.',
    },
    spoil: {
      say: 'È fatta! Ma se Elvira ha scommesso sui due 4? Tieni 1, 2, 3, 4 e tira l’altro 4.',
      not: 'Tieni un 1, un 2, un 3 e un 4, e tira il 4 in più.',
    },
    stop: { say: 'Niente più coppia! Puoi tirare ancora, oppure fermarti e tenere questi dadi.' },
  },
  end: 'Anche la coppia di Elvira è tua. Salva la tua carta o rovina quelle degli altri: dopo dieci giri vince chi ha più punti.',
};
