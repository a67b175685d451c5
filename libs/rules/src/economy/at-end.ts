import { applyEffects } from '../effects/apply.js';
import { sceneOfCause } from '../effects/cause.js';
import { samePeriod } from '../judge/periods.js';
import { weigh } from '../judge/weigh.js';
import type { AtEnd } from '../pack/entry.js';
import type { Moment, Pack } from '../pack/pack.js';
import type { Table, Use } from '../table/table.js';
import { followedBy, unbooked, type Booked } from './ledger.js';

const ENDS: { readonly [of in AtEnd['of']]: Moment['at'] } = {
  phase: 'phase-end',
  turn: 'turn-end',
  'battle-round': 'round-end',
};

/** Uses do what they do at the end of the period in which they were made; the entry that ends it brings the points. */
export function endUses(pack: Pack, booked: Booked, leaving: readonly Moment[], number: number): Booked {
  const { uses, clock } = booked.table;
  let now = booked;
  for (const use of uses)
    for (const atEnd of pack.entries[use.entry]?.atEnd ?? [])
      if (use.unpaid !== true && isEnding(atEnd, leaving) && samePeriod(atEnd.of, use.at, clock))
        now = followedBy(now, endUse(pack, now.table, use, atEnd, number));
  return now;
}

function isEnding({ of }: AtEnd, leaving: readonly Moment[]): boolean {
  return leaving.some((moment) => moment.at === ENDS[of]);
}

function endUse(pack: Pack, table: Table, use: Use, { when, effects }: AtEnd, number: number): Booked {
  const cause = { number, player: use.player, entry: use.entry, roles: use.roles ?? {}, rests: [use.number] };
  if (when === undefined) return applyEffects(pack, table, effects, cause);
  const { answer, findings } = weigh(sceneOfCause(pack, table, cause), when);
  const because = [...new Set(findings.map((one) => one.says))];
  return answer === 'met' ? applyEffects(pack, table, effects, { ...cause, because }) : unbooked(table);
}
