import fc from 'fast-check';
import type { Role } from '@adjutant/kernel';
import type { MatchCommand, Remedy } from '@adjutant/match';
import { PLAYED } from './chance.js';

const one = fc.constantFrom;
/** Aimed at the record as long as it is: see `aimedRemedy`. */
const entry = fc.nat({ max: 1000 });
const side = one('A', 'B');

/** Commands of a careless table, one at a time. */
const command: fc.Arbitrary<MatchCommand> = PLAYED.map(
  (asked): MatchCommand => asked[0]?.[0] ?? { type: 'AdvancePhase', data: {} },
);

const correction = fc.oneof(
  one('A1', 'A2', 'A3', 'B2').map((target) => ({ kind: 'amend' as const, data: { roles: { target } } })),
  one('yes', 'no').map((answer) => ({ kind: 'answer' as const, answers: { 'wind-is-fair': answer as 'yes' | 'no' } })),
  entry.map((before) => ({ kind: 'redate' as const, before })),
  fc.constant({ kind: 'strike' as const }),
);

const remedy: fc.Arbitrary<Remedy> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Remedy>({ kind: 'none' }) },
  {
    weight: 4,
    arbitrary: fc.array(entry, { minLength: 1, maxLength: 3 }).map((entries): Remedy => ({ kind: 'strike', entries })),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(entry, correction)
      .map(([number, does]): Remedy => ({ kind: 'correct', entry: number, correction: does })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(side, one('cp', 'vp'), fc.integer({ min: -2, max: 3 }))
      .map(([player, resource, amount]): Remedy => ({ kind: 'adjust', player, resource: resource as 'cp', amount })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(side, one('cp', 'vp'), fc.nat({ max: 6 }), entry)
      .map(([player, resource, value, before]): Remedy => ({
        ...{ kind: 'set', player, resource: resource as 'cp', value, before },
      })),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(entry, command).map(([after, asked]): Remedy => ({ kind: 'allow', after, command: asked })),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(entry, one('simple', 'full'))
      .map(([to, backup]): Remedy => ({ kind: 'rewind', to, backup: backup as 'full' })),
  },
);

/** What a judge might rule: some of it holds, much of it does not. */
export const REMEDIES = fc.array(remedy, { minLength: 1, maxLength: 3 });
export const JUDGING: fc.Arbitrary<Role> = one('judge', 'head-judge');

/** Remedies that speak of entries of a record of this length, from the start of the battle on. */
export function aimedRemedies(remedies: readonly Remedy[], length: number): readonly Remedy[] {
  const aim = (number: number): number => 3 + (number % (length - 3));
  return remedies.map((drawn): Remedy => {
    switch (drawn.kind) {
      case 'strike':
        return { ...drawn, entries: [...new Set(drawn.entries.map(aim))] };
      case 'correct': {
        const { correction: does } = drawn;
        const aimed = does.kind === 'redate' ? { ...does, before: aim(does.before) } : does;
        return { ...drawn, entry: aim(drawn.entry), correction: aimed };
      }
      case 'set':
        return { ...drawn, before: aim(drawn.before) };
      case 'allow':
        return { ...drawn, after: aim(drawn.after) };
      case 'rewind':
        return { ...drawn, to: aim(drawn.to) };
      default:
        return drawn;
    }
  });
}
