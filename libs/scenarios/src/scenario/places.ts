import { allSteps, plainName, SIDES, type Clock, type Pack, type Side, type Step } from '@adjutant/rules';

/** Reads `R2.B.Fight` (or `R2B-Fight`) against the steps that the pack knows. */
export function parsePlace(pack: Pack, text: string): Clock {
  const match = /^R(\d+)(?:\.?([AB]))?[.-]([^#]+)(?:#(\d+))?$/i.exec(text.trim());
  const steps = allSteps(pack.sequence);
  const [, round, side, name = '', slot] = match ?? [];
  const { step, part } = stepCalled(steps, plainName(name));
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
    ...(part === undefined ? {} : { part }),
  };
}

/** A step, or the step around one inside it, by id or by name. */
function stepCalled(steps: readonly Step[], wanted: string): { readonly step?: Step; readonly part?: string } {
  const called = ({ id, name }: Pick<Step, 'id' | 'name'>): boolean =>
    [id, name].some((one) => plainName(one) === wanted);
  const step = steps.find(called);
  if (step) return { step };
  const [around] = steps.flatMap((one) => (one.steps ?? []).filter(called).map(({ id }) => ({ step: one, part: id })));
  return around ?? {};
}

function slotOf(step: Step, slot: string | undefined): { readonly slot?: number } {
  return step.slots && slot !== undefined ? { slot: Number(slot) } : {};
}
