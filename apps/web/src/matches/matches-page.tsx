import { Button, SegmentedControl } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { mayDo, useMe } from '../access/access-api.js';
import { TOPIC, useLive } from '../api/live.js';
import { usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useMorePages } from '../common/use-more-pages.js';
import { count } from '../common/words.js';
import { RunningMatch } from '../opening/running-match.js';
import { Search } from '../parts/search.js';
import { searchKeys, useSearchKey } from '../parts/search-key.js';
import { PAGE } from './filter.js';
import { FirstStart } from './first-start.js';
import { OpenMatchDialog } from './late-open-match.js';
import { MatchList } from './match-list.js';
import { Nothing } from '../parts/list.js';
import { Note } from '../parts/note.js';
import { PageBody, PageHead } from '../parts/page.js';
import { MoreSamples } from './more-samples.js';
import { useMatches, useSieve } from './use-matches.js';
import { usePreparedOpening } from './use-prepared.js';
import { WithoutList } from './without-list.js';

const READ = [['matches']];
const KEYS = searchKeys('Among the matches', 'Search all matches');

const STATUSES = [
  { value: '', label: 'All' },
  { value: 'live', label: 'Being played' },
  { value: 'ended', label: 'Ended' },
];

export default function MatchesPage() {
  useTitle('');
  useLive([TOPIC.matches], READ);
  const looked = useSieve();
  const found = useMatches(looked.sieve);
  const { data, error, isPending, refetch } = found;
  usePreparedOpening();
  if (data === undefined)
    return (
      <PageBody width="wide">
        {isPending ? <Loading what="the matches" /> : null}
        <WithoutList error={error} retry={() => void refetch()} />
      </PageBody>
    );
  const counted = data.pages[0]?.counted;
  if (counted?.all === 0 && counted.behind === undefined) return <FirstStart />;
  return <Matches looked={looked} found={found} />;
}

interface Props {
  readonly looked: ReturnType<typeof useSieve>;
  readonly found: ReturnType<typeof useMatches>;
}

function Matches({ looked, found }: Props) {
  const named = usePeople();
  const list = useRef<HTMLUListElement>(null);
  const pages = found.data?.pages ?? [];
  const shown = pages.flatMap(({ matches }) => matches);
  const counted = pages[0]?.counted ?? { found: shown.length, all: shown.length };
  const searching = !looked.settled || found.isPlaceholderData;
  // Whoever goes on by keyboard goes on with the first one that was not there.
  const goOn = (): void => list.current?.querySelectorAll('a')[(pages.length - 1) * PAGE]?.focus();
  const { more, waits } = useMorePages(found, JSON.stringify(looked.sieve), goOn);
  return (
    <PageBody width="wide">
      <RunningMatch />
      <Head looked={looked} says={searching ? 'Searching …' : counting(counted)} />
      {found.error ? <Trouble title="The matches cannot be searched" error={found.error} /> : null}
      {counted.behind === undefined ? null : (
        <Note role="note">Not every match has been read yet, so that some may be missing: {counted.behind}.</Note>
      )}
      {shown.length > 0 ? <MatchList matches={shown} named={named} listRef={list} /> : null}
      {shown.length === 0 && !searching && found.error === null ? (
        <Nothing>
          {`No match fits: all ${counted.all} were looked through. Try fewer words, or show all of them.`}
        </Nothing>
      ) : null}
      {found.hasNextPage ? (
        <Button mt="sm" variant="default" loading={waits} onClick={more}>
          {`Show ${Math.min(PAGE, counted.found - shown.length)} more of ${counted.found}`}
        </Button>
      ) : null}
      <MoreSamples />
    </PageBody>
  );
}

function Head({ looked, says }: Pick<Props, 'looked'> & { readonly says: string }) {
  const [dialog, { open, close }] = useDisclosure(false);
  const { data: me } = useMe();
  const search = useSearchKey(KEYS);
  const { question, type, sieve, filter } = looked;
  return (
    <PageHead title="Matches" count={says}>
      <Search
        label="Search all matches: player, title, event, game"
        placeholder="Player, title, game"
        value={question}
        inputRef={search}
        onChange={type}
      />
      <SegmentedControl
        size="xs"
        data={STATUSES}
        value={sieve.status === 'all' ? '' : sieve.status}
        aria-label="Which matches"
        onChange={filter}
      />
      <Button size="sm" variant="default" component="a" href="/board">
        Board
      </Button>
      {mayDo(me, 'OpenMatch') ? (
        <Button size="sm" variant="default" onClick={open}>
          Open a match
        </Button>
      ) : null}
      {mayDo(me, 'PrintSheets') ? (
        <>
          <Button size="sm" variant="default" component="a" href="/api/sheets.pdf">
            Print score sheets
          </Button>
          <Button size="sm" variant="default" component="a" href="/api/slips.pdf">
            Print result slips
          </Button>
        </>
      ) : null}
      <OpenMatchDialog opened={dialog} onClose={close} />
    </PageHead>
  );
}

function counting({ found, all }: { readonly found: number; readonly all: number }): string {
  return found === all ? count(all, 'match', 'matches') : `${found} of ${all}`;
}
