import { Button, CloseButton, SegmentedControl } from '@mantine/core';
import type { AdviceView, Policy } from '@adjutant/dispute';
import type { Side } from '@adjutant/rules';
import { Link } from '../../app/ways.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { useRecord } from '../../match/record.js';
import { blankPenalty, type PenaltyDraft, type ReadPenalty } from './penalty-drafts.js';
import { PenaltyFields } from './penalty-fields.js';
import styles from './ruling.module.css';
import { PolicySelect } from './policy-select.js';
import type { Penalising } from './use-penalties.js';

interface Props {
  readonly penalising: Penalising;
  readonly change: (drafts: readonly PenaltyDraft[]) => void;
  /** What the server said to the ruling. */
  readonly error: Error | null;
}

/** Penalties that go with a ruling, each at the level that the policy advises for that player. */
export function PenaltyList({ penalising, change, error }: Props) {
  const { drafts, policy, policies, choosePolicy, fixed } = penalising;
  const next = Math.max(0, ...drafts.map(({ draft }) => draft.id)) + 1;
  const all = drafts.map(({ draft }) => draft);
  return (
    <section aria-label="Penalties" className={styles['part']}>
      <h3>Penalties</h3>
      {drafts.length === 0 || fixed ? null : (
        <PolicySelect policy={policy} policies={policies} choosePolicy={choosePolicy} />
      )}
      <ol className={styles['remedies']}>
        {drafts.map((one, index) => (
          <li key={one.draft.id} className={styles['remedy']}>
            <Card
              {...one}
              policy={policy}
              error={error}
              at={`penalties[${index}].`}
              change={(part) => change(all.map((draft) => (draft === one.draft ? { ...draft, ...part } : draft)))}
              remove={() => change(all.filter((draft) => draft !== one.draft))}
            />
          </li>
        ))}
      </ol>
      <Button size="compact-sm" variant="default" mt="xs" onClick={() => change([...all, blankPenalty(next)])}>
        Add a penalty
      </Button>
    </section>
  );
}

interface CardProps {
  readonly draft: PenaltyDraft;
  readonly advice: AdviceView | undefined;
  readonly read: ReadPenalty;
  readonly policy: Policy | null;
  readonly change: (part: Partial<PenaltyDraft>) => void;
  readonly error: Error | null;
  readonly at: string;
  readonly remove: () => void;
}

function Card({ draft, advice, read, policy, change, error, at, remove }: CardProps) {
  const { match, named } = useRecord();
  const person = match.seats[draft.side].player;
  return (
    <>
      <header>
        <h4>
          Penalty for {named(person)} <Link to={`/people/${encodeURIComponent(person)}/penalties`}>history</Link>
        </h4>
        <CloseButton size="sm" aria-label="Take this penalty away" onClick={remove} />
      </header>
      <SegmentedControl
        size="xs"
        aria-label="Who is penalised"
        data={SIDES_OF_TABLE.map((value) => ({ value, label: `Player ${value}` }))}
        value={draft.side}
        onChange={(value) => change({ side: value as Side, level: null })}
      />
      <PenaltyFields draft={draft} advice={advice} policy={policy} change={change} error={error} at={at} />
      {'missing' in read ? <p className={styles['missing']}>{read.missing}</p> : null}
    </>
  );
}
