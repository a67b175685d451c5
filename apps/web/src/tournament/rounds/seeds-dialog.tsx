import { Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { Note } from '../../parts/note.js';
import { AskedTwice } from '../asked-twice.js';
import { useEventPage } from '../use-tournament-page.js';
import { roundsFor, seededAt, seedsOf } from './seeds.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** An event that is single elimination from its first round on: who is seeded where. */
export default function SeedsDialog({ onClose }: Props) {
  const { event, named } = useEventPage();
  const [seeds, seed] = useState(() => seedsOf(event));
  const sending = useTournamentCommand(event.tournament);
  const asked = roundsFor(seeds.length);
  const { checkIn, rounds } = event.settings;
  return (
    <AskedTwice
      title="A bracket from round 1 on"
      act="Seed them so"
      pending={sending.isPending}
      error={sending.error}
      disabled={seeds.length < 2}
      onClose={onClose}
      onConfirm={() =>
        sending.mutate(
          { type: 'CutField', data: { players: [...seeds], others: 'are-done', bracket: true } },
          { onSuccess: onClose },
        )
      }
    >
      <p>
        Single elimination: the first seed against the last, byes for the best where the number is no power of two, and
        who loses is out. Drafting round 1 pairs them so.
      </p>
      {checkIn ? <Note small>Only who has checked in is seeded.</Note> : null}
      {seeds.length < 2 || rounds >= asked ? null : (
        <Note role="status">
          {seeds.length} players take {asked} rounds, and {rounds} are planned: change that under Settings.
        </Note>
      )}
      <ol aria-label="Seeds">
        {seeds.map((player, at) => (
          <li key={player}>
            <Group gap="xs" wrap="nowrap" mb={4}>
              <Seed {...{ at: at + 1, name: named(player) }} onMove={(to) => seed(seededAt(seeds, player, to))} />
              <span>{named(player)}</span>
            </Group>
          </li>
        ))}
      </ol>
    </AskedTwice>
  );
}

interface SeedProps {
  readonly at: number;
  readonly name: string;
  readonly onMove: (to: number) => void;
}

/** Another number moves its player there once it is typed to its end. */
function Seed({ at, name, onMove }: SeedProps) {
  const [typed, type] = useState<string>();
  const move = (): void => {
    type(undefined);
    const to = Number(typed);
    if (Number.isInteger(to) && to >= 1 && to !== at) onMove(to);
  };
  return (
    <TextInput
      aria-label={`Seed of ${name}`}
      w="4rem"
      inputMode="numeric"
      value={typed ?? String(at)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={move}
      onKeyDown={(pressed) => {
        if (pressed.key !== 'Enter') return;
        pressed.preventDefault();
        move();
      }}
    />
  );
}
