import fc from 'fast-check';
import { backwardsIn, TOLERANCE_MS, type Timed } from './backwards.js';

const START = Date.parse('2031-05-04T12:00:00.000Z');
const at = (entry: number, minutes: number, recorder = 'ann'): Timed => ({
  entry,
  recorder,
  occurredAt: new Date(START + minutes * 60_000).toISOString(),
});
const entries = (...times: readonly Timed[]) => backwardsIn(times).map(({ entry }) => entry);

describe('times that run backwards', () => {
  it('are in doubt beyond the tolerance, against the latest that the recorder had said', () => {
    expect(entries(at(0, 0), at(1, 30), at(2, 20), at(3, 29), at(4, 31))).toEqual([2]);
    expect(backwardsIn([at(0, 30), at(1, 0)])).toMatchObject([
      { entry: 1, kind: 'backwards', says: expect.stringContaining('30 minutes before entry 0') as string },
    ]);
  });

  it('are not, within the tolerance', () => {
    expect(entries(at(0, 10), at(1, 8), at(2, 10))).toEqual([]);
    expect(entries(at(0, 10), at(1, 7.9))).toEqual([1]);
  });

  it('are each recorder’s own: two clocks need not agree', () => {
    expect(entries(at(0, 60, 'ann'), at(1, 0, 'bert'), at(2, 61, 'ann'), at(3, 1, 'bert'))).toEqual([]);
  });

  it('are never found where each recorder goes on, whatever the others do', () => {
    const step = fc.tuple(fc.constantFrom('ann', 'bert', 'cleo'), fc.integer({ min: -TOLERANCE_MS, max: 9e6 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const clocks = new Map<string, number>();
        const times = steps.map(([recorder, ms], entry): Timed => {
          const last = clocks.get(recorder) ?? START;
          clocks.set(recorder, Math.max(last, last + ms));
          return { entry, recorder, occurredAt: new Date(last + ms).toISOString() };
        });
        expect(backwardsIn(times)).toEqual([]);
      }),
    );
  });
});
