import type { KeyboardEventHandler, RefObject } from 'react';
import { SearchIcon } from '../common/icons.js';
import styles from './search.module.css';

interface Props {
  /** What is searched, for whoever cannot see where it stands. */
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (question: string) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  readonly inputRef?: RefObject<HTMLInputElement | null>;
  readonly small?: boolean;
}

export function Search({ label, placeholder, value, onChange, onKeyDown, inputRef, small = false }: Props) {
  return (
    <span className={styles['search']} data-small={small || undefined}>
      <SearchIcon size={small ? 14 : 16} />
      <input
        ref={inputRef}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
