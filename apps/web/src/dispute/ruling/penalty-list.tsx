import { Button, CloseButton, NativeSelect, SegmentedControl, Select, TextInput } from '@mantine/core';
import type { Side } from '@adjutant/rules';
import { Link } from 'react-router';
import type { AdviceAnswer, PolicyAnswer } from '../../api/penalty-types.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { useRecord } from '../../match/record.js';
import { blankPenalty, type PenaltyDraft, type ReadPenalty } from './penalty-drafts.js';
import styles from './ruling.module.css';
import type { Penalising } from './use-penalties.js';

interface Props {
  readonly penalising: Penalising;
  readonly change: (drafts: readonly PenaltyDraft[]) => void;
}

/** Penalties that go with a ruling, each at the level that the policy advises for that player. */
export function PenaltyList({ penalising, change }: Props) {
  const { drafts, policy, policies, choosePolicy, fixed } = penalising;
  const next = Math.max(0, ...drafts.map(({ draft }) => draft.id)) + 1;
  const all = drafts.map(({ draft }) => draft);
  return (
    <section aria-label="Penalties" className={styles['part']}>
      <h3>Penalties</h3>
      {drafts.length === 0 || fixed ? null : (
        <NativeSelect
          size="xs"
          label="Policy"
          value={policy?.id ?? ''}
          data={[{ value: '', label: 'Choose …' }, ...policies.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(event) => choosePolicy(event.currentTarget.value || null)}
        />
      )}
      <ol className={styles['remedies']}>
        {drafts.map((one) => (
          <li key={one.draft.id} className={styles['remedy']}>
            <Card
              {...one}
              policy={policy}
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
  readonly advice: AdviceAnswer | undefined;
  readonly read: ReadPenalty;
  readonly policy: PolicyAnswer | null;
  readonly change: (part: Partial<PenaltyDraft>) => void;
  readonly remove: () => void;
}

function Card({ draft, advice, read, policy, change, remove }: CardProps) {
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
      <Select
        size="xs"
        label="What was done"
        placeholder="Find an infraction"
        searchable
        data={infractionsOf(policy)}
        value={draft.infraction}
        onChange={(infraction) => change({ infraction, level: null })}
      />
      {advice && policy ? <Advised draft={draft} advice={advice} policy={policy} change={change} /> : null}
      <TextInput
        size="xs"
        label="What happened"
        value={draft.because}
        maxLength={2000}
        onChange={(event) => change({ because: event.currentTarget.value })}
      />
      {'missing' in read ? <p className={styles['missing']}>{read.missing}</p> : null}
    </>
  );
}

type AdvisedProps = Pick<CardProps, 'draft' | 'change'> & {
  readonly advice: AdviceAnswer;
  readonly policy: PolicyAnswer;
};

function Advised({ draft, advice, policy, change }: AdvisedProps) {
  const deviates = draft.level !== null && draft.level !== advice.level.id;
  return (
    <div className={styles['advice']}>
      <p>
        Advised: <b>{advice.level.name}</b>
        {advice.effects.length === 0 ? '' : ` (${advice.effects.map(({ text }) => text).join('; ')})`}
      </p>
      <ul>
        {advice.why.map(({ text }, index) => (
          <li key={index}>{text}</li>
        ))}
      </ul>
      <NativeSelect
        size="xs"
        label="Level"
        value={draft.level ?? advice.level.id}
        data={policy.levels.map(({ id, name }) => ({
          value: id,
          label: id === advice.level.id ? `${name}, as advised` : name,
        }))}
        onChange={(event) => change({ level: event.currentTarget.value })}
      />
      {deviates ? (
        <TextInput
          size="xs"
          label="Why not as advised"
          required
          value={draft.deviation}
          onChange={(event) => change({ deviation: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}

function infractionsOf(policy: PolicyAnswer | null) {
  if (policy === null) return [];
  const groups = Map.groupBy(policy.infractions, ({ category }) => category);
  return [...groups].map(([category, infractions]) => ({
    group: policy.categories[category] ?? category,
    items: infractions.map(({ id, name }) => ({ value: id, label: name })),
  }));
}
