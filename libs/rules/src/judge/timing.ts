import { AS_TOLD, isTold } from '../book/book-names.js';
import { clockText, partOf, stepName, stepOf } from '../clock/sequence.js';
import type { PhaseTiming } from '../pack/entry.js';
import { BEFORE_BATTLE } from '../pack/fact.js';
import type { Finding } from './finding.js';
import type { Scene } from './scene.js';
import { knowsUnits } from '../table/depth.js';
import { VOUCHED } from './weigh.js';
import { useCode } from '../refusals.js';

/** Whether the entry may be used in this phase and in this player's turn. Windows inside a phase are conditions. */
export function weighTiming(scene: Scene): readonly Finding[] {
  const phases = scene.rule.timing?.phases;
  if (!phases) return [];
  const { clock } = scene.table;
  const fitting = phases.filter((timing) => isIn(scene, timing));
  const inTurn = fitting.some((timing) => turnFits(scene, timing));
  const untold = !inTurn && fitting.length > 0 && isAlternating(scene);
  const told = isTold(scene.rule.source);
  const code = fitting.length === 0 ? 'wrong-phase' : 'wrong-turn';
  const here = clock ? clockText(scene.pack.sequence, clock) : 'before the battle';
  return [
    {
      rule: scene.entry,
      check: 'timing',
      footing: untold || told ? 'attest' : 'record',
      answer: inTurn || untold ? 'met' : 'unmet',
      code: useCode(scene.rule.kind, code),
      says:
        inTurn || untold
          ? `It is ${here}.${untold ? VOUCHED : told ? AS_TOLD : ''}`
          : `It is ${here}; ${scene.rule.name} may be used in: ${phases.map((one) => timingText(scene, one)).join(', ')}.`,
      facts: { now: here, phases: phases.map((one) => `${one.turn} ${one.phase}`) },
      cites: [scene.rule.source],
    },
  ];
}

/** Where players alternate unit by unit, a record without units does not know whose turn it is. */
function isAlternating({ pack, table, player }: Scene): boolean {
  const { clock } = table;
  return clock !== null && !knowsUnits(table, player) && stepOf(pack.sequence, clock.step)?.slots !== undefined;
}

/** Once the phase is over, nothing is in it. */
function isIn({ pack, table: { clock } }: Scene, { phase }: PhaseTiming): boolean {
  if (clock === null) return phase === BEFORE_BATTLE;
  return phase === clock.step && partOf(pack.sequence, clock)?.over !== true;
}

export function turnFits(scene: Scene, timing: PhaseTiming): boolean {
  // Before the battle it is nobody's turn: everybody is as free as in their own.
  if (timing.turn === 'either' || timing.phase === BEFORE_BATTLE) return true;
  const turn = scene.table.clock?.turn ?? null;
  return turn !== null && (timing.turn === 'own') === (turn === scene.player);
}

function timingText(scene: Scene, timing: PhaseTiming): string {
  if (timing.phase === BEFORE_BATTLE) return 'the time before the battle';
  const whose = { own: 'your', opponent: "the opponent's", either: "either player's" }[timing.turn];
  return `${whose} ${stepName(scene.pack.sequence, timing.phase)} phase`;
}
