import { Tabs } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo, useRef, type ReactNode } from 'react';
import { useActing } from '../acting/use-acting.js';
import type { Dispute } from '../api/dispute-types.js';
import { LedgersDesk } from '../match/ledger/ledgers-desk.js';
import { MomentsDesk } from '../match/moments/moments-desk.js';
import { useRecord, type Desk } from '../match/record.js';
import { RefusedDesk } from '../match/refused/refused-desk.js';
import { KeyHelp } from '../match/step/key-help.js';
import { destination } from '../match/step/moves.js';
import { Stepper } from '../match/step/stepper.js';
import { useKeys } from '../match/step/use-keys.js';
import { TableDesk } from '../match/table/table-desk.js';
import { Timeline } from '../match/timeline/timeline.js';
import { WhatIfDesk } from '../match/whatif/what-if-desk.js';
import { CasePanel } from './case-panel.js';
import styles from './dispute-desk.module.css';
import { DisputeHead } from './dispute-head.js';
import { DISPUTE_KEYS, type DisputeAct } from './keys.js';
import { MomentDesk } from './moment-desk.js';
import { RulingDesk } from './ruling-desk.js';

interface Props {
  readonly dispute: Dispute;
  readonly desk: Desk;
  readonly open: (desk: Desk) => void;
}

/** The desk of a judge: the moment in the middle, the case on one side of it and the ruling on the other. */
export default function DisputeDesk({ dispute, desk, open }: Props) {
  const record = useRecord();
  const [help, { toggle, close }] = useDisclosure(false);
  const search = useRef<HTMLInputElement>(null);
  const ruling = useRef<HTMLHeadingElement>(null);
  const { match, players, entry, at } = dispute;
  const { A, B } = players;
  const acting = useActing(useMemo(() => ({ match, players: { A, B } }), [match, A, B]));

  const act = (what: DisputeAct): void => {
    if (what === 'help') toggle();
    else if (what === 'disputed') record.go(Math.min(record.last, entry ?? at), 'entry');
    else if (what === 'rule') ruling.current?.focus();
    else if (what === 'search') {
      open('timeline');
      requestAnimationFrame(() => search.current?.focus());
    } else record.go(destination(what, record.number, record.timeline));
  };
  useKeys(DISPUTE_KEYS, act);

  return (
    <div className={styles['desk']}>
      <DisputeHead dispute={dispute} acting={acting} />
      <div className={styles['panes']}>
        <div className={styles['replay']}>
          <Stepper onHelp={toggle} />
          <Replay dispute={dispute} shown={desk} open={open} timeline={<Timeline search={search} />} />
        </div>
        <div className={styles['case']}>
          <CasePanel dispute={dispute} acting={acting} />
        </div>
        <div className={styles['ruling']}>
          <RulingDesk dispute={dispute} acting={acting} heading={ruling} />
        </div>
      </div>
      <KeyHelp keys={DISPUTE_KEYS} opened={help} onClose={close} />
    </div>
  );
}

interface ReplayProps extends Omit<Props, 'desk'> {
  readonly shown: Desk;
  readonly timeline: ReactNode;
}

function Replay({ dispute, shown, open, timeline }: ReplayProps) {
  const tabs: readonly (readonly [Desk, string, ReactNode])[] = [
    ['entry', 'The moment', <MomentDesk key="entry" disputed={dispute.entry} calledAt={dispute.at} />],
    ['timeline', 'Timeline', timeline],
    ['table', 'Table', <TableDesk key="table" />],
    ['what-if', 'What if', <WhatIfDesk key="what-if" />],
    ['ledgers', 'Ledgers', <LedgersDesk key="ledgers" />],
    ['moments', 'Moments', <MomentsDesk key="moments" />],
    ['refused', 'Refused', <RefusedDesk key="refused" />],
  ];
  const value = tabs.some(([desk]) => desk === shown) ? shown : 'entry';
  return (
    <Tabs
      value={value}
      onChange={(desk) => open((desk ?? 'entry') as Desk)}
      keepMounted={false}
      className={styles['main'] ?? ''}
    >
      <Tabs.List className={styles['tabs'] ?? ''} aria-label="Views of the disputed match">
        {tabs.map(([desk, label]) => (
          <Tabs.Tab key={desk} value={desk}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([desk, , content]) => (
        <Tabs.Panel key={desk} value={desk} className={styles['panel'] ?? ''} tabIndex={0}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
