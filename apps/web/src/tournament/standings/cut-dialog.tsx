import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { StandingsAnswer } from '@adjutant/tournament';
import { useTournamentCommand } from '../../api/tournaments.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { cutAt } from './cut-players.js';

interface Props {
  readonly opened: boolean;
  readonly standings: StandingsAnswer;
  readonly onClose: () => void;
}

/** Who goes on by place; what becomes of everybody else. */
export default function CutDialog({ standings, onClose }: Props) {
  const { event, named } = useEventPage();
  const [places, set] = useState<number | string>(8);
  const [others, choose] = useState<'play-on' | 'are-done'>('play-on');
  const [bracket, draw] = useState(false);
  const sending = useTournamentCommand(event.tournament);
  const field = standings.rows.filter(({ place }) => place !== null).length;
  const isRight = Number.isInteger(places) && Number(places) >= 2 && Number(places) <= field;
  const { players, level } = isRight ? cutAt(standings, Number(places)) : { players: [], level: [] };
  return (
    <AskedTwice
      title="Cut the field"
      act="Cut"
      pending={sending.isPending}
      error={sending.error}
      disabled={!isRight}
      onClose={onClose}
      onConfirm={() =>
        sending.mutate(
          { type: 'CutField', data: { players: [...players], others, ...(bracket ? { bracket } : {}) } },
          { onSuccess: onClose },
        )
      }
    >
      <NumberInput
        label="How many go on"
        min={2}
        max={field}
        allowDecimal={false}
        value={places}
        error={isRight ? null : `From 2 to ${field}: no more are placed.`}
        onChange={set}
      />
      <NativeSelect
        label="Everybody else"
        value={others}
        data={[
          { value: 'play-on', label: 'plays on' },
          { value: 'are-done', label: 'is done' },
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value as typeof others)}
      />
      <Checkbox
        label="They meet in a bracket"
        description="Single elimination: the first against the last, and who loses is out."
        checked={bracket}
        onChange={({ currentTarget }) => draw(currentTarget.checked)}
      />
      {players.length === 0 ? null : <p>They go on: {players.map(named).join(', ')}.</p>}
      {level.length === 0 ? null : (
        <p>
          <b>Level on the line:</b> {level.map(named).join(', ')}. Those who stand first in the list are taken; choose
          another number if that is not right.
        </p>
      )}
    </AskedTwice>
  );
}
