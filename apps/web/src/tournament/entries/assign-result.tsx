import type { EntrantView, TournamentCommand } from '@adjutant/tournament';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEventPage } from '../use-tournament-page.js';
import { missedBy, RESULTS, type Result } from './missed.js';
import { numberIn } from './points-beside.js';

interface Props {
  readonly entry: EntrantView;
  readonly because: string;
  readonly send: (command: TournamentCommand) => void;
}

/** A result for a round that somebody missed, or was kept out of. */
export function AssignResult({ entry, because, send }: Props) {
  const { event, may } = useEventPage();
  const missed = missedBy(entry, event.rounds);
  const [chosen, choose] = useState<number>();
  const [result, decide] = useState<Result>('loss');
  const [typed, type] = useState('');
  const round = missed.find(({ number }) => number === chosen) ?? missed[0];
  if (round === undefined || !may('AssignResult')) return null;
  const vp = typed.trim() === '' ? undefined : numberIn(typed);
  const figures = vp === undefined || vp === null || result === 'none' ? {} : { figures: { vp } };
  const sure = round.status === 'closed' ? { sure: true } : {};
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        label="A result without a match, in round"
        value={String(round.number)}
        data={missed.map(({ number }) => String(number))}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
      />
      <NativeSelect
        label="Result"
        value={result}
        data={RESULTS}
        onChange={({ currentTarget }) => decide(currentTarget.value as Result)}
      />
      <TextInput
        label="Points, if other than of a bye"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={because.trim() === '' || vp === null}
        onClick={() =>
          send({
            type: 'AssignResult',
            data: { round: round.number, player: entry.player, result, ...figures, because: because.trim(), ...sure },
          })
        }
      >
        {round.status === 'closed' ? 'Assign it to the closed round' : 'Assign it'}
      </Button>
    </Group>
  );
}
