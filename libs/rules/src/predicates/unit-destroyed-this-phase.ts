import { unitIn, unitText } from '../judge/scene.js';
import { sameClock } from '../clock/sequence.js';
import { text, truth, type Predicate } from './predicate.js';

export const unitDestroyedThisPhase: Predicate = {
  name: 'unit-destroyed-this-phase',
  says: 'If the unit is destroyed, it was destroyed in the current phase of the current turn.',
  code: 'unit-not-just-destroyed',
  args: { unit: { type: 'string', says: 'Role of the unit.' } },
  test(scene, args) {
    const role = text(args, 'unit');
    const gone = unitIn(scene, role)?.destroyed;
    const met = gone === undefined || sameClock(gone.at, scene.table.clock);
    return {
      answer: unitIn(scene, role) ? truth(met) : 'unknown',
      facts: { unit: scene.roles[role] ?? null, destroyedAt: clockFacts(gone?.at), now: clockFacts(scene.table.clock) },
      says: met
        ? `${unitText(scene, role)} was not destroyed in an earlier phase.`
        : `${unitText(scene, role)} was destroyed in an earlier phase.`,
    };
  },
};

function clockFacts(clock: { round: number; turn: string | null; step: string } | null | undefined) {
  return clock ? { round: clock.round, turn: clock.turn, step: clock.step } : null;
}
