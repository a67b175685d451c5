import { clockText, placeOnward, type Side } from '@adjutant/rules';
import type { Agreeing } from './agreeing.js';
import { DICE_MISSING, diceAskedBy } from './dice-asked.js';
import { finish } from './ending.js';
import { obstaclesIn, refusalOf, type Laid } from './sitting.js';
import { standing, type Tap } from './tap.js';

/** What comes next: a step, after the last one the end of the battle, and then that whoever sits here confirms what it came to. */
export function nextStep(at: Laid, seats: readonly Side[], agree: Agreeing | null): Tap | null {
  switch (at.state.status) {
    case 'opened':
    case 'confirmed':
      return null;
    case 'running':
      return onward(at, seats);
    case 'finished':
      return agree?.taps.find(({ player }) => player !== null && seats.includes(player)) ?? null;
  }
}

/**
 * A step by its goal: pressed twice, or by both, it is entered once. Whoever presses says it for themselves: where the rules leave it
 * to whoever has the turn, it is closed to the other. Null where nothing is played, and after the battle.
 */
function onward(at: Laid, seats: readonly Side[]): Tap | null {
  const { pack, table } = at;
  if (table.clock === null) return null;
  const to = placeOnward(pack.sequence, table.clock, table.firstTurn);
  if (to === null) return finish(at);
  const { turn } = table.clock;
  const player = turn !== null && seats.includes(turn) ? turn : (seats[0] ?? 'A');
  const goal = clockText(pack.sequence, to);
  const { reasons } = refusalOf(at, { type: 'AdvancePhase', data: { player, to } }) ?? NOTHING;
  return {
    id: `step ${goal}`,
    kind: 'step',
    player: turn,
    name: 'Next step',
    says: `On to ${goal}.`,
    type: 'AdvancePhase',
    data: { player, to: { ...to } },
    // What falls due there at once comes with it.
    asks: diceAskedBy({ reasons }),
    ...standing(obstaclesIn({ reasons }).filter(({ code }) => code !== DICE_MISSING)),
  };
}

const NOTHING = { reasons: [] };
