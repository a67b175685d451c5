import { SegmentedControl } from '@mantine/core';
import type { WholeDispute } from '@adjutant/dispute';
import type { Side } from '@adjutant/rules';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { SideBadge } from '../common/side-badge.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { timeOf } from '../common/words.js';
import { LIMITS } from '../common/limits.js';
import { BecauseForm } from './because-form.js';
import { Note } from '../parts/note.js';
import styles from './case.module.css';

/** What both players say, in the order in which they said it. */
export function Statements({ statements }: { readonly statements: readonly WholeDispute['statements'][number][] }) {
  if (statements.length === 0) return <Note small>Nobody has made a statement yet.</Note>;
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
        limit={LIMITS.MakeStatement.text}
        busy={making.isPending}
        error={making.error}
        refused="The statement was not recorded"
        member="text"
        send={send}
      />
    </div>
  );
}
