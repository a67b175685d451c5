import { NativeSelect, TextInput } from '@mantine/core';
import type { AdviceView, Policy } from '@adjutant/dispute';
import { faultAt, lengthFault } from '../../common/limited.js';
import { LIMITS } from '../../common/limits.js';
import { late } from '../../parts/late.js';
import type { PenaltyDraft } from './penalty-drafts.js';
import styles from './ruling.module.css';

/** Among a hundred infractions one is found by its words, which takes more than the rest of the form together. */
const InfractionSelect = late(() => import('./infraction-select.js'), { what: 'the infractions' });

export interface PenaltyFieldsProps {
  readonly draft: PenaltyDraft;
  readonly advice: AdviceView | undefined;
  readonly policy: Policy | null;
  readonly change: (part: Partial<PenaltyDraft>) => void;
  /** What the server said, and what stands before the names of members in it. */
  readonly error: Error | null;
  readonly at?: string;
  /** Whether the first field is where whoever opened the form goes on. */
  readonly first?: boolean;
}

/** What was done, what is advised for it, and what happened. */
export function PenaltyFields({ draft, advice, policy, change, error, at = '', first = false }: PenaltyFieldsProps) {
  return (
    <>
      <InfractionSelect
        policy={policy}
        value={draft.infraction}
        wrong={faultAt(error, `${at}infraction`)}
        first={first}
        onChange={(infraction) => change({ infraction, level: null })}
      />
      {advice && policy ? (
        <Advised draft={draft} advice={advice} policy={policy} change={change} error={error} at={at} />
      ) : null}
      <TextInput
        size="xs"
        label="What happened"
        value={draft.because}
        error={lengthFault(draft.because, LIMITS.RuledPenalty.because) ?? faultAt(error, `${at}because`)}
        onChange={(event) => change({ because: event.currentTarget.value })}
      />
    </>
  );
}

type AdvisedProps = Pick<PenaltyFieldsProps, 'draft' | 'change' | 'error'> & {
  readonly advice: AdviceView;
  readonly policy: Policy;
  readonly at: string;
};

function Advised({ draft, advice, policy, change, error, at }: AdvisedProps) {
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
        error={faultAt(error, `${at}level`)}
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
          error={lengthFault(draft.deviation, LIMITS.RuledPenalty.deviation) ?? faultAt(error, `${at}deviation`)}
          onChange={(event) => change({ deviation: event.currentTarget.value })}
        />
      ) : null}
    </div>
  );
}
