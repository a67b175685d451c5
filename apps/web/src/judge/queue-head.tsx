import { SegmentedControl } from '@mantine/core';
import type { KeyboardEvent, RefObject } from 'react';
import { ActingChoice } from '../acting/acting-choice.js';
import { Search } from '../parts/search.js';
import { SHELF_WORDS, SHELVES, type QueueShelf } from './queue.js';
import { TellingChoice } from './telling-choice.js';
import { PageHead } from '../parts/page.js';

interface Props {
  /** How many there are, or that they are being looked for. */
  readonly says: string;
  /** Whether whoever looks is one who would come. */
  readonly judges: boolean;
  readonly shelf: QueueShelf;
  readonly question: string;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly ask: (question: string) => void;
  readonly put: (shelf: string) => void;
  /** From the search into the list. */
  readonly leave: () => void;
}

export function QueueHead({ says, judges, shelf, question, search, ask, put, leave }: Props) {
  const pressed = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    leave();
  };
  return (
    <PageHead title="Calls for a judge" count={says}>
      <Search
        inputRef={search}
        label="Search all calls: claim, table, entry, player, match, game"
        placeholder="Claim, table, player  ( / )"
        value={question}
        onChange={ask}
        onKeyDown={pressed}
      />
      <SegmentedControl
        size="xs"
        data={SHELVES.map((value) => ({ value, label: SHELF_WORDS[value] }))}
        value={shelf}
        aria-label="Which calls"
        onChange={put}
      />
      {judges ? <TellingChoice /> : null}
      <ActingChoice />
    </PageHead>
  );
}
