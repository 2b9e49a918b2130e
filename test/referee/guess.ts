// The toy of the tests, by the rules of its README.
import { allSeats, array, at, exactFields, has, type Opens, refuse, whole } from './reading.ts';

export const open: Opens = (seats, options, setup) => {
  if (seats > 6) refuse('guess is for 2 to 6');
  exactFields(options, [], ['rounds']);
  const rounds = has(options, 'rounds') ? whole(options['rounds'], 3, 12) : 3;
  if (rounds !== 3 && rounds !== 12) refuse('three rounds or twelve');
  exactFields(setup, [], []);
  const points = allSeats(seats).map(() => 0);
  let guesses = new Map<number, number>();
  let round = 0;
  const waitsFor = (): number[] => allSeats(seats).filter((seat) => !guesses.has(seat));
  return {
    play(seat, event) {
      if (event['type'] === 'guess') {
        exactFields(event, ['seat', 'type', 'face'], []);
        if (waitsFor().length === 0) refuse('everybody has guessed');
        guesses.set(seat, whole(event['face'], 1, 6));
      } else if (event['type'] === 'throw') {
        exactFields(event, ['seat', 'type', 'faces'], []);
        if (waitsFor().length > 0) refuse('not everybody has guessed');
        const faces = array(event['faces']);
        if (faces.length !== 1) refuse('one die is thrown');
        const face = whole(at(faces, 0), 1, 6);
        for (const [who, guess] of guesses) if (guess === face) points[who] = at(points, who) + 1;
        guesses = new Map();
        round = round + 1;
      } else refuse('no such event');
    },
    standing() {
      const over = round === rounds;
      const most = Math.max(...points);
      const waiting = waitsFor();
      return {
        over,
        toMove: over ? [] : waiting.length > 0 ? waiting : [0],
        scores: [...points],
        winners: over ? allSeats(seats).filter((seat) => at(points, seat) === most) : [],
      };
    },
  };
};
