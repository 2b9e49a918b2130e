/** The cup the game is named after, as a mark: on card backs, as logo, where nothing else is. */

import './cup.css';

/**
 * The cup in one line weight and the colour of the text around it: logo and card back. Fills its
 * box unless it is given a size.
 */
export function CupMark({ size }: { readonly size?: number }) {
  return (
    <svg class="cup-mark" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <g transform="rotate(38 18 18)">
        <path
          class="cup-mark-body"
          d="M6.5 9.5 9.9 31.4c.4 2.5 3.7 3.9 8.1 3.9s7.7-1.4 8.1-3.9L29.5 9.5z"
        />
        <path d="M8 19.6c2.4 1.5 5.8 2.3 10 2.3s7.6-.8 10-2.3" />
        <ellipse cx="18" cy="9.5" rx="11.5" ry="4" />
      </g>
      <rect
        class="cup-mark-die"
        x="32"
        y="28"
        width="12.5"
        height="12.5"
        rx="3"
        transform="rotate(-12 38 34)"
      />
      <circle class="cup-mark-pip" cx="35.7" cy="37.2" r="1.4" />
      <circle class="cup-mark-pip" cx="38.25" cy="34.25" r="1.4" />
      <circle class="cup-mark-pip" cx="40.8" cy="31.3" r="1.4" />
    </svg>
  );
}
