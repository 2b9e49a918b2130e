/** The challenges that were made on this device, by their ids: whoever made one knows its dice. */

const KEY = 'gobelet challenges';
const MOST = 100;

export function isSentByMe(id: string): boolean {
  return all().includes(id);
}

export function rememberSent(id: string): void {
  const known = all().filter((one) => one !== id);
  try {
    localStorage.setItem(KEY, [id, ...known].slice(0, MOST).join(' '));
  } catch {
    // it holds for nothing but the link
  }
}

function all(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}
