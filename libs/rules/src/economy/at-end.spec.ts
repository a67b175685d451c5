import type { AtEnd } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import { at, entryOf, PACK, tableWith } from '../testing/invented-pack.js';
import { enterPlace } from './moments.js';

const [category] = PACK.score.categories;
const points = { op: 'score', category: category?.id ?? '', points: 2 } as const;
const use = (place: string) =>
  ({
    number: 4,
    player: 'A',
    entry: 'core/flare-up',
    at: at(place),
    unit: 'A1',
    roles: { target: 'A1' },
    claims: [],
  }) as const;

function scored(atEnd: Partial<AtEnd>, used: string, from: string, to: string, unpaid?: true): number {
  const entry = { ...entryOf(PACK, 'core/flare-up'), atEnd: [{ of: 'turn', effects: [points], ...atEnd } as AtEnd] };
  const pack: Pack = { ...PACK, entries: { ...PACK.entries, 'core/flare-up': entry } };
  const before = tableWith({ clock: at(from), uses: [{ ...use(used), ...(unpaid ? { unpaid } : {}) }] });
  return enterPlace(pack, before, at(to), 9).table.score.A[points.category] ?? 0;
}

describe('what a use does at the end', () => {
  it('happens when its turn ends, and in no other turn', () => {
    expect(scored({}, '1.A.kindle', '1.A.clash', '1.B.kindle')).toBe(2);
    expect(scored({}, '1.A.kindle', '1.A.kindle', '1.A.march')).toBe(0);
    expect(scored({}, '1.A.kindle', '1.B.clash', '1..dusk')).toBe(0);
  });

  it('is nothing where nothing comes of the use', () => {
    expect(scored({}, '1.A.kindle', '1.A.clash', '1.B.kindle', true)).toBe(0);
  });

  it('may hang on the phase instead', () => {
    expect(scored({ of: 'phase' }, '1.A.kindle', '1.A.kindle', '1.A.march')).toBe(2);
    expect(scored({ of: 'phase' }, '1.A.kindle', '1.A.march', '1.A.clash')).toBe(0);
  });

  it('may need a condition to hold then', () => {
    const gone = { record: 'unit-destroyed', unit: 'target' } as const;
    expect(scored({ when: gone }, '1.A.kindle', '1.A.clash', '1.B.kindle')).toBe(0);
    expect(scored({ when: { not: gone } }, '1.A.kindle', '1.A.clash', '1.B.kindle')).toBe(2);
  });
});
