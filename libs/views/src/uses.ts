import { is, type Static } from '@adjutant/kernel';
import { packOf, walkMatch, type MatchEvent } from '@adjutant/match';
import { Side, SIDES, type Shelf } from '@adjutant/rules';
import type { Ledger } from './ledger.js';
import type { TimelineEntry } from './timeline.js';
import { asTold, Elsewhere } from './told-elsewhere.js';

/** How something was used: what the record calls it. */
const KINDS = { StratagemUsed: 'stratagem', AbilityUsed: 'ability', OrderIssued: 'order' } as const;

/** One use of an entry of the pack, and what it cost in the end. */
export const UseLine = is.object(
  {
    number: is.anyWhole(),
    clock: is.anyText(),
    player: Side,
    kind: is.oneOf(Object.values(KINDS)),
    entry: is.anyText({ says: 'Id in the pack.' }),
    name: is.anyText(),
    cost: is.anyWhole({ says: 'What went from the accounts of this player; 0 where it does not count.' }),
    mark: is.orNull(is.oneOf(['struck', 'fallen'])),
    elsewhere: is.optional(is.says('There where it counts at another place than where it was recorded.', Elsewhere)),
  },
  { name: 'UseLine' },
);
export type UseLine = Static<typeof UseLine>;

interface Told {
  readonly ledger: Pick<Ledger, 'cp'>;
  readonly timeline: readonly Pick<TimelineEntry, 'number' | 'clock' | 'mark' | 'elsewhere'>[];
}

/** Every use in the order in which it counts; those that a correction took out stay, marked. */
export function usesOf(shelf: Shelf, events: readonly MatchEvent[], { ledger, timeline }: Told): readonly UseLine[] {
  const places = new Map(timeline.map((entry) => [entry.number, entry]));
  const costs = costsIn(ledger);
  const uses = new Map<number, UseLine>();
  for (const { number, event, after } of walkMatch(shelf, events)) {
    if (after.status === 'absent' || !isUse(event)) continue;
    const { entry, player } = event.data;
    const name = packOf(shelf, after).entries[entry]?.name ?? entry;
    const { clock = '', mark = null, elsewhere } = places.get(number) ?? {};
    const line = { number, clock, player, kind: KINDS[event.type], entry, name, cost: costs.get(number) ?? 0, mark };
    uses.set(number, { ...line, ...(elsewhere && { elsewhere }) });
  }
  return asTold(timeline).flatMap(({ number }) => uses.get(number) ?? []);
}

type Use = Extract<MatchEvent, { readonly type: keyof typeof KINDS }>;

function isUse(event: MatchEvent): event is Use {
  return event.type in KINDS;
}

function costsIn({ cp }: Pick<Ledger, 'cp'>): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  for (const { number, kind, credited, mark } of SIDES.flatMap((side) => cp[side]))
    if (kind === 'spend' && mark === null) costs.set(number, (costs.get(number) ?? 0) - credited);
  return costs;
}
