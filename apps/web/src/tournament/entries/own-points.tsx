import type { EntrantView, TournamentCommand } from '@adjutant/tournament';
import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEventPage } from '../use-tournament-page.js';
import { beside, figuresIn, spelledOut } from './points-beside.js';

interface Props {
  readonly entry: EntrantView;
  readonly send: (command: TournamentCommand) => void;
}

/** Points of the whole event that its order ranks by and that no table brings: painting, sportsmanship, votes. */
export function OwnPoints({ entry: { player, status, figures = {} }, send }: Props) {
  const { event, may } = useEventPage();
  const names = beside(event.settings.standings, figures);
  const [typed, type] = useState<Readonly<Record<string, string>>>({});
  if (names.length === 0 || status !== 'entered' || !may('TellFigures')) return null;
  const told = figuresIn(typed);
  return (
    <Group gap="xs" align="end">
      {names.map((name) => (
        <TextInput
          key={name}
          label={spelledOut(name)}
          inputMode="decimal"
          autoComplete="off"
          value={typed[name] ?? String(figures[name] ?? '')}
          onChange={({ currentTarget }) => type({ ...typed, [name]: currentTarget.value })}
        />
      ))}
      <Button
        variant="default"
        disabled={told === null}
        onClick={() => told && send({ type: 'TellFigures', data: { player, figures: told } })}
      >
        Record these points
      </Button>
    </Group>
  );
}
