import { Tabs } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { mayAs, useMe } from '../access/access-api.js';
import { SeatsDesk } from '../access/seats-desk.js';
import { Suspense, lazy, useMemo, useRef } from 'react';
import type { Acting, Table } from '../acting/acting.js';
import { useActing } from '../acting/use-acting.js';
import { useDisputesOf } from '../api/disputes.js';
import type { Liveness } from '../api/live.js';
import { useAttempts } from '../api/queries.js';
import { CallDialog } from '../calls/call-dialog.js';
import { CallsDesk } from '../calls/calls-desk.js';
import { CallsStrip } from '../calls/calls-strip.js';
import { Loading } from '../common/loading.js';
import { DoubtsDesk } from './doubts/doubts-desk.js';
import { LedgersDesk } from './ledger/ledgers-desk.js';
import styles from './match-desk.module.css';
import { MatchHead } from './match-head.js';
import { OptionsDesk } from './options/options-desk.js';
import { useRecord, type Desk } from './record.js';
import { RefusedDesk } from './refused/refused-desk.js';
import { MomentsDesk } from './moments/moments-desk.js';
import { Scoreboard } from './score/scoreboard.js';
import { EntryDesk } from './step/entry-desk.js';
import { TableDesk } from './table/table-desk.js';
import { KeyHelp } from './step/key-help.js';
import { destination, KEYS, type Act, type Move } from './step/moves.js';
import { Stepper } from './step/stepper.js';
import { useKeys } from './step/use-keys.js';
import { Timeline } from './timeline/timeline.js';
import { UnitsDesk } from './units/units-desk.js';
import { Waits } from './waits.js';
import { WhatIfDesk } from './whatif/what-if-desk.js';

const ChartDesk = lazy(() => import('./chart/chart-desk.js'));

interface Props {
  readonly desk: Desk;
  readonly open: (desk: Desk) => void;
  readonly liveness: Liveness;
}

/** The desk of somebody who reads a match: where it stands on top, the record on the left, one question on the right. */
export function MatchDesk({ desk, open, liveness }: Props) {
  const record = useRecord();
  const wide = useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const [help, { toggle, close }] = useDisclosure(false);
  const [calling, { open: call, close: called }] = useDisclosure(false);
  const acting = useActing(useTable());
  const search = useRef<HTMLInputElement>(null);
  const shown = wide && desk === 'timeline' ? 'entry' : desk;

  const act = (what: Move | Act): void => {
    if (what === 'help') toggle();
    else if (what === 'call') call();
    else if (what === 'follow') record.follow();
    else if (what !== 'search') record.go(destination(what, record.number, record.timeline));
    else if (search.current) search.current.focus();
    else {
      open('timeline');
      requestAnimationFrame(() => search.current?.focus());
    }
  };
  useKeys(KEYS, act);

  return (
    <div className={styles['desk']}>
      <MatchHead liveness={liveness} onCall={call} />
      <Scoreboard />
      <Waits open={open} />
      <CallsStrip acting={acting} open={() => open('calls')} />
      <Stepper onHelp={toggle} />
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
      {acting === null ? null : <CallDialog opened={calling} onClose={called} acting={acting} />}
      <KeyHelp keys={KEYS} opened={help} onClose={close} />
    </div>
  );
}

interface DesksProps {
  readonly shown: Desk;
  readonly open: (desk: Desk) => void;
  readonly timeline: React.ReactNode;
  readonly acting: Acting | null;
  readonly onCall: () => void;
}

function Desks({ shown, open, timeline, acting, onCall }: DesksProps) {
  const { id, match, timeline: entries } = useRecord();
  const unsettled = entries.reduce((sum, { doubts = [] }) => sum + doubts.length, 0);
  const refused = useAttempts(id).data?.length ?? 0;
  const { data: me } = useMe();
  const seats = me?.mode === 'staffed' && mayAs(me, 'scorekeeper', 'judge', 'head-judge', 'organizer');
  const calls = useDisputesOf(id, acting).data?.length ?? 0;
  const running = match.status === 'opened' || match.status === 'running';
  const tabs: readonly (readonly [Desk, string, React.ReactNode])[] = [
    ['entry', 'Entry', <EntryDesk key="entry" />],
    ...(timeline === null ? [] : [['timeline', 'Timeline', timeline] as const]),
    ['table', 'Table', <TableDesk key="table" />],
    ['ledgers', 'Ledgers', <LedgersDesk key="ledgers" />],
    ['chart', 'Chart', <ChartDesk key="chart" />],
    ['moments', 'Moments', <MomentsDesk key="moments" />],
    ['doubts', counted('In doubt', unsettled), <DoubtsDesk key="doubts" />],
    ['what-if', 'What if', <WhatIfDesk key="what-if" />],
    ...(running ? [['options', 'Options now', <OptionsDesk key="options" />] as const] : []),
    ['units', 'Units', <UnitsDesk key="units" />],
    ...(seats ? [['seats', 'Seats', <SeatsDesk key="seats" />] as const] : []),
    ['refused', counted('Refused', refused), <RefusedDesk key="refused" />],
    ['calls', counted('Calls', calls), <CallsDesk key="calls" acting={acting} onCall={onCall} />],
  ];
  const value = tabs.some(([desk]) => desk === shown) ? shown : 'entry';
  return (
    <Tabs
      value={value}
      onChange={(desk) => open((desk ?? 'entry') as Desk)}
      keepMounted={false}
      className={styles['main'] ?? ''}
    >
      <Tabs.List className={styles['tabs'] ?? ''} aria-label="Views of this match">
        {tabs.map(([desk, label]) => (
          <Tabs.Tab key={desk} value={desk}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([desk, , content]) => (
        <Tabs.Panel key={desk} value={desk} className={styles['panel'] ?? ''} tabIndex={0}>
          <Suspense fallback={<Loading what="the view" />}>{content}</Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const counted = (word: string, number: number): string => (number === 0 ? word : `${word} ${number}`);

/** Who sits at the table, for those who act from a seat. */
function useTable(): Table {
  const { id, match } = useRecord();
  const [A, B] = [match.seats.A.player, match.seats.B.player];
  return useMemo(() => ({ match: id, players: { A, B } }), [id, A, B]);
}
