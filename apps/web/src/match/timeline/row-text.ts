import type { TimelineItem } from '@adjutant/views';
import { clockTime, signed } from '../../common/words.js';
import type { Movement } from '../ledger/accounts.js';

type Players = { readonly A: string; readonly B: string };

/** What stands above the entries of a turn; whose it is, where it is somebody's. */
export function turnText(
  { round, turn }: Pick<TimelineItem, 'round' | 'turn'>,
  players: Players,
): { readonly name: string; readonly of: 'A' | 'B' | null; readonly whose: string } {
  if (round === null) return { name: 'Before the battle', of: null, whose: '' };
  const name = round === 0 ? 'Set-up' : `Round ${round}`;
  return turn === 'A' || turn === 'B'
    ? { name, of: turn, whose: `${players[turn]}’s turn` }
    : { name, of: null, whose: '' };
}

/** What is said of an entry beside its sentence. */
type Tagged = Pick<TimelineItem, 'number' | 'mark' | 'overridden' | 'doubts' | 'elsewhere' | 'recordedAt'>;

export function tagsOf({
  number,
  mark,
  overridden,
  doubts,
  elsewhere,
  recordedAt,
}: Tagged): readonly { says: string; because?: string }[] {
  return [
    ...(elsewhere === undefined
      ? []
      : [
          {
            says: `${TOLD[elsewhere.is]}: recorded as ${number} at ${clockTime(Date.parse(recordedAt))}`,
            because: `The battle stood in ${elsewhere.recordedIn} then.`,
          },
        ]),
    ...(mark === null ? [] : [{ says: mark }]),
    ...(overridden === null ? [] : [{ says: 'judge let it stand' }]),
    ...(doubts === undefined ? [] : [{ says: 'in doubt', because: doubts.join('\n') }]),
  ];
}

const TOLD = { late: 'told late', moved: 'told at another place' } as const;

export const refusedText = (refused: number): string => (refused === 0 ? '' : `then ${refused} refused`);

/** Points that an entry moved, as they stand beside it. */
export const movedText = ({ player, credited, unit }: Movement): string => `${player} ${signed(credited)} ${unit}`;

/** The same as somebody says it. */
export function movedInWords({ player, credited, unit, spent }: Movement, players: Players): string {
  const took = spent ? 'spent' : 'lost';
  const got = unit === 'CP' ? 'gained' : 'scored';
  const did = credited < 0 ? took : got;
  return `${players[player]} ${did} ${Math.abs(credited)} ${unit}`;
}
