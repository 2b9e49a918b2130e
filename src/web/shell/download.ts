/** Saves something as a file of the person's device. */

/** The address of a file is given up when the browser must have begun to read it. */
const READ_BY = 10_000;

export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY);
}

/** A record of a game. */
export function downloadRecord(record: string, name: string): void {
  download(new Blob([record], { type: 'application/jsonl' }), `${name}.jsonl`);
}
