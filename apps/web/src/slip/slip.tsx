import type { Side } from '@adjutant/rules';
import type { Tap } from '@adjutant/table';
import { Button, NativeSelect } from '@mantine/core';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { Refused } from '../dispute/refused.js';
import { seatsHere, type AtTable } from '../ending/at-table.js';
import { aheadIn, standingOf, type Filled, type Slip, type Typed } from './filled.js';
import { SlipRows } from './slip-rows.js';
import styles from './slip.module.css';
import type { Line } from './in-order.js';
import { useRecording } from './use-recording.js';

interface Props {
  readonly at: AtTable;
  readonly slip: Slip;
}

/** A slip of paper: points by category, who has won, and one press. */
export default function SlipForm({ at, slip }: Props) {
  const { players } = at;
  const seats = seatsHere(at);
  const [typed, type] = useState<Typed>({});
  const [ending, end] = useState('');
  const [winner, choose] = useState('');
  const { busy, failed, record } = useRecording(at);
  const is = standingOf({ slip, seats, typed, ending, winner });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!is.isReady || is.end === undefined) return;
    record([...linesOf(is.filled), ...(is.waits.length === 0 ? [{ tap: is.end, said: is.won }] : [])]);
  };
  return (
    <form className={styles['slip']} aria-label="The slip" noValidate onSubmit={submit} onKeyDown={toNext}>
      <h2>The slip</h2>
      <SlipRows
        {...{ at, slip, typed, seats }}
        sums={is.sums}
        type={(tap, text) => type({ ...typed, [tap.id]: text })}
      />
      <HowEnded {...{ is, players, end, winner, choose }} />
      {is.waits.map((side) => (
        <p key={side} role="status">
          {is.isTold
            ? `Recorded: waiting for ${players[side]} to record theirs. Then the match ends, and both confirm it.`
            : `${players[side]} has told nothing yet. Whoever records last ends the match.`}
        </p>
      ))}
      {failed === null ? null : (
        <Refused title={`Not recorded: ${lineOf(failed.line, players)}`} error={failed.error} />
      )}
      <Button
        type="submit"
        size="lg"
        fullWidth
        aria-busy={busy}
        aria-disabled={!is.isReady}
        {...(is.isReady ? {} : { 'data-disabled': true })}
      >
        Record the slip
      </Button>
      {is.missing.length === 0 ? null : (
        <p className={styles['still']}>
          {`No points yet of ${is.missing.map((side) => players[side]).join(', ')}: 0 is a score, an empty field is none.`}
        </p>
      )}
    </form>
  );
}

interface EndedProps {
  readonly is: ReturnType<typeof standingOf>;
  readonly players: Players;
  readonly end: (id: string) => void;
  readonly winner: string;
  readonly choose: (winner: string) => void;
}

/** How it ended, and who has won: by the points, unless they are level and something else may decide. */
function HowEnded({ is, players, end, winner, choose }: EndedProps) {
  return (
    <>
      <NativeSelect
        size="md"
        label="How it ended"
        data={is.ends.map((one) => ({ value: one.id, label: nameOf(one, players) }))}
        value={is.end?.id ?? ''}
        onChange={({ currentTarget }) => end(currentTarget.value)}
      />
      {is.isAsked ? (
        <NativeSelect
          size="md"
          label="Who has won?"
          data={[
            { value: '', label: 'Not said' },
            ...SIDES_OF_TABLE.map((side) => ({ value: side, label: players[side] })),
            { value: 'draw', label: 'A draw' },
          ]}
          value={winner}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      ) : null}
      <p className={styles['outcome']}>{is.givenUp ? is.end?.says : outcome(is.sums, players)}</p>
    </>
  );
}

function linesOf(filled: readonly Filled[]): readonly Line[] {
  return filled.map(({ tap, points }) => ({
    tap,
    said: tap.asks.slice(0, 1).map(({ into }) => ({ into, value: points })),
  }));
}

type Players = { readonly [side in Side]: string };

function nameOf({ name, player }: Tap, players: Players): string {
  return player === null ? name : `${name} by ${players[player]}`;
}

function lineOf({ tap }: Line, players: Players): string {
  return tap.type === 'ScoreVictoryPoints' && tap.player !== null
    ? `${tap.name}, ${players[tap.player]}`
    : nameOf(tap, players);
}

function outcome(sums: { readonly [side in Side]: number }, players: Players): string {
  const ahead = aheadIn(sums);
  const points = `${players.A} ${sums.A}, ${players.B} ${sums.B}`;
  return ahead === 'draw' ? `${points}: level.` : `${points}: ${players[ahead]} wins.`;
}

/** Enter goes to the next field, and from the last one to what records. */
function toNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('input, button[type=submit]')];
  stops[stops.indexOf(target) + 1]?.focus();
}
