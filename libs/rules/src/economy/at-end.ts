import { applyEffects } from '../effects/apply.js';
import { sceneOfCause } from '../effects/cause.js';
import { samePeriod } from '../judge/periods.js';
import { weigh } from '../judge/weigh.js';
import { keptBy } from '../kept-by.js';
import type { AtEnd } from '../pack/entry.js';
import type { Moment, Pack } from '../pack/pack.js';
import type { Table, Use } from '../table/table.js';
import { followedBy, unbooked, type Booked } from './ledger.js';

const ENDS: { readonly [of in AtEnd['of']]: Moment['at'] } = {
  phase: 'phase-end',
  turn: 'turn-end',
  'battle-round': 'round-end',
};

/** The entries that do something at an end: most games have none, and a battle has many uses by its last steps. */
const doingAtEnd = keptBy(
  (entries: Pack['entries']): ReadonlyMap<string, readonly AtEnd[]> =>
    new Map(Object.entries(entries).flatMap(([id, { atEnd }]) => (atEnd ? [[id, atEnd] as const] : []))),
);

/** Uses do what they do at the end of the period in which they were made; the entry that ends it brings the points. */
export function endUses(pack: Pack, booked: Booked, leaving: readonly Moment[], number: number): Booked {
  const ending = doingAtEnd(pack.entries);
  if (ending.size === 0) return booked;
  const { uses, clock } = booked.table;
  const isDue = ({ of }: AtEnd, { at, unpaid }: Use): boolean =>
    unpaid !== true && leaving.some((moment) => moment.at === ENDS[of]) && samePeriod(of, at, clock);
  return uses
    .flatMap((use) => (ending.get(use.entry) ?? []).flatMap((atEnd) => (isDue(atEnd, use) ? [{ use, atEnd }] : [])))
    .reduce((now, { use, atEnd }) => followedBy(now, endUse(pack, now.table, use, atEnd, number)), booked);
}

function endUse(pack: Pack, table: Table, use: Use, { when, effects }: AtEnd, number: number): Booked {
  const cause = { number, player: use.player, entry: use.entry, roles: use.roles ?? {}, rests: [use.number] };
  if (when === undefined) return applyEffects(pack, table, effects, cause);
  const { answer, findings } = weigh(sceneOfCause(pack, table, cause), when);
  const because = [...new Set(findings.map((one) => one.says))];
  return answer === 'met' ? applyEffects(pack, table, effects, { ...cause, because }) : unbooked(table);
}
