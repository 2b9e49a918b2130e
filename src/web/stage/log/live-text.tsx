/** What a screen reader reads out whenever it changes, as a whole; nobody sees it. */

export function LiveText({ text }: { readonly text: string }) {
  return (
    <p class="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
