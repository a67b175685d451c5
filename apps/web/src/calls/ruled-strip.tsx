import type { DisputeInQueue } from '@adjutant/lists';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDispute } from '../api/disputes.js';
import { useEvent } from '../api/penalties.js';
import { spoken } from '../common/lasting.js';
import { clockTime } from '../common/words.js';
import { useNow } from '../common/use-now.js';
import { AnswerRuling } from '../dispute/answer-ruling.js';
import { useWording } from '../match/match-queries.js';
import { useRecord } from '../match/record.js';
import { keep, kept } from '../common/kept.js';
import { afterRuling, type AfterRuling } from './after-ruling.js';
import { Notice } from '../parts/strip.js';
import styles from './calls.module.css';

interface Props {
  /** The newest call of the match that was ruled on. */
  readonly call: DisputeInQueue;
  readonly acting: Acting;
  readonly open: () => void;
}

/** Tells players on the page of their match what was ruled, what they may do about it, and until when. */
export default function RuledStrip({ call, acting, open }: Props) {
  const { data: dispute } = useDispute(call.id);
  const { data: policy } = useEvent(useRecord().match.event?.id);
  const now = useNow();
  const [read, setRead] = useState(() => kept('ruling-read'));
  const after = dispute && policy ? afterRuling(dispute, acting.side, policy, now) : null;
  if (after === null) return null;
  const name = `${call.id} ${after.ruling.number}`;
  const isDecided = after.window === null;
  // There is nothing left to do about it: whoever has read it wants the place that it takes.
  if (isDecided && read === name) return null;
  const putAway = (): void => {
    keep('ruling-read', name);
    setRead(name);
  };
  return (
    <Notice label="What was ruled" tone={isDecided ? 'plain' : 'open'}>
      <Ruled after={after} claim={call.claim} />
      <p>
        {after.says}
        <Until window={after.window} now={now} />
      </p>
      <div className={styles['answers']}>
        {!isDecided && acting.side !== null && !after.ruling.accepted.includes(acting.side) ? (
          <AnswerRuling dispute={call.id} side={acting.side} acting={acting} />
        ) : null}
        <Button size="xs" variant="default" onClick={open}>
          Show
        </Button>
        {isDecided ? (
          <Button size="xs" variant="default" onClick={putAway}>
            I have read it
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}

function Ruled({ after: { ruling }, claim }: { readonly after: AfterRuling; readonly claim: string }) {
  const { id, named } = useRecord();
  const wording = useWording(id);
  return (
    <p role="status">
      <b>
        {named(ruling.judge)} {ruling.instance === 'final' ? 'has decided the appeal' : 'has ruled'}
      </b>{' '}
      on “{claim}”: {ruling.texts.map((text) => wording?.told(text) ?? text).join(' ')}
      {ruling.verdict === 'upheld' ? 'The first ruling is upheld.' : ''}
    </p>
  );
}

function Until({ window, now }: Pick<AfterRuling, 'window'> & { readonly now: number }) {
  if (window === null) return null;
  if (window.until === null) return <> No clock runs: whoever accepts a ruling gives up the appeal.</>;
  return (
    <>
      {' '}
      There is time until <b>{clockTime(window.until)}</b>, {spoken((window.until - now) / 1000)} from now; after that
      it stands.
    </>
  );
}
