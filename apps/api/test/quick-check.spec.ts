import fc from 'fast-check';
import { getMetadataStorage } from 'class-validator';
import { AppModule } from '../src/app.module.js';
import { ActorPart, Envelope } from '../src/commands/envelope.js';
import { CHANCE } from '@adjutant/event';
import { allFaultsOf } from '../src/problems/check.js';
import { isSurelySound } from '../src/problems/quick-check.js';

const GOOD = ['A', 'B', 'x', 'Grenade', 0, 1, 7, true, {}, { target: 'A-1' }, { q: 'yes' }, ['A-1'], [1, 2]] as const;
const ODD = [null, undefined, '', -1, 1.5, Number.NaN, [], [[]], [null], { toString: 1 }, 'x'.repeat(2_000), [1, 'x']];
const value = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...GOOD), weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(...ODD), weight: 1 },
  { arbitrary: fc.anything(), weight: 1 },
);

type Newable = new () => object;

/** Every class that a body is checked with, by its members. */
function bodies(): readonly (readonly [string, Newable, readonly string[]])[] {
  expect(AppModule).toBeDefined();
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    readonly validationMetadatas: ReadonlyMap<Newable, readonly { propertyName: string }[]>;
  };
  return [...validationMetadatas].map(([type, rules]) => [
    type.name,
    type,
    [...new Set(rules.map((rule) => rule.propertyName))],
  ]);
}

describe('the quick look at a body', () => {
  it('lets an ordinary one through', () => {
    expect(isSurelySound(ActorPart, { id: 'ann', role: 'judge' })).toBe(true);
  });

  it('leaves parts that have a class of their own to the full check', () => {
    const actor = { id: 'ann', role: 'judge' };
    const envelope = { commandId: '0b6a1f5e-3a55-4b6f-8f5e-0f8d7f1e2a33', type: 'AdvancePhase', data: {}, actor };
    expect(isSurelySound(Envelope, envelope)).toBe(false);
  });

  it.each(bodies())('%s: never lets through what the full check finds fault with', (_, type, members) => {
    const some = fc.record(Object.fromEntries(members.map((member) => [member, value])), { requiredKeys: [] });
    fc.assert(
      fc.property(some, (body) => {
        if (isSurelySound(type, body)) expect(allFaultsOf(type, body, '')).toEqual([]);
      }),
      { numRuns: 100, seed: 11 },
    );
  });
});

describe('seeds', () => {
  it('are 256 bits each, and none comes twice', () => {
    const drawn = Array.from({ length: 1_000 }, () => CHANCE.seed());
    expect(new Set(drawn).size).toBe(1_000);
    expect(drawn.every((seed) => /^[0-9a-f]{64}$/.test(seed) && !/^0+$/.test(seed))).toBe(true);
  });
});
