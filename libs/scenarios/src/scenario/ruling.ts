import type { MatchCommand, Remedy } from '@adjutant/match';
import { answersOf } from './answering.js';
import type { Ruled, ScenarioStep } from './step.js';
import { entryOfStep, type Table } from './table.js';

/** The command of a step that rules, or reverses a ruling; null for every other step. */
export function rulingCommand(table: Table, step: ScenarioStep, number: number): MatchCommand | null {
  const because = step.say ?? 'ruled';
  if (step.reverses !== undefined)
    return { type: 'ReverseRuling', data: { entry: entryOfStep(table, step.reverses), because } };
  if (!step.rules) return null;
  const by = { id: 'scenario-official', role: step.as ?? 'judge' } as const;
  const remedies = remediesOf(table, step.rules);
  return { type: 'ApplyRuling', data: { dispute: 'scenario', ruling: `step-${number}`, by, remedies, because } };
}

/** Remedies in the order in which a file names their kinds: strikes, corrections, points, commands, going back. */
function remediesOf(table: Table, ruled: Ruled): readonly Remedy[] {
  const entry = (step: number): number => entryOfStep(table, step);
  const { step: answered = 0, ...answers } = ruled.answers ?? {};
  const strikes = ruled.strike === undefined ? [] : [ruled.strike].flat();
  return [
    ...(strikes.length > 0 ? [{ kind: 'strike', entries: strikes.map(entry) } as const] : []),
    ...(ruled.redate ? [corrects(entry(ruled.redate.step), { before: entry(ruled.redate.before) })] : []),
    ...(ruled.answers ? [corrects(entry(Number(answered)), { answers: answersOf(answers) })] : []),
    ...[ruled.adjust ?? []].flat().map(({ player, cp, vp, category }): Remedy => ({
      kind: 'adjust',
      player,
      resource: cp === undefined ? 'vp' : 'cp',
      amount: cp ?? vp ?? 0,
      ...(category === undefined ? {} : { category }),
    })),
    ...(ruled.allow === undefined ? [] : [allows(table, ruled.allow)]),
    ...(ruled.back ? [{ kind: 'rewind', to: entry(ruled.back.to), backup: ruled.back.backup } as const] : []),
  ];
}

type Does = { readonly before: number } | { readonly answers: ReturnType<typeof answersOf> };

function corrects(entry: number, does: Does): Remedy {
  const correction = 'before' in does ? ({ kind: 'redate', ...does } as const) : ({ kind: 'answer', ...does } as const);
  return { kind: 'correct', entry, correction };
}

function allows(table: Table, step: number): Remedy {
  const attempt = table.played.find((one) => one.step === step)?.attempt;
  if (!attempt) throw new Error(`Step ${step} was not refused: there is nothing to let stand.`);
  return { kind: 'allow', after: attempt.after, command: attempt.command };
}
