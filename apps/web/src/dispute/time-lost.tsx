import type { WholeDispute } from '@adjutant/dispute';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { spoken } from '../common/lasting.js';
import { besides, faultAt } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { count } from '../common/words.js';
import { actsOpen } from './acts.js';
import { Refused } from './refused.js';
import styles from './time-lost.module.css';

/** What the call cost in time, and giving it back. */
export function TimeLost({ dispute, acting }: { readonly dispute: WholeDispute; readonly acting: Acting | null }) {
  const { durations, granted, extension } = dispute;
  const total = granted.reduce((sum, { minutes }) => sum + minutes, 0);
  const spells = [
    ['Call to judge', durations.callToClaim],
    ['Judge to ruling', durations.claimToRuling],
    ['Call to ruling', durations.callToRuling],
  ] as const;
  const offers = acting !== null && actsOpen(dispute, acting).has('grant') && extension !== null;
  return (
    <div className={styles['time']}>
      <dl>
        {spells.map(([name, seconds]) =>
          seconds === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{spoken(seconds)}</dd>
            </div>
          ),
        )}
        <div>
          <dt>Given back</dt>
          <dd>{total === 0 ? 'nothing yet' : count(total, 'minute')}</dd>
        </div>
      </dl>
      {offers && extension.minutes > 0 ? (
        <Grant dispute={dispute.id} minutes={extension.minutes} acting={acting} />
      ) : null}
    </div>
  );
}

interface GrantProps {
  readonly dispute: string;
  readonly minutes: number;
  readonly acting: Acting;
}

function Grant({ dispute, minutes, acting }: GrantProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const granting = useDisputeCommand(dispute, acting.actor);
  const asked = typed === null ? minutes : Number(typed);
  const other = besides(granting.error, ['minutes']);
  const fits = Number.isInteger(asked) && asked > 0 && asked <= LIMITS.GrantTime.minutes.most;
  return (
    <div className={styles['grant']}>
      <p>
        The match stood still for {count(minutes, 'minute')} that {minutes === 1 ? 'has' : 'have'} not been given back.
      </p>
      <div>
        <TextInput
          size="xs"
          type="number"
          inputMode="numeric"
          aria-label="Minutes to grant"
          error={fits ? faultAt(granting.error, 'minutes') : `From 1 to ${LIMITS.GrantTime.minutes.most} minutes.`}
          min={1}
          max={LIMITS.GrantTime.minutes.most}
          value={typed ?? minutes}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          size="xs"
          disabled={!fits}
          loading={granting.isPending}
          onClick={() =>
            granting.mutate({ type: 'GrantTime', data: { minutes: asked } }, { onSuccess: () => setTyped(null) })
          }
        >
          Grant {fits ? count(asked, 'minute') : 'time'}
        </Button>
      </div>
      {other ? <Refused title="The time was not granted" error={other} /> : null}
    </div>
  );
}
