import { SegmentedControl, TextInput } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { ActingChoice } from '../acting/acting-choice.js';
import { SearchIcon } from '../common/icons.js';
import { count } from '../common/words.js';
import { SHELF_WORDS, SHELVES, type QueueShelf } from './queue.js';
import styles from './queue.module.css';

interface Props {
  readonly counted: number;
  readonly shelf: QueueShelf;
  readonly question: string;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly ask: (question: string) => void;
  readonly put: (shelf: string) => void;
  /** From the search into the list. */
  readonly leave: () => void;
}

export function QueueHead({ counted, shelf, question, search, ask, put, leave }: Props) {
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    leave();
  };
  return (
    <header className={styles['head']}>
      <h1>Calls for a judge</h1>
      <span className={styles['count']} role="status">
        {count(counted, 'call')}
      </span>
      <TextInput
        ref={search}
        className={styles['search'] ?? ''}
        size="sm"
        type="search"
        leftSection={<SearchIcon />}
        aria-label="Find in the calls"
        placeholder="Claim, table, player  ( / )"
        value={question}
        onChange={(event) => ask(event.currentTarget.value)}
        onKeyDown={pressed}
      />
      <SegmentedControl
        size="xs"
        data={SHELVES.map((value) => ({ value, label: SHELF_WORDS[value] }))}
        value={shelf}
        aria-label="Which calls"
        onChange={put}
      />
      <ActingChoice />
    </header>
  );
}
