import { plainName, SIDES, type Clock, type Pack, type Side } from '@adjutant/rules';

/** Reads `R2.B.Fight` against the steps that the pack knows. */
export function parsePlace(pack: Pack, text: string): Clock {
  const match = /^R(\d+)(?:\.([AB]))?[.-](.+)$/i.exec(text.trim());
  const steps = [...(pack.sequence.roundStart ?? []), ...pack.sequence.turn, ...(pack.sequence.roundEnd ?? [])];
  const [, round, side, name = ''] = match ?? [];
  const step = steps.find((one) => plainName(one.id) === plainName(name) || plainName(one.name) === plainName(name));
  if (!round || !step) {
    throw new Error(
      `"${text}" is no place in a battle; write it as R2.B.${steps[0]?.name ?? 'Phase'} with one of: ${steps.map((one) => one.name).join(', ')}.`,
    );
  }
  const turn = (side?.toUpperCase() ?? null) as Side | null;
  return { round: Number(round), turn: turn && SIDES.includes(turn) ? turn : null, step: step.id };
}
