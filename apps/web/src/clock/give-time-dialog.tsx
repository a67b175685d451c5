import type { Side } from '@adjutant/rules';
import { Button, Group, NumberInput, SegmentedControl, Stack, Textarea } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Modal } from '../common/modal.js';
import type { Acting } from '../acting/acting.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { besides, faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Trouble } from '../common/trouble.js';
import { given, givenInWords, type TypedTime } from './given.js';
import { usePressing } from './use-clock.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly id: string;
  readonly players: { readonly [side in Side]: string };
  readonly acting: Acting;
}

/** Time for one of the players, or less of it, with its reason: also where nobody has called a judge. */
export default function GiveTimeDialog({ opened, onClose, ...form }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Give time" centered>
      <Form {...form} done={onClose} />
    </Modal>
  );
}

const NOTHING: TypedTime = { takes: false, minutes: '', seconds: '' };

function Form({ id, players, acting, done }: Omit<Props, 'opened' | 'onClose'> & { readonly done: () => void }) {
  const [player, setPlayer] = useState<Side>('A');
  const [typed, setTyped] = useState(NOTHING);
  const [because, setBecause] = useState('');
  const giving = usePressing(id, acting);
  const seconds = given(typed);
  const fault = lengthFault(because, LIMITS.GiveTime.because);
  const other = besides(giving.error, ['because']);
  const type = (part: Partial<TypedTime>): void => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (seconds === null) return;
    giving.mutate({ type: 'GiveTime', data: { player, seconds, because: because.trim() } }, { onSuccess: done });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <SegmentedControl
          size="md"
          aria-label="Whose time"
          value={player}
          data={SIDES_OF_TABLE.map((side) => ({ value: side, label: players[side] }))}
          onChange={(side) => setPlayer(side === 'B' ? 'B' : 'A')}
        />
        <SegmentedControl
          size="md"
          aria-label="More or less of it"
          value={typed.takes ? 'take' : 'give'}
          data={[
            { value: 'give', label: 'Give' },
            { value: 'take', label: 'Take away' },
          ]}
          onChange={(value) => type({ takes: value === 'take' })}
        />
        <Length typed={typed} type={type} />
        <Textarea
          size="md"
          label="Why"
          required
          autosize
          minRows={2}
          error={fault ?? faultAt(giving.error, 'because')}
          value={because}
          onChange={({ currentTarget }) => setBecause(currentTarget.value)}
        />
        {other ? <Trouble title="No time was given" error={other} /> : null}
        <Button
          size="md"
          type="submit"
          disabled={seconds === null || fault !== null || because.trim() === ''}
          loading={giving.isPending}
        >
          {seconds === null ? 'Give time' : givenInWords(seconds, players[player])}
        </Button>
      </Stack>
    </form>
  );
}

interface LengthProps {
  readonly typed: TypedTime;
  readonly type: (part: Partial<TypedTime>) => void;
}

function Length({ typed: { minutes, seconds }, type }: LengthProps) {
  const field = { size: 'md', min: 0, allowDecimal: false, allowNegative: false, clampBehavior: 'strict' } as const;
  return (
    <Group grow align="start">
      <NumberInput
        {...field}
        label="Minutes"
        max={LIMITS.GiveTime.seconds.most / 60}
        value={minutes}
        onChange={(typed) => type({ minutes: typed })}
      />
      <NumberInput {...field} label="Seconds" max={59} value={seconds} onChange={(typed) => type({ seconds: typed })} />
    </Group>
  );
}
