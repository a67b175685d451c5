import type { Side } from '@adjutant/rules';
import type { MatchView } from '@adjutant/views';
import { SIDES_OF_TABLE } from '../../common/sides.js';

type Confirmed = Pick<MatchView, 'confirmedBy' | 'enteredFor'>;

/** Who has agreed to a result, in sentences. */
export function agreedText(
  { confirmedBy, enteredFor }: Confirmed,
  players: { readonly [side in Side]: string },
): string {
  const said = confirmedBy.filter((side) => !enteredFor[side]);
  const missing = SIDES_OF_TABLE.filter((side) => !confirmedBy.includes(side));
  const names = (sides: readonly Side[]): string => sides.map((side) => players[side]).join(' and ');
  return [
    ...(said.length === 0 ? [] : [`Confirmed by ${names(said)}.`]),
    ...confirmedBy.flatMap((side) => {
      const by = enteredFor[side]?.role.replace('-', ' ');
      return by === undefined ? [] : [`The confirmation of ${players[side]} was entered by a ${by}.`];
    }),
    ...(missing.length === 0 ? [] : [`Not confirmed by ${names(missing)} yet.`]),
  ].join(' ');
}
