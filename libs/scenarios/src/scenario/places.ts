import { allSteps, plainName, SIDES, type Clock, type Pack, type Side, type Step } from '@adjutant/rules';

/**
 * Reads `R2.B.Fight` (or `R2B-Fight`) against the steps that the pack knows; `R2.B.Fight.end` is the last step inside it, `.start`
 * its opening one, `R2.B.end` the last step of the turn, `R5.end` of the round, and `end` alone of the battle.
 */
export function parsePlace(pack: Pack, text: string): Clock {
  return battleEnd(pack, text) ?? placeInRound(pack, text);
}

function battleEnd({ sequence }: Pack, text: string): Clock | null {
  const last = /^end$/i.test(text.trim()) ? sequence.battleEnd?.at(-1) : undefined;
  return last ? { round: sequence.rounds, turn: null, step: last.id } : null;
}

function placeInRound(pack: Pack, text: string): Clock {
  const match = /^R(\d+)(?:\.?([AB]))?[.-]([^#]+)(?:#(\d+))?$/i.exec(text.trim());
  const steps = allSteps(pack.sequence);
  const [, round, side, name = '', slot] = match ?? [];
  const { step, part } = stepCalled(steps, plainName(name)) ?? edgeCalled(pack, name, side !== undefined) ?? {};
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

interface Called {
  readonly step: Step;
  readonly part?: string;
}

/** A step, or the step around one inside it, by id or by name. */
function stepCalled(steps: readonly Step[], wanted: string): Called | undefined {
  const called = ({ id, name }: Pick<Step, 'id' | 'name'>): boolean =>
    [id, name].some((one) => plainName(one) === wanted);
  const step = steps.find(called);
  if (step) return inPart(step, step.steps?.find(({ usual }) => usual)?.id);
  const [around] = steps.flatMap((one) => (one.steps ?? []).filter(called).map(({ id }) => ({ step: one, part: id })));
  return around;
}

/** What stands at the start or the end of a step, a turn or a round. */
function edgeCalled({ sequence }: Pack, name: string, inTurn: boolean): Called | undefined {
  const [, around, edge] = /^(?:(.+)\.)?(start|end)$/i.exec(name.trim()) ?? [];
  const at = edge?.toLowerCase() === 'start' ? 0 : -1;
  if (!edge) return undefined;
  if (around === undefined) {
    const step = (inTurn ? sequence.turn : at === 0 ? sequence.roundStart : sequence.roundEnd)?.at(at);
    return step && { step };
  }
  const step = stepCalled(allSteps(sequence), plainName(around))?.step;
  return step && inPart(step, at === 0 ? undefined : step.steps?.at(-1)?.id);
}

function inPart(step: Step, part: string | undefined): Called {
  return part === undefined ? { step } : { step, part };
}

function slotOf(step: Step, slot: string | undefined): { readonly slot?: number } {
  return step.slots && slot !== undefined ? { slot: Number(slot) } : {};
}
