import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useActing } from '../acting/use-acting.js';
import { useDisputes } from '../api/disputes.js';
import type { DisputeSummary } from '../api/dispute-types.js';
import { usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useNow } from '../common/use-now.js';
import { KeyHelp } from '../match/step/key-help.js';
import { useKeys } from '../match/step/use-keys.js';
import { LISTED_KEYS, QUEUE_KEYS, type QueueAct } from './keys.js';
import { inTurn, NOTHING_ON, SHELVES, sifted, STATUSES_OF, stepped, type QueueShelf } from './queue.js';
import { QueueHead } from './queue-head.js';
import { QueueRow } from './queue-row.js';
import styles from './queue.module.css';

/** The calls for a judge of all matches: who waits longest stands first. */
export default function QueuePage() {
  useTitle('Calls for a judge');
  const [parameters, setParameters] = useSearchParams();
  const shelf = SHELVES.find((one) => one === parameters.get('shelf')) ?? 'open';
  const match = parameters.get('match');
  const calls = useDisputes(STATUSES_OF[shelf], match);
  const change = (name: string, value: string | null): void =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  const disputes = useMemo(() => calls.data?.pages.flatMap((page) => page.disputes) ?? null, [calls.data]);
  if (disputes === null) {
    if (calls.error)
      return <Trouble title="The calls cannot be shown" error={calls.error} retry={() => void calls.refetch()} />;
    return <Loading what="the calls" />;
  }
  return (
    <Queue
      disputes={disputes}
      shelf={shelf}
      match={match}
      stale={calls.error}
      more={calls.hasNextPage ? () => void calls.fetchNextPage() : null}
      change={change}
    />
  );
}

interface QueueProps {
  readonly disputes: readonly DisputeSummary[];
  readonly shelf: QueueShelf;
  readonly match: string | null;
  readonly stale: Error | null;
  readonly more: (() => void) | null;
  readonly change: (name: string, value: string | null) => void;
}

function Queue({ disputes, shelf, match, stale, more, change }: QueueProps) {
  const [question, setQuestion] = useState('');
  const [selected, select] = useState<string | null>(null);
  const [help, { toggle, close }] = useDisclosure(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const named = usePeople();
  const acting = useActing(null);
  const now = useNow();
  const shown = inTurn(sifted(disputes, { shelf, question, me: acting?.id ?? null, named }));

  const focusOn = (id: string | null): void =>
    list.current?.querySelector<HTMLElement>(`[data-call="${CSS.escape(id ?? '')}"]`)?.focus();
  const act = (what: QueueAct): void => {
    if (what === 'help') toggle();
    else if (what === 'search') search.current?.focus();
    else if (what === 'claim')
      list.current?.querySelector<HTMLElement>(`[data-claim="${CSS.escape(selected ?? '')}"]`)?.click();
    else {
      const ids = shown.map(({ id }) => id);
      focusOn(stepped(ids, selected, what === 'down' ? 1 : -1));
    }
  };
  useKeys(QUEUE_KEYS, act);

  return (
    <div className={styles['page']}>
      <QueueHead
        counted={shown.length}
        shelf={shelf}
        question={question}
        search={search}
        ask={setQuestion}
        put={(value) => change('shelf', value === 'open' ? null : value)}
        leave={() => focusOn(shown[0]?.id ?? null)}
      />
      {match === null ? null : <OnlyMatch match={match} calls={disputes} onAll={() => change('match', null)} />}
      {stale === null ? null : (
        <p className={styles['stale']} role="alert">
          {stale.message} What you see may be behind.
        </p>
      )}
      {shown.length === 0 ? (
        <Nothing shelf={shelf} searched={question.trim() !== ''} />
      ) : (
        <ul className={styles['calls']} aria-label="Calls" ref={list}>
          {shown.map((dispute) => (
            <QueueRow
              key={dispute.id}
              dispute={dispute}
              now={now}
              acting={acting}
              selected={dispute.id === selected}
              named={named}
              onSelect={() => select(dispute.id)}
            />
          ))}
        </ul>
      )}
      {more === null ? null : (
        <Button mt="sm" size="sm" variant="default" onClick={more}>
          Show older calls
        </Button>
      )}
      <KeyHelp keys={LISTED_KEYS} opened={help} onClose={close} />
    </div>
  );
}

function Nothing({ shelf, searched }: { readonly shelf: QueueShelf; readonly searched: boolean }) {
  return (
    <p className={styles['nothing']}>
      {searched ? 'No call fits. Try fewer words, or another shelf.' : NOTHING_ON[shelf]}
    </p>
  );
}

interface OnlyProps {
  readonly match: string;
  readonly calls: readonly DisputeSummary[];
  readonly onAll: () => void;
}

function OnlyMatch({ match, calls, onAll }: OnlyProps) {
  return (
    <p className={styles['only']}>
      <span>
        Only of <Link to={`/matches/${match}`}>{calls[0]?.title ?? 'one match'}</Link>
      </span>
      <Button size="compact-xs" variant="default" onClick={onAll}>
        All matches
      </Button>
    </p>
  );
}
