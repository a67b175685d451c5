import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { COMES, GROUND_WORDS, type DecisionDraft } from './decision.js';
import styles from './ruling.module.css';

interface Props {
  readonly decision: DecisionDraft;
  readonly change: (decision: DecisionDraft) => void;
}

/** What the match comes to, whatever was played; the points that were played stay beside it. */
export function DecideFields({ decision, change }: Props) {
  const { comes, ground, absent } = decision;
  const set = (part: Partial<DecisionDraft>) => change({ ...decision, ...part });
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label="What the match comes to"
        data={[...COMES]}
        value={comes ?? ''}
        onChange={(value) => set({ comes: COMES.find((one) => one.value === value)?.value ?? null })}
      />
      <NativeSelect
        size="xs"
        label="On what ground"
        value={ground}
        data={Object.entries(GROUND_WORDS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => set({ ground: event.currentTarget.value as DecisionDraft['ground'] })}
      />
      {ground === 'no-show' && comes !== 'A' && comes !== 'B' ? (
        <SegmentedControl
          size="xs"
          aria-label="Who did not come"
          data={[...SIDES_OF_TABLE, 'both']}
          value={absent}
          onChange={(value) => set({ absent: value as DecisionDraft['absent'] })}
        />
      ) : null}
      <Awarded decision={decision} change={change} />
    </>
  );
}

function Awarded({ decision, change }: Props) {
  const { unit, awarded } = decision;
  return (
    <div className={styles['row']}>
      {SIDES_OF_TABLE.map((side) => (
        <TextInput
          key={side}
          size="xs"
          aria-label={`Points awarded to ${side}`}
          placeholder={`to ${side}`}
          className={styles['amount'] ?? ''}
          value={awarded[side]}
          onChange={(event) => change({ ...decision, awarded: { ...awarded, [side]: event.currentTarget.value } })}
        />
      ))}
      <SegmentedControl
        size="xs"
        aria-label="Which points are awarded"
        data={[
          { value: 'event', label: 'event points' },
          { value: 'vp', label: 'VP' },
        ]}
        value={unit}
        onChange={(value) => change({ ...decision, unit: value as DecisionDraft['unit'] })}
      />
    </div>
  );
}
