import { allSteps, plainName, SIDES, type Clock, type Pack, type Side, type Step } from '@adjutant/rules';

/** Reads `R2.B.Fight` (or `R2B-Fight`) against the steps that the pack knows. */
export function parsePlace(pack: Pack, text: string): Clock {
  const match = /^R(\d+)(?:\.?([AB]))?[.-]([^#]+)(?:#(\d+))?$/i.exec(text.trim());
  const steps = allSteps(pack.sequence);
  const [, round, side, name = '', slot] = match ?? [];
  const called = (one: { readonly id: string; readonly name: string }): boolean =>
    plainName(one.id) === plainName(name) || plainName(one.name) === plainName(name);
  const step = steps.find(called) ?? steps.find((one) => one.steps?.some(called));
  const part = step && !called(step) ? step.steps?.find(called) : undefined;
  if (!round || !step) {
    throw new Error(
      `"${text}" is no place in a battle; write it as R2.B.${steps[0]?.name ?? 'Phase'} with one of: ${steps.map((one) => one.name).join(', ')}.`,
    );
  }
  const turn = (side?.toUpperCase() ?? null) as Side | null;
  return {
    round: Number(round),
    turn: turn && SIDES.includes(turn) ? turn : null,
    step: step.id,
    ...slotOf(step, slot),
    ...(part ? { part: part.id } : {}),
  };
}

function slotOf(step: Step, slot: string | undefined): { readonly slot?: number } {
  return step.slots && slot !== undefined ? { slot: Number(slot) } : {};
}
