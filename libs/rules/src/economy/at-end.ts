import { applyEffects } from '../effects/apply.js';
import { sceneOfCause } from '../effects/cause.js';
import { samePeriod } from '../judge/periods.js';
import { weigh } from '../judge/weigh.js';
import type { AtEnd } from '../pack/entry.js';
import type { Moment, Pack } from '../pack/pack.js';
import type { Table, Use } from '../table/table.js';
import { bookAll, type Booked } from './ledger.js';

const ENDS: { readonly [of in AtEnd['of']]: Moment['at'] } = {
  phase: 'phase-end',
  turn: 'turn-end',
  'battle-round': 'round-end',
};

/** Uses do what they do at the end of the period in which they were made; the entry that ends it brings the points. */
export function endUses(pack: Pack, table: Table, leaving: readonly Moment[], number: number): Booked {
  const due = table.uses
    .filter(({ unpaid }) => unpaid !== true)
    .flatMap((use) =>
      (pack.entries[use.entry]?.atEnd ?? [])
        .filter(({ of }) => leaving.some((moment) => moment.at === ENDS[of]) && samePeriod(of, use.at, table.clock))
        .map((atEnd) => (now: Table) => endUse(pack, now, use, atEnd, number)),
    );
  return bookAll(table, due);
}

function endUse(pack: Pack, table: Table, use: Use, { when, effects }: AtEnd, number: number): Booked {
  const cause = { number, player: use.player, entry: use.entry, roles: use.roles ?? {}, rests: [use.number] };
  if (when === undefined) return applyEffects(pack, table, effects, cause);
  const { answer, findings } = weigh(sceneOfCause(pack, table, cause), when);
  const because = [...new Set(findings.map((one) => one.says))];
  return answer === 'met' ? applyEffects(pack, table, effects, { ...cause, because }) : { table, lines: [] };
}
