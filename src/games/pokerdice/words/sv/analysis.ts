/** Pokerdice looked back at, in Swedish. */

import { text } from '../../../../words/sv/grammar.ts';
import type { Words } from '../en/analysis.ts';

export const words: Words = {
  rest: 'Dolda kort och rättade uppskattningar',
  moves: {
    throwAll: 'kasta alla fem tärningarna',
    keep: text('spara {faces}, kasta resten'),
    stop: 'stanna',
  },
  kinds: {
    'too-bold': 'Spara dyra kort till tärningar som lovar dem; spela ett billigt före.',
    'too-timid': 'När tärningarna lovar ett dyrt kort, spela det: de billiga kan vänta.',
    'other-card': 'Jämför kort med lika många poäng: ett av dem lyckas oftare.',
    'no-spoiling': 'Sitter ditt kort? Kasta tärningarna det inte behöver och förstör för de andra.',
    'stopped-early':
      'Använd båda omkasten så länge kortet inte sitter: att stanna är att ge bort det.',
    'threw-on': 'När tärningarna ligger bra för dig, låt dem ligga.',
    'other-dice': 'Räkna före omkastet vilka tärningar ditt kort verkligen behöver.',
  },
};
