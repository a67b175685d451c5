import type { WholeDispute } from '@adjutant/dispute';
import { useMemo, useRef, type ReactNode } from 'react';
import { useKeys } from '../app/keys/use-keys.js';
import { landOn } from '../app/landing/landing.js';
import { useActing } from '../acting/use-acting.js';
import { DeskTabs, type DeskTab } from '../match/desk-tabs.js';
import { LedgersDesk, MomentsDesk, RefusedDesk, TableDesk, WhatIfDesk } from '../match/late-desks.js';
import { useRecord, type Desk } from '../match/record.js';
import { destination } from '../match/step/moves.js';
import { Stepper } from '../match/step/stepper.js';
import { Timeline } from '../match/timeline/timeline.js';
import { CasePanel } from './case-panel.js';
import { WholeDesk } from '../parts/whole.js';
import styles from './dispute-desk.module.css';
import { DisputeHead } from './dispute-head.js';
import { DISPUTE_KEYS, type DisputeAct } from './keys.js';
import { MomentDesk } from './moment-desk.js';
import { RulingDesk } from './ruling-desk.js';

interface Props {
  readonly dispute: WholeDispute;
  readonly desk: Desk;
  readonly open: (desk: Desk) => void;
}

/** The desk of a judge: the moment in the middle, the case on one side of it and the ruling on the other. */
export default function DisputeDesk({ dispute, desk, open }: Props) {
  const record = useRecord();
  const search = useRef<HTMLInputElement>(null);
  const ruling = useRef<HTMLHeadingElement>(null);
  const { match, players, entry, at } = dispute;
  const { A, B } = players;
  const event = record.match.event?.id;
  const acting = useActing(useMemo(() => ({ match, players: { A, B }, event }), [match, A, B, event]));

  const act = (what: DisputeAct): void => {
    if (what === 'disputed') record.go(Math.min(record.last, entry ?? at), 'entry');
    else if (what === 'rule') ruling.current?.focus();
    else if (what === 'search') {
      search.current?.focus();
      open('timeline');
      landOn(() => search.current);
    } else record.go(destination(what, record.whereTo(), record.timeline));
  };
  useKeys(DISPUTE_KEYS, act);

  return (
    <WholeDesk from={1280}>
      <DisputeHead dispute={dispute} acting={acting} />
      <div className={styles['panes']}>
        <div className={styles['replay']}>
          <Stepper />
          <Replay dispute={dispute} shown={desk} open={open} timeline={<Timeline search={search} />} />
        </div>
        <div className={styles['case']}>
          <CasePanel dispute={dispute} acting={acting} />
        </div>
        <div className={styles['ruling']}>
          <RulingDesk dispute={dispute} acting={acting} heading={ruling} />
        </div>
      </div>
    </WholeDesk>
  );
}

interface ReplayProps extends Omit<Props, 'desk'> {
  readonly shown: Desk;
  readonly timeline: ReactNode;
}

function Replay({ dispute, shown, open, timeline }: ReplayProps) {
  const tabs: readonly DeskTab[] = [
    ['entry', 'The moment', <MomentDesk key="entry" disputed={dispute.entry} calledAt={dispute.at} />],
    ['timeline', 'Timeline', timeline],
    ['table', 'Table', <TableDesk key="table" />],
    ['what-if', 'What if', <WhatIfDesk key="what-if" />],
    ['ledgers', 'Ledgers', <LedgersDesk key="ledgers" />],
    ['moments', 'Moments', <MomentsDesk key="moments" />],
    ['refused', 'Refused', <RefusedDesk key="refused" />],
  ];
  return <DeskTabs tabs={tabs} shown={shown} open={open} label="Views of the disputed match" />;
}
