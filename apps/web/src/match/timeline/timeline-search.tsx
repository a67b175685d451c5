import type { RefObject } from 'react';
import { meaningOf } from '../../app/keys/keys.js';
import { useKeysSaid } from '../../app/keys/use-keys.js';
import { Search } from '../../parts/search.js';
import { SEARCH_KEYS } from './list-keys.js';

interface Props {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly question: string;
  readonly ask: (question: string) => void;
  readonly go: () => void;
  readonly list: () => void;
}

/** Asks for entries by what stands in their rows, or for one by its number. */
export function TimelineSearch({ search, question, ask, go, list }: Props) {
  useKeysSaid(SEARCH_KEYS);
  return (
    <Search
      inputRef={search}
      small
      label="Search the timeline"
      placeholder="Search, or #41  ( / )"
      value={question}
      onChange={ask}
      onKeyDown={(event) => {
        const act = meaningOf(event.key, SEARCH_KEYS.keys);
        if (act === null) return;
        event.preventDefault();
        if (act === 'go') go();
        else if (act === 'list') list();
        else if (question === '') event.currentTarget.blur();
        else ask('');
      }}
    />
  );
}
