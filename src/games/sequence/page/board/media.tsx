/** Whether the screen is like this, now and after it was turned. */

import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [isSo, setSo] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const onChange = (): void => setSo(media.matches);
    onChange();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, [query]);
  return isSo;
}
