import { is, type Static } from '@adjutant/kernel';
import { packOf } from '@adjutant/match';
import type { Telling } from '@adjutant/replay';
import { clockText, type Clock, type Shelf } from '@adjutant/rules';
import type { TimelineEntry } from './timeline.js';

/** That an entry counts at another place than where it was recorded. */
export const Elsewhere = is.object(
  {
    is: is.oneOf(['late', 'moved'], { says: '`late`: what it tells was over when it was recorded.' }),
    after: is.anyWhole({ says: 'The entry behind which it counts.' }),
    recordedIn: is.anyText({ says: 'Where the battle stood when it was recorded.' }),
  },
  { name: 'Elsewhere' },
);
export type Elsewhere = Static<typeof Elsewhere>;

/** The same with the place. */
export interface Moved extends Pick<Elsewhere, 'is' | 'after'> {
  readonly at: Clock | null;
  readonly clockText: string;
}

/** What counts at another place than where it was recorded, by its number. */
export function movedIn(shelf: Shelf, { passages }: Telling): ReadonlyMap<number, Moved> {
  const redated = new Set(
    passages.flatMap(({ entered: { event }, verdict }) =>
      verdict !== 'struck' && event.type === 'EntryCorrected' && event.data.correction.kind === 'redate'
        ? [event.data.entry]
        : [],
    ),
  );
  if (redated.size === 0) return new Map();
  return new Map(
    passages.flatMap((passage, index): [number, Moved][] => {
      const { entered, after } = passage;
      const before = passages[index - 1]?.entered.number;
      if (!goesWith(redated, passage) || before === undefined || after.status === 'absent') return [];
      const at = after.table.clock;
      const text = at ? clockText(packOf(shelf, after).sequence, at) : '';
      const isLate = passages.slice(index + 1).some((one) => one.entered.number < entered.number);
      return [[entered.number, { is: isLate ? 'late' : 'moved', after: before, at, clockText: text }]];
    }),
  );
}

/** Dice go with what they were thrown for, and an answer with the use that it answers. */
function goesWith(redated: ReadonlySet<number>, { entered: { number, event } }: Telling['passages'][number]): boolean {
  if (event.type === 'RollRecorded') return redated.has(Number(event.data.roll.split('/')[0]));
  return redated.has(number) || (event.type === 'UseAnswered' && redated.has(event.data.entry));
}

type Placed = Pick<TimelineEntry, 'number' | 'elsewhere'>;

/** Entries in the order in which they count: what came late stands where it was played. */
export function asTold<Entry extends Placed>(entries: readonly Entry[]): readonly Entry[] {
  const behind = Map.groupBy(
    entries.filter(({ elsewhere }) => elsewhere !== undefined),
    ({ elsewhere }) => elsewhere?.after,
  );
  if (behind.size === 0) return entries;
  const told: Entry[] = [];
  const waiting = entries.filter(({ elsewhere }) => elsewhere === undefined).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    told.push(next);
    waiting.push(...(behind.get(next.number) ?? []).toReversed());
  }
  return told;
}

/** For readers of an answer: the numbers of its entries in the order in which they count, where that is another one. */
export function orderIn(entries: readonly Placed[]): { readonly order?: readonly number[] } {
  const told = asTold(entries);
  return told === entries ? {} : { order: told.map(({ number }) => number) };
}

/** As it stands beside an entry; `recordedAt`: hour and minute. */
export function elsewhereText({ number, elsewhere }: Placed, recordedAt: string): string | null {
  if (elsewhere === undefined) return null;
  const says = elsewhere.is === 'late' ? 'Told late' : 'Told at another place';
  return `${says}: recorded as ${number} at ${recordedAt}, ${elsewhere.recordedIn}`;
}
