import { Button, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/disputes.js';
import type { Dispute } from '../api/dispute-types.js';
import { spoken } from '../common/lasting.js';
import { count } from '../common/words.js';
import { actsOpen } from './acts.js';
import { Refused } from './refused.js';
import styles from './time-lost.module.css';

/** What the call cost in time, and giving it back. */
export function TimeLost({ dispute, acting }: { readonly dispute: Dispute; readonly acting: Acting | null }) {
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
  const [typed, setTyped] = useState<number | string | null>(null);
  const granting = useDisputeCommand(dispute, acting.actor);
  const asked = typed === null ? minutes : Number(typed);
  const fits = Number.isInteger(asked) && asked > 0;
  return (
    <div className={styles['grant']}>
      <p>
        The match stood still for {count(minutes, 'minute')} that {minutes === 1 ? 'has' : 'have'} not been given back.
      </p>
      <div>
        <NumberInput
          size="xs"
          aria-label="Minutes to grant"
          min={1}
          max={600}
          value={typed ?? minutes}
          onChange={setTyped}
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
      {granting.error ? <Refused title="The time was not granted" error={granting.error} /> : null}
    </div>
  );
}
