import type { PenaltyView, Policy } from '@adjutant/dispute';
import { Button, Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { usePenaltyCommand, usePolicy } from '../api/penalties.js';
import { LIMITS } from '../common/limits.js';
import { BecauseForm } from '../dispute/because-form.js';
import { late } from '../parts/late.js';
import styles from './penalties.module.css';

export interface ActsProps {
  readonly person: string;
  readonly penalty: PenaltyView;
  /** What whoever looks may do, as far as the page knows; the server decides. */
  readonly may: { readonly rescind: boolean; readonly appeal: boolean; readonly answer: boolean };
  readonly acting: Acting | null;
}

const LateForeseen = late(() => import('./penalty-foreseen.js'), { what: 'what it would change' });

type Act = 'rescind' | 'appeal' | 'answer';

const WORDS: { readonly [act in Act]: string } = {
  rescind: 'Rescind …',
  appeal: 'Appeal …',
  answer: 'Decide the appeal …',
};

/** What can be done about one penalty now, each with its reason. */
export function PenaltyActs(props: ActsProps) {
  const { penalty, may } = props;
  const [act, choose] = useState<Act | null>(null);
  const isOpen = penalty.appeal !== null && penalty.appeal.answer === null && penalty.rescinded === null;
  const acts: readonly Act[] = [
    ...(may.answer && isOpen ? (['answer'] as const) : []),
    ...(may.appeal && penalty.appealable ? (['appeal'] as const) : []),
    ...(may.rescind && penalty.rescinded === null ? (['rescind'] as const) : []),
  ];
  if (act !== null && acts.includes(act)) {
    const close = (): void => choose(null);
    return act === 'answer' ? <Answer {...props} close={close} /> : <Because {...props} act={act} close={close} />;
  }
  if (acts.length === 0) return null;
  return (
    <Group gap="xs">
      {acts.map((one) => (
        <Button key={one} size="xs" variant="default" onClick={() => choose(one)}>
          {WORDS[one]}
        </Button>
      ))}
    </Group>
  );
}

interface Acted extends ActsProps {
  readonly close: () => void;
}

function Because({ person, penalty, acting, act, close }: Acted & { readonly act: 'rescind' | 'appeal' }) {
  const sending = usePenaltyCommand(person, acting?.actor);
  const appeals = act === 'appeal';
  const type = appeals ? 'AppealPenalty' : 'RescindPenalty';
  return (
    <>
      {appeals ? null : (
        <LateForeseen
          person={person}
          command={{ type: 'RescindPenalty', data: { penalty: penalty.penalty, because: WORDS.rescind } }}
          actor={acting?.actor}
        />
      )}
      <BecauseForm
        label={appeals ? 'Why it should be looked at again' : 'Why it is taken back'}
        button={appeals ? 'Appeal' : 'Rescind the penalty'}
        limit={LIMITS[type].because}
        busy={sending.isPending}
        error={sending.error}
        refused={appeals ? 'The appeal was not recorded' : 'The penalty was not rescinded'}
        send={(because) => sending.mutate({ type, data: { penalty: penalty.penalty, because } }, { onSuccess: close })}
        onCancel={close}
      />
    </>
  );
}

const VERDICTS = [
  { value: 'upheld', label: 'Uphold' },
  { value: 'rescinded', label: 'Rescind' },
  { value: 'changed', label: 'Change' },
] as const;
type Verdict = (typeof VERDICTS)[number]['value'];

function Answer({ person, penalty, acting, close }: Acted) {
  const [verdict, setVerdict] = useState<Verdict>('upheld');
  const [level, setLevel] = useState('');
  const policy = usePolicy(penalty.policy.id).data;
  const sending = usePenaltyCommand(person, acting?.actor);
  const needsLevel = verdict === 'changed' && level === '';
  const send = (because: string): void => {
    if (needsLevel) return;
    const to = verdict === 'changed' ? { level } : {};
    const data = { penalty: penalty.penalty, verdict, because, ...to };
    sending.mutate({ type: 'AnswerPenaltyAppeal', data }, { onSuccess: close });
  };
  return (
    <div className={styles['answer']}>
      <SegmentedControl
        size="sm"
        aria-label="What becomes of the penalty"
        data={[...VERDICTS]}
        value={verdict}
        onChange={(value) => setVerdict(value as Verdict)}
      />
      {verdict === 'changed' ? (
        <NativeSelect
          size="xs"
          label="The level that it becomes"
          value={level}
          data={[{ value: '', label: 'Choose …' }, ...levelsBesides(policy, penalty.level.id)]}
          error={needsLevel && sending.error === null ? 'Choose another level.' : null}
          onChange={(event) => setLevel(event.currentTarget.value)}
        />
      ) : null}
      <BecauseForm
        label="Why it is decided so"
        button="Decide the appeal"
        limit={LIMITS.AnswerPenaltyAppeal.because}
        busy={sending.isPending}
        error={sending.error}
        refused="The appeal was not decided"
        send={send}
        onCancel={close}
      />
    </div>
  );
}

function levelsBesides(policy: Policy | undefined, level: string) {
  return (policy?.levels ?? []).filter(({ id }) => id !== level).map(({ id, name }) => ({ value: id, label: name }));
}
