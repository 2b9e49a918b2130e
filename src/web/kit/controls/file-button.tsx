/** A field for a file, drawn as a button. */

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import './file-button.css';

interface FileButtonProps {
  readonly kind?: 'main' | 'quiet';
  readonly icon?: IconName;
  /** .json,application/json */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

export function FileButton({ kind = 'quiet', icon, accept, onFile, children }: FileButtonProps) {
  return (
    <label class={`button button-${kind} file-button`}>
      {icon === undefined ? null : <Icon name={icon} />}
      <span>{children}</span>
      <input
        type="file"
        accept={accept}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = ''; // the same file may be chosen again
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
