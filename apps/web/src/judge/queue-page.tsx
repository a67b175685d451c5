import type { DisputeInQueue } from '@adjutant/lists';
import { Button } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from '../app/ways.js';
import type { Me } from '@adjutant/access';
import { mayAs, useMe } from '../access/access-api.js';
import { signInFrom } from '../access/back.js';
import type { Acting, Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { useDisputes } from './use-queue.js';
import { usePenaltyAppeals } from '../api/penalty-appeals.js';
import { usePeople } from '../api/queries.js';
import { useTournaments } from '../api/tournaments.js';
import { useKeys, useKeysSaid } from '../app/keys/use-keys.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useMorePages } from '../common/use-more-pages.js';
import { useSought } from '../common/use-sought.js';
import { useNow } from '../common/use-now.js';
import { Nothing } from '../parts/list.js';
import { PageBody } from '../parts/page.js';
import { Strip } from '../parts/strip.js';
import { eventsJudged } from './events-judged.js';
import { QUEUE_ROLES } from './queue-roles.js';
import { CALL_KEYS, QUEUE_KEYS, type QueueAct } from './keys.js';
import {
  addressOf,
  besides,
  counting,
  inQueueOrder,
  noneFits,
  NOTHING_ON,
  SHELVES,
  stepped,
  type QueueShelf,
} from './queue.js';
import { QueueHead } from './queue-head.js';
import { QueueRow } from './queue-row.js';
import { hearsAppeals, hearsPenaltyAppeals } from './wanted.js';
import { late } from '../parts/late.js';
import styles from './queue.module.css';

const AppealsShelf = late(() => import('../penalties/appeals-shelf.js'), { what: 'the appeals' });

/** The calls for a judge of all matches: who waits longest stands first. */
export default function QueuePage() {
  useTitle('Calls for a judge');
  const { data: me } = useMe();
  const { search } = useLocation();
  if (me === undefined) return <Loading what="the calls" />;
  const judged = eventsJudged(me);
  const event = new URLSearchParams(search).get('event') ?? judged[0] ?? null;
  if (!mayAs(me, ...QUEUE_ROLES) && (event === null || !judged.includes(event))) return <NotForYou me={me} />;
  return (
    <>
      {judged.length > 1 ? <OfEvents events={judged} at={event} /> : null}
      <Calls key={event} event={event} />
    </>
  );
}

/** The calls of each event that somebody judges stand by themselves. */
function OfEvents({ events, at }: { readonly events: readonly string[]; readonly at: string | null }) {
  const { data: all = [] } = useTournaments();
  const named = (id: string): string => all.find(({ tournament }) => tournament === id)?.name ?? id;
  return (
    <Strip role="note">
      {events.map((id) => (
        <Link key={id} to={`/judge?event=${encodeURIComponent(id)}`} aria-current={id === at ? 'page' : undefined}>
          {named(id)}
        </Link>
      ))}
    </Strip>
  );
}

/** Whoever may not read the calls sees none of what is done with them. */
function NotForYou({ me }: { readonly me: Me }) {
  const here = useLocation();
  return (
    <Empty title="The calls for a judge are for staff">
      {me.person === null && me.seat === null ? (
        <p>
          <Link to={signInFrom(here)}>Sign in</Link> as judge or organizer to see who waits.
        </p>
      ) : (
        <p>The calls of your own match stand on its page, under “Calls”.</p>
      )}
    </Empty>
  );
}

function Calls({ event }: { readonly event: string | null }) {
  const { parameters, asked, put, ...sought } = useSought();
  const shelf = SHELVES.find((one) => one === parameters.get('shelf')) ?? 'open';
  const match = parameters.get('match');
  const acting = useActing(useMemo(() => nowhereAt(event), [event]));
  const looking = { id: acting?.id ?? null, hears: hearsAppeals(acting) };
  const calls = useDisputes(addressOf({ shelf, question: asked, match, event }, looking));
  // Whoever goes to a match sees to all of its calls, also to those that are not looked for.
  const open = useDisputes(addressOf({ shelf: 'open', question: '', match: null, event }, looking));
  const older = useMorePages(calls, `${shelf} ${match} ${asked}`);
  const disputes = useMemo(() => calls.data?.pages.flatMap((page) => page.disputes) ?? [], [calls.data]);
  if (calls.isLoading) return <Loading what="the calls" />;
  if (calls.error && !calls.data && asked === '')
    return <Trouble title="The calls cannot be shown" error={calls.error} retry={() => void calls.refetch()} />;
  return (
    <Queue
      disputes={disputes}
      waiting={open.data?.pages.flatMap((page) => page.disputes) ?? []}
      shelf={shelf}
      match={match}
      event={event}
      acting={acting}
      looked={{ ...sought, asked, searching: !sought.settled || calls.isPlaceholderData }}
      stale={calls.error}
      more={calls.hasNextPage ? older.more : null}
      change={(name, value) => put(name, value ?? '')}
    />
  );
}

/** Who holds a role in an event acts in it, away from every match. */
function nowhereAt(event: string | null): Table | null {
  return event === null ? null : { match: '', players: { A: '', B: '' }, event };
}

interface Looked {
  readonly question: string;
  readonly type: (question: string) => void;
  /** What the list is an answer to. */
  readonly asked: string;
  readonly searching: boolean;
}

interface QueueProps {
  readonly disputes: readonly DisputeInQueue[];
  /** All that stand open, whatever is looked for. */
  readonly waiting: readonly DisputeInQueue[];
  readonly shelf: QueueShelf;
  readonly match: string | null;
  readonly event: string | null;
  readonly acting: Acting | null;
  readonly looked: Looked;
  readonly stale: Error | null;
  readonly more: (() => void) | null;
  readonly change: (name: string, value: string | null) => void;
}

function Queue({ disputes, waiting, shelf, match, event, acting, looked, stale, more, change }: QueueProps) {
  const [selected, select] = useState<string | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const named = usePeople();
  const now = useNow();
  const shown = inQueueOrder(disputes);

  const focusOn = (id: string | null): void =>
    list.current?.querySelector<HTMLElement>(`[data-call="${CSS.escape(id ?? '')}"]`)?.focus();
  const act = (what: QueueAct): void => {
    if (what === 'search') search.current?.focus();
    else if (what === 'claim')
      list.current?.querySelector<HTMLElement>(`[data-claim="${CSS.escape(selected ?? '')}"]`)?.click();
    else focusOn(stepped(idsOf(shown), selected, what === 'down' ? 1 : -1));
  };
  useKeys(QUEUE_KEYS, act);
  useKeysSaid(CALL_KEYS);

  return (
    <PageBody width="wide">
      <QueueHead
        says={looked.searching ? 'Searching …' : counting(shown.length, more !== null)}
        judges={acting?.judges ?? false}
        shelf={shelf}
        question={looked.question}
        search={search}
        ask={looked.type}
        put={(value) => change('shelf', value === 'open' ? null : value)}
        leave={() => focusOn(shown[0]?.id ?? null)}
      />
      {match === null ? null : <OnlyMatch match={match} calls={disputes} onAll={() => change('match', null)} />}
      {stale === null ? null : (
        <Strip tone="bad" role="alert">
          {stale.message} What you see may be behind.
        </Strip>
      )}
      <PenaltyAppeals shelf={shelf} match={match} event={event} acting={acting} named={named} />
      {shown.length > 0 ? (
        <ul className={styles['calls']} aria-label="Calls" ref={list}>
          {shown.map((dispute) => (
            <QueueRow
              key={dispute.id}
              dispute={dispute}
              beside={besides(dispute, waiting)}
              now={now}
              acting={acting}
              selected={dispute.id === selected}
              named={named}
              onSelect={() => select(dispute.id)}
            />
          ))}
        </ul>
      ) : looked.searching || stale !== null ? null : (
        <Nothing>{looked.asked === '' ? NOTHING_ON[shelf] : noneFits(shelf)}</Nothing>
      )}
      {more === null ? null : (
        <Button mt="sm" size="sm" variant="default" onClick={more}>
          Show older calls
        </Button>
      )}
    </PageBody>
  );
}

interface AppealsProps extends Pick<QueueProps, 'shelf' | 'match' | 'event' | 'acting'> {
  readonly named: (id: string) => string;
}

/** Appeals against penalties stand on the first shelf of whoever may decide about them. */
function PenaltyAppeals({ shelf, match, event, acting, named }: AppealsProps) {
  const { data: appeals = [] } = usePenaltyAppeals(hearsPenaltyAppeals(acting), event);
  if (appeals.length === 0 || match !== null || (shelf !== 'open' && shelf !== 'appealed')) return null;
  return <AppealsShelf appeals={appeals} named={named} />;
}

const idsOf = (shown: readonly DisputeInQueue[]): readonly string[] => shown.map(({ id }) => id);

interface OnlyProps {
  readonly match: string;
  readonly calls: readonly DisputeInQueue[];
  readonly onAll: () => void;
}

function OnlyMatch({ match, calls, onAll }: OnlyProps) {
  return (
    <Strip role="note">
      <span>
        Only of <Link to={`/matches/${match}`}>{calls[0]?.title ?? 'one match'}</Link>
      </span>
      <Button size="compact-xs" variant="default" onClick={onAll}>
        All matches
      </Button>
    </Strip>
  );
}
