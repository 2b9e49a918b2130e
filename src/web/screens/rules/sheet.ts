/**
 * One sheet of paper, in whatever language: before printing, the largest size of text is found with
 * which the rules fill a page of A4 and no more. It is measured, not guessed: for a moment the
 * styles of paper hold on the screen.
 */

import { useEffect } from 'preact/hooks';

/**
 * What print.css leaves between the margins, a little less high so that rounding tips nothing over.
 */
const SHEET = { width: '196mm', height: 280 } as const;
/** In points. */
const [SMALLEST, USUAL, LARGEST] = [5, 7, 8.5] as const;

export function useSheet(): void {
  useEffect(() => {
    addEventListener('beforeprint', fit);
    return () => {
      removeEventListener('beforeprint', fit);
      setSize(undefined);
    };
  }, []);
}

function fit(): void {
  const page = document.querySelector<HTMLElement>('.rules');
  if (page === null) return;
  const rules = [...document.styleSheets].flatMap((sheet) => paperRules(sheet));
  for (const rule of rules) rule.media.mediaText = 'all';
  page.style.width = SHEET.width;
  const millimetre = page.getBoundingClientRect().width / Number.parseFloat(SHEET.width);
  setSize(
    largest(SHEET.height * millimetre, (points) => {
      setSize(points);
      return page.getBoundingClientRect().height;
    }),
  );
  page.style.removeProperty('width');
  for (const rule of rules) rule.media.mediaText = 'print';
}

/**
 * The height grows with the square of the size, nearly: one look, a good guess, and a little less
 * until it fits. Every look is a whole layout.
 */
function largest(most: number, heightAt: (points: number) => number): number {
  const guess = USUAL * Math.sqrt(most / heightAt(USUAL));
  let points = Math.min(LARGEST, guess);
  while (points > SMALLEST && heightAt(points) > most) points *= 0.985;
  return points;
}

function paperRules(sheet: CSSStyleSheet): readonly CSSMediaRule[] {
  return [...sheet.cssRules].filter(
    (rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print',
  ) as CSSMediaRule[];
}

function setSize(points: number | undefined): void {
  const { style } = document.documentElement;
  if (points === undefined) style.removeProperty('--sheet');
  else style.setProperty('--sheet', `${points}pt`);
}
