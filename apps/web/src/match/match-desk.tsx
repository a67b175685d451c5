import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useKeys } from '../app/keys/use-keys.js';
import { landOn } from '../app/landing/landing.js';
import { mayAs, useMe } from '../access/access-api.js';
import { lazy, Suspense, useMemo, useRef } from 'react';
import { may, mayRecord, type Acting, type Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { useDisputesOf } from '../api/disputes.js';
import type { Liveness } from '../api/live.js';
import { useAttempts } from './match-queries.js';
import { DeskTabs, type DeskTab } from './desk-tabs.js';
import { WholeDesk } from '../parts/whole.js';
import styles from './match-desk.module.css';
import { MatchHead } from './match-head.js';
import {
  CallDialog,
  CallsDesk,
  ChartDesk,
  DoubtsDesk,
  GivePenaltyDialog,
  HeadClock,
  LedgersDesk,
  MomentsDesk,
  OptionsDesk,
  RefusedDesk,
  SeatsDesk,
  SummaryDesk,
  TableDesk,
  UnitsDesk,
  WhatIfDesk,
} from './late-desks.js';
import { usePlayers, useRecord, type Desk } from './record.js';
import { Scoreboard } from './score/scoreboard.js';
import { EntryDesk } from './step/entry-desk.js';
import { destination, MATCH_KEYS, READER_KEYS, type Act, type Move } from './step/moves.js';
import { Stepper } from './step/stepper.js';
import { tabStop } from './timeline/focus.js';
import { Timeline } from './timeline/timeline.js';
import { useTold } from './veil.js';
import { Waits } from './waits.js';

const CallsStrip = lazy(async () => ({ default: (await import('../calls/calls-strip.js')).CallsStrip }));

interface Props {
  readonly desk: Desk;
  readonly open: (desk: Desk) => void;
  readonly liveness: Liveness;
}

/** The desk of somebody who reads a match: where it stands on top, the record on the left, one question on the right. */
export function MatchDesk({ desk, open, liveness }: Props) {
  const record = useRecord();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const [calling, { open: call, close: called }] = useDisclosure(false);
  const [penalising, { open: penalise, close: penalised }] = useDisclosure(false);
  const acting = useActing(useTable());
  const search = useRef<HTMLInputElement>(null);
  const mayCall = may(acting, 'CallJudge');
  const mayPenalise = may(acting, 'IssuePenalty');
  const shown = wide && desk === 'timeline' ? 'entry' : desk;

  const act = (what: Move | Act): void => {
    if (what === 'call') {
      if (mayCall) call();
    } else if (what === 'follow') record.follow();
    else if (what !== 'search' && what !== 'record') record.go(destination(what, record.whereTo(), record.timeline));
    else {
      const wanted = (): HTMLElement | null => (what === 'search' ? search.current : tabStop());
      // Whoever types on does so in the search.
      if (search.current === null) open('timeline');
      else wanted()?.focus();
      landOn(wanted);
    }
  };
  useKeys(mayCall ? MATCH_KEYS : READER_KEYS, act);

  return (
    <WholeDesk from={960}>
      <MatchHead
        liveness={liveness}
        onCall={mayCall ? call : null}
        onPenalise={mayPenalise ? penalise : null}
        records={acting !== null && mayRecord(acting)}
      />
      <Scoreboard />
      <Clock acting={acting} />
      <Waits open={open} />
      <Suspense fallback={null}>
        <CallsStrip acting={acting} open={() => open('calls')} />
      </Suspense>
      <Stepper />
      <div className={styles['panes']}>
        {wide ? (
          <aside className={styles['side']} aria-label="Timeline">
            <Timeline search={search} />
          </aside>
        ) : null}
        <Desks
          shown={shown}
          open={open}
          timeline={wide ? null : <Timeline search={search} />}
          acting={acting}
          onCall={call}
        />
      </div>
      {acting === null || !mayCall ? null : <CallDialog opened={calling} onClose={called} acting={acting} />}
      {acting === null || !mayPenalise ? null : (
        <GivePenaltyDialog opened={penalising} onClose={penalised} acting={acting} />
      )}
    </WholeDesk>
  );
}

/** Of a match that is over nothing runs: its times stand in the summary. */
function Clock({ acting }: { readonly acting: Acting | null }) {
  const { id, match } = useRecord();
  const players = usePlayers();
  const timed = match.settings.chessClock !== undefined && (match.status === 'opened' || match.status === 'running');
  return timed ? <HeadClock id={id} players={players} acting={acting} /> : null;
}

interface DesksProps {
  readonly shown: Desk;
  readonly open: (desk: Desk) => void;
  readonly timeline: React.ReactNode;
  readonly acting: Acting | null;
  readonly onCall: () => void;
}

function Desks({ shown, open, timeline, acting, onCall }: DesksProps) {
  const { id, match, timeline: entries, number, last } = useRecord();
  const told = useTold();
  const unsettled = entries.reduce((sum, one) => sum + (told(one.number) ? (one.doubts?.length ?? 0) : 0), 0);
  const refused = useAttempts(id).data?.filter(({ after }) => told(after)).length ?? 0;
  const { data: me } = useMe();
  const seats = me?.mode === 'staffed' && mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer');
  const calls = useDisputesOf(id, acting).data?.length ?? 0;
  // Once a match has ended nothing can be done any more, but at every moment before that something could.
  const options = match.result === null || number < last;
  const tabs: readonly DeskTab[] = [
    ...(match.result === null
      ? []
      : [['summary', 'Summary', <SummaryDesk key="summary" acting={acting} open={open} />] as const]),
    ['entry', 'Entry', <EntryDesk key="entry" />],
    ...(timeline === null ? [] : [['timeline', 'Timeline', timeline] as const]),
    ['table', 'Table', <TableDesk key="table" />],
    ['ledgers', 'Ledgers', <LedgersDesk key="ledgers" />],
    ['chart', 'Chart', <ChartDesk key="chart" />],
    ['moments', 'Moments', <MomentsDesk key="moments" />],
    ['doubts', counted('In doubt', unsettled), <DoubtsDesk key="doubts" />],
    ['what-if', 'What if', <WhatIfDesk key="what-if" />],
    ...(options ? [['options', 'Options', <OptionsDesk key="options" />] as const] : []),
    ['units', 'Units', <UnitsDesk key="units" />],
    ...(seats ? [['seats', 'Seats', <SeatsDesk key="seats" />] as const] : []),
    ['refused', counted('Refused', refused), <RefusedDesk key="refused" />],
    ...(may(acting, 'ReadDisputes')
      ? [['calls', counted('Calls', calls), <CallsDesk key="calls" acting={acting} onCall={onCall} />] as const]
      : []),
  ];
  return <DeskTabs tabs={tabs} shown={shown} open={open} label="Views of this match" />;
}

const counted = (word: string, number: number): string => (number === 0 ? word : `${word} ${number}`);

/** Who sits at the table, for those who act from a seat. */
function useTable(): Table {
  const { id, match } = useRecord();
  const [A, B] = [match.seats.A.player, match.seats.B.player];
  const event = match.event?.id;
  return useMemo(() => ({ match: id, players: { A, B }, event }), [id, A, B, event]);
}
