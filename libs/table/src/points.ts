import { nextPointsSlot } from '@adjutant/match';
import { gainsFullFor, isOnPaper, opensBefore, type Side } from '@adjutant/rules';
import { scores } from './scores.js';
import { against, obstaclesIn, type Laid } from './sitting.js';
import { slotted, WHAT_FOR } from './slotted.js';
import { standing, type Ask, type Tap } from './tap.js';

const NOT_SAID = 'not said';

/** Points that players write down by hand: command points, and what the score sheet has, each at its moment. */
export function points(at: Laid, player: Side): readonly Tap[] {
  const { state, table, pack } = at;
  const isRunning = state.status === 'running';
  const onPaper = state.status === 'opened' && isOnPaper(table);
  const gained = isRunning || (state.status === 'opened' && !onPaper && opensBefore(pack));
  return [...(gained ? gains(at, player) : []), ...(isRunning || onPaper ? scores(at, player) : [])];
}

const HOW_MANY: Ask = { what: 'number', into: ['amount'], says: 'How many?', least: 1, most: 99 };

/** One with one press; several, as an army may begin with, with one more. */
function gains(at: Laid, player: Side): readonly Tap[] {
  return Object.keys(at.pack.economy.start).flatMap((resource): readonly Tap[] => {
    const unit = resource.toUpperCase();
    const slot = slotted(nextPointsSlot(at.state, { type: 'CommandPointsGained', player }));
    const full = gainsFullFor(at.pack, at.table, player, resource);
    const refused = against(at, { type: 'GainCommandPoints', data: { player, amount: 1, what: NOT_SAID } });
    const because = [...(full ? obstaclesIn({ reasons: [full] }) : []), ...refused];
    const tap = { kind: 'points', player, type: 'GainCommandPoints', ...standing(because) } as const;
    const says = 'A reason can be said, now or later.';
    return [
      {
        ...tap,
        id: `gain ${player} ${resource}`,
        name: `+1 ${unit}`,
        says,
        data: { player, amount: 1, what: NOT_SAID, ...slot },
        asks: [WHAT_FOR],
      },
      {
        ...tap,
        id: `gain several ${player} ${resource}`,
        name: `Several ${unit}`,
        says,
        data: { player, what: NOT_SAID, ...slot },
        asks: [HOW_MANY, WHAT_FOR],
      },
    ];
  });
}
