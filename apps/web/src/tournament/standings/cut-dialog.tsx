import { Checkbox, NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { StandingsAnswer } from '@adjutant/tournament';
import { useTournamentCommand } from '../../api/tournaments.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { cutBy, shortOfRounds, type CutLine } from './cut-players.js';

interface Props {
  readonly opened: boolean;
  readonly standings: StandingsAnswer;
  readonly onClose: () => void;
}

type By = 'place' | 'record' | 'group';

const FIRST: { readonly [by in By]: number } = { place: 8, record: 1, group: 1 };

const UNTYPED: CutLine = { players: [], level: [], fault: 'A whole number.' };

/** Who goes on, by place, by record or of each group; what becomes of everybody else. */
export default function CutDialog({ standings, onClose }: Props) {
  const { event, named } = useEventPage();
  const { format } = event.settings;
  const [by, rank] = useState<By>(format?.by === 'groups' ? 'group' : 'place');
  const [number, set] = useState<number | string>(format?.by === 'groups' ? format.through : FIRST.place);
  const [others, choose] = useState<'play-on' | 'are-done'>('play-on');
  const [bracket, draw] = useState(false);
  const sending = useTournamentCommand(event.tournament);
  const field = standings.rows.filter(({ place, out }) => place !== null && out !== true).length;
  const isTyped = Number.isInteger(number);
  const rule = by === 'record' ? { by, losses: Number(number) } : { by, take: Number(number) };
  const { players, level, fault } = isTyped ? cutBy(standings.rows, rule, event.groups) : UNTYPED;
  const short = bracket ? shortOfRounds(players.length, event) : null;
  const change = (next: By): void => {
    rank(next);
    set(FIRST[next]);
  };
  return (
    <AskedTwice
      title="Cut the field"
      act="Cut"
      pending={sending.isPending}
      error={sending.error}
      disabled={fault !== null}
      {...(level.length === 0 ? {} : { reason: 'wanted' })}
      onClose={onClose}
      onConfirm={(because) => {
        const who = level.length === 0 ? { rule } : { rule, players: [...players], because };
        sending.mutate(
          { type: 'CutField', data: { ...who, others, ...(bracket ? { bracket } : {}) } },
          { onSuccess: onClose },
        );
      }}
    >
      <RuleFields {...{ by, number, field, fault, grouped: event.groups !== undefined }} onBy={change} onNumber={set} />
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
      {short === null ? null : <p>{short}</p>}
      <WhoGoesOn players={players.map(named)} level={level.map(named)} />
    </AskedTwice>
  );
}

interface RuleProps {
  readonly by: By;
  readonly number: number | string;
  readonly field: number;
  readonly fault: string | null;
  readonly grouped: boolean;
  readonly onBy: (by: By) => void;
  readonly onNumber: (number: number | string) => void;
}

function RuleFields({ by, number, field, fault, grouped, onBy, onNumber }: RuleProps) {
  return (
    <>
      <NativeSelect
        label="Who goes on"
        value={by}
        data={[
          { value: 'place', label: 'so many from the top' },
          { value: 'record', label: 'whoever has lost no more than so often' },
          ...(grouped ? [{ value: 'group', label: 'so many of each group' }] : []),
        ]}
        onChange={({ currentTarget }) => onBy(currentTarget.value as By)}
      />
      <NumberInput
        label={by === 'record' ? 'Losses at most' : by === 'place' ? 'How many go on' : 'How many of each go on'}
        min={by === 'place' ? 2 : by === 'group' ? 1 : 0}
        max={by === 'record' ? 50 : field}
        allowDecimal={false}
        value={number}
        error={fault}
        onChange={onNumber}
      />
    </>
  );
}

function WhoGoesOn({ players, level }: { readonly players: readonly string[]; readonly level: readonly string[] }) {
  return (
    <>
      {players.length === 0 ? null : (
        <p>
          They go on ({players.length}): {players.join(', ')}.
        </p>
      )}
      {level.length === 0 ? null : (
        <p>
          <b>Level on the line:</b> {level.join(', ')}. Those who stand first in the list are taken; choose another
          number if that is not right.
        </p>
      )}
    </>
  );
}
