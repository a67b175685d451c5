import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { ListedMatch } from '@adjutant/views';
import { useLive } from '../api/live.js';
import { useMatches, usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { SearchIcon } from '../common/icons.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import { inOrder, matching, type StatusFilter } from './filter.js';
import { FirstStart } from './first-start.js';
import { MatchList } from './match-list.js';
import styles from './matches.module.css';
import { OpenMatchDialog } from './open-match.js';

const KEYS = [['matches']];

const STATUSES = [
  { value: 'all', label: 'All' },
  { value: 'live', label: 'Being played' },
  { value: 'ended', label: 'Ended' },
];

export function MatchesPage() {
  useTitle('');
  useLive('/live', KEYS, null);
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage } = useMatches();
  if (isPending) return <Loading what="the matches" />;
  if (error && !data) return <Trouble title="The matches cannot be shown" error={error} retry={() => void refetch()} />;
  const matches = data.pages.flatMap((page) => page.matches);
  if (matches.length === 0) return <FirstStart />;
  return <Found matches={matches} more={hasNextPage ? () => void fetchNextPage() : null} />;
}

interface FoundProps {
  readonly matches: readonly ListedMatch[];
  readonly more: (() => void) | null;
}

function Found({ matches, more }: FoundProps) {
  const [question, setQuestion] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [dialog, { open, close }] = useDisclosure(false);
  const named = usePeople();
  const shown = inOrder(matching(matches, question, status, named));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>Matches</h1>
        <span className={styles['count']} role="status">
          {shown.length === matches.length
            ? count(matches.length, 'match', 'matches')
            : `${shown.length} of ${matches.length}`}
        </span>
        <TextInput
          className={styles['search'] ?? ''}
          size="sm"
          type="search"
          leftSection={<SearchIcon />}
          aria-label="Search in titles, players and packs"
          placeholder="Title, player, pack"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        <SegmentedControl
          size="xs"
          data={STATUSES}
          value={status}
          aria-label="Which matches"
          onChange={(value) => setStatus(value as StatusFilter)}
        />
        <Button size="sm" variant="default" onClick={open}>
          Open a match
        </Button>
      </header>
      {shown.length === 0 ? (
        <p className={styles['nothing']}>No match fits. Try fewer words, or show all of them.</p>
      ) : (
        <MatchList matches={shown} named={named} />
      )}
      {more === null ? null : (
        <Button mt="sm" size="sm" variant="default" onClick={more}>
          Show older matches
        </Button>
      )}
      <OpenMatchDialog opened={dialog} onClose={close} />
    </div>
  );
}
