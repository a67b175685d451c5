import fc from 'fast-check';
import {
  amid,
  begun,
  DEARER_PACK,
  JUDGE,
  playedOut,
  PLAYED,
  RULED,
  seeded,
  SHELF,
  uses,
} from '@adjutant/testing/given';
import { asRecorded, divergence, firstParting, Reading, suppose, supposeOf, type Supposal } from './index.js';

const start = fc.constantFrom(begun(), amid(12), amid(4), amid(9, { attestations: 'open' }));
const entry = fc.integer({ min: 3, max: 14 });
const { id, release, digest } = DEARER_PACK;

const supposal: fc.Arbitrary<Supposal> = fc.oneof(
  fc.array(entry, { minLength: 1, maxLength: 2 }).map((leaveOut) => ({ leaveOut })),
  fc.tuple(entry, entry).map(([one, before]) => ({ redate: { entry: one, before } })),
  fc
    .tuple(entry, fc.constantFrom('A1', 'A2', 'B1'))
    .map(([one, target]) => ({ replace: { entry: one, data: { roles: { target } } } })),
  fc
    .tuple(entry, fc.constantFrom('yes' as const, 'no' as const))
    .map(([one, answer]) => ({ reanswer: { entry: one, answers: { 'wind-is-fair': answer } } })),
  entry.map((after) => ({ insert: { after, command: uses('Gust', 'A2') } })),
  fc.constant({ release: { id, release, digest } }),
);
const ways = fc.array(fc.tuple(fc.array(supposal, { maxLength: 2 }), fc.constantFrom(...Reading.enum)), {
  minLength: 2,
  maxLength: 4,
});

test('whatever is supposed one after the other, each is told as it is told alone', () => {
  fc.assert(
    fc.property(start, fc.oneof(PLAYED, RULED), ways, (from, commands, drawn) => {
      const account = playedOut(from, commands);
      const tell = supposeOf(SHELF, account, JUDGE);
      const was = asRecorded(tell);
      for (const [supposals, reading] of drawn) {
        for (const again of [reading, ...Reading.enum]) {
          const told = tell(supposals, again);
          expect(told).toStrictEqual(suppose(SHELF, account, supposals, again, JUDGE));
          const whole = divergence(was, told).differences.map(({ place }) => place);
          expect(firstParting(was, told)).toBe(whole.find(Number.isInteger) ?? null);
        }
      }
    }),
    seeded(150),
  );
});

test('what two tellings begin with is told once', () => {
  const account = { events: amid(12), attempts: [] };
  const tell = supposeOf(SHELF, account, JUDGE);
  const [was, now] = [asRecorded(tell), tell([{ leaveOut: [3] }], 'corrected')];
  const shared = now.story.filter((line, index) => line === was.story[index]);
  expect(shared.map(({ place }) => place)).toEqual([0, 1, 2]);
  expect(tell([{ leaveOut: [3] }], 're-executed').story).toEqual(now.story);
});
