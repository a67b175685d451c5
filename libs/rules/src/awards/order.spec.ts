import { at, inventedPack, PACK, tableWith } from '../testing/invented-pack.js';
import { INVENTED } from '../testing/invented-files.js';
import { source } from '../testing/invented-facts.js';
import { findingsOnOrder, scoresFirst } from './order.js';

const scoringOrder = { steps: ['clash'], source: source('Order') };
const pack = inventedPack({ 'pack.json': { ...(INVENTED['pack.json'] as object), scoringOrder } });
const CARD = 'card/still-water';
const claimed = (player: 'A' | 'B', place: string) => [
  { number: 7, player, card: 'card/high-tide', awards: [], at: at(place), credited: 2 },
];
const table = (place: string, before: ReturnType<typeof claimed> = []) =>
  tableWith({ clock: at(place), claimed: before });
const codes = (...of: Parameters<typeof table>) =>
  findingsOnOrder(pack, table(...of), { player: 'A', card: CARD }).map(({ code }) => code);

describe('who scores first', () => {
  it('is the player whose turn it is, in the steps that the pack names', () => {
    expect(scoresFirst(pack, table('2.B.clash'))).toBe('B');
    expect(scoresFirst(pack, table('2.B.march'))).toBeNull();
    expect(scoresFirst(pack, { clock: null })).toBeNull();
    expect(scoresFirst(PACK, table('2.B.clash'))).toBeNull();
  });
});

describe('a claim of that player', () => {
  it('behind the other at this moment is told, with who scored before', () =>
    expect(findingsOnOrder(pack, table('2.A.clash', claimed('B', '2.A.clash')), { player: 'A', card: CARD })).toEqual([
      {
        rule: CARD,
        check: 'scoring-order',
        footing: 'record',
        answer: 'unmet',
        code: 'award/after-the-other',
        says: 'It is the turn of A, who scores first; B has scored at this moment already (entry 7). The points stand.',
        facts: { player: 'A', entry: 7 },
        cites: [scoringOrder.source],
      },
    ]));

  it('behind an own one, or one of another moment, is as it should be', () => {
    expect(codes('2.A.clash', claimed('A', '2.A.clash'))).toEqual([]);
    expect(codes('2.A.clash', claimed('B', '1.A.clash'))).toEqual([]);
    expect(codes('2.A.clash')).toEqual([]);
  });

  it('in the turn of the other, or in another step, is no matter of order', () => {
    expect(codes('2.B.clash', claimed('B', '2.B.clash'))).toEqual([]);
    expect(codes('2.A.march', claimed('B', '2.A.march'))).toEqual([]);
  });

  it('is no matter of order where the pack says nothing', () =>
    expect(findingsOnOrder(PACK, table('2.A.clash', claimed('B', '2.A.clash')), { player: 'A', card: CARD })).toEqual(
      [],
    ));
});
