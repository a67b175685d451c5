import type { Side } from '@adjutant/rules';
import type { Tap } from '@adjutant/table';
import { TextInput } from '@mantine/core';
import { SIDES_OF_TABLE } from '../common/sides.js';
import type { AtTable } from '../ending/at-table.js';
import { faultOf, roomIn, type Slip, type Typed } from './filled.js';
import styles from './slip.module.css';

interface Props {
  readonly at: AtTable;
  readonly slip: Slip;
  readonly typed: Typed;
  readonly sums: { readonly [side in Side]: number };
  readonly seats: readonly Side[];
  readonly type: (tap: Tap, text: string) => void;
}

/** A row for each category, a column for each player, and what it comes to below. */
export function SlipRows({ at: { players }, slip, typed, sums, seats, type }: Props) {
  return (
    <table className={styles['rows']}>
      <thead>
        <tr>
          <th scope="col">Points</th>
          {SIDES_OF_TABLE.map((side) => (
            <th key={side} scope="col">
              {players[side]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {slip.rows.map((row) => (
          <tr key={row.category}>
            <th scope="row">
              {row.name} {roomIn(row) === null ? null : <small>{roomIn(row)}</small>}
            </th>
            {SIDES_OF_TABLE.map((side) => {
              const tap = row.taps.find(({ player }) => player === side);
              const recorded = row.told.find(({ player }) => player === side);
              return (
                <td key={side}>
                  {recorded === undefined ? null : <b>{recorded.points}</b>}
                  {tap === undefined || !seats.includes(side) ? null : (
                    <TextInput
                      size="md"
                      aria-label={`${row.name}, ${players[side]}`}
                      inputMode="numeric"
                      enterKeyHint="next"
                      autoComplete="off"
                      maxLength={LONGEST}
                      value={typed[tap.id] ?? ''}
                      error={faultOf(tap, typed[tap.id])}
                      onChange={({ currentTarget }) => type(tap, currentTarget.value)}
                    />
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          {SIDES_OF_TABLE.map((side) => (
            <td key={side}>{sums[side]}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** In digits: no score is longer. */
const LONGEST = 6;
