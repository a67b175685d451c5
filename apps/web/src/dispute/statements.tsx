import { SegmentedControl } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/disputes.js';
import type { Statement } from '../api/dispute-types.js';
import { SideBadge } from '../common/side-badge.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { timeOf } from '../common/words.js';
import { BecauseForm } from './because-form.js';
import styles from './case.module.css';
import { Refused } from './refused.js';

/** What both players say, in the order in which they said it. */
export function Statements({ statements }: { readonly statements: readonly Statement[] }) {
  if (statements.length === 0) return <p className={styles['none']}>Nobody has made a statement yet.</p>;
  return (
    <ol className={styles['statements']} aria-label="Statements">
      {statements.map(({ number, side, text, at }) => (
        <li key={number}>
          <SideBadge side={side} />
          <p>
            {text} <time dateTime={at}>{timeOf(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A player speaks for the own seat; a judge writes down what either player says. */
export function StatementForm({ dispute, acting }: { readonly dispute: string; readonly acting: Acting }) {
  const [chosen, choose] = useState<Side>('A');
  const [kept, setKept] = useState(0);
  const making = useDisputeCommand(dispute, acting.actor);
  const side = acting.side ?? chosen;
  const send = (text: string): void =>
    making.mutate({ type: 'MakeStatement', data: { side, text } }, { onSuccess: () => setKept(kept + 1) });
  return (
    <div className={styles['form']}>
      {acting.side === null ? (
        <SegmentedControl
          size="xs"
          aria-label="Whose statement"
          data={SIDES_OF_TABLE.map((value) => ({ value, label: `Player ${value} says` }))}
          value={chosen}
          onChange={(value) => choose(value as Side)}
        />
      ) : null}
      <BecauseForm
        key={kept}
        label={`Statement of player ${side}`}
        button="Add the statement"
        busy={making.isPending}
        send={send}
      />
      {making.error ? <Refused title="The statement was not recorded" error={making.error} /> : null}
    </div>
  );
}
