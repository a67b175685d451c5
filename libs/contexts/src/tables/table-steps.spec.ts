import { roundOf, tableMatch } from '@adjutant/tournament';
import fc from 'fast-check';
import { toldOf } from './said-of.js';
import { Hall, wins, type Live } from './testing/hall.js';

/** Everything that must hold once nothing is left to do. */
function settled(hall: Hall): void {
  hall.goOn();
  expect(hall.steps()).toEqual([]);
  const round = roundOf(hall.state(), 1);
  const live = hall.live();
  expect(live.map(([, seats]) => seats).toSorted(byA)).toEqual(
    (round?.tables ?? []).map(({ A, B }) => ({ A, B })).toSorted(byA),
  );
  for (const { table, publication, result } of round?.tables ?? []) {
    const state = hall.match(tableMatch('e', 1, publication, table));
    expect([table, result !== undefined]).toEqual([table, 'result' in state]);
  }
}
const byA = (one: { readonly A: string }, other: { readonly A: string }): number => (one.A < other.A ? -1 : 1);

describe('between an event and its matches', () => {
  it('each table that is published has one match, and its result is told once', () => {
    const hall = new Hall();
    expect(hall.steps().map((step) => step.do)).toEqual(['open', 'open']);
    hall.goOn();
    const [[id] = ['']] = hall.live();
    expect(hall.played(id, wins('A', 'no-show'))).toBe('recorded');
    expect(hall.steps()).toMatchObject([
      {
        do: 'tell',
        table: 1,
        sure: 'ruled',
        said: { decided: 'forfeit', A: { outcome: 'win' }, B: { outcome: 'loss' } },
      },
    ]);
    settled(hall);
  });

  it('a result that an earlier build told as played, with 0 to 0, stands as it was told', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id] = ['']] = hall.live();
    expect(hall.played(id, wins('A'))).toBe('recorded');
    const seat = (outcome: 'win' | 'loss') => ({ outcome, figures: { vp: 0 } });
    const said = { decided: 'played', A: seat('win'), B: seat('loss') } as const;
    const data = { round: 1, table: 1, publication: 1, said, sure: 'ruled' } as const;
    expect(hall.decided({ type: 'TellResult', data }, 'system')).toBe('recorded');
    expect(hall.steps()).toEqual([]);
  });

  it('a table that changes has its match voided first, and a new one', () => {
    const hall = new Hall();
    hall.goOn();
    const tables = [{ table: 1, A: 'bob', B: 'ann' }];
    expect(hall.decided({ type: 'ChangePublished', data: { round: 1, tables, because: 'sides' } })).toBe('recorded');
    expect(hall.steps().map((step) => step.do)).toEqual(['void', 'open']);
    settled(hall);
    expect(hall.matches.size).toBe(3);
  });

  it('a result is that of its players, also where an earlier build let them change sides and told it otherwise', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id, { A, B }]] = hall.live() as [Live];
    hall.seats(id, B, A);
    expect(hall.played(id, wins('A'))).toBe('recorded');
    const says = toldOf(hall.match(id));
    const of = { round: 1, table: 1, publication: 1 };
    expect(hall.decided({ type: 'TellResult', data: { ...of, ...says! } }, 'system')).toBe('recorded');
    const [step] = hall.steps();
    expect(step).toMatchObject({ said: { A: { outcome: 'loss' }, B: { outcome: 'win' } } });
    expect(step).not.toHaveProperty('mistold');
    hall.goOn();
    expect(hall.steps()).toEqual([]);
  });

  it('a result is told by sides where somebody else was put at one of them, and stands for whom it was published', () => {
    const hall = new Hall();
    hall.goOn();
    const [[id, { B }], [other, atOther]] = hall.live() as [Live, Live];
    hall.seats(id, B, 'eve');
    hall.seats(other, 'eve', atOther.B);
    for (const match of [id, other]) expect(hall.played(match, wins('A'))).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ said: { A: { outcome: 'loss' } } }, { said: { A: { outcome: 'win' } } }]);
  });

  it('that a match of a closed round is void is told, and what it said is not taken back', () => {
    const hall = new Hall();
    hall.goOn();
    for (const [id] of hall.live()) hall.played(id, wins('A'));
    hall.goOn();
    expect(hall.decided({ type: 'CloseRound', data: { round: 1 } })).toBe('recorded');
    const said = hall.state().rounds[0]?.tables.map(({ result }) => result);
    for (const [id] of hall.live())
      expect(hall.played(id, { type: 'VoidMatch', data: { because: 'x' } })).toBe('recorded');
    expect(hall.steps()).toMatchObject([{ do: 'tell-void' }, { do: 'tell-void' }]);
    hall.goOn();
    expect(hall.state().rounds[0]?.tables.map(({ result }) => result)).toEqual(said);
    expect(hall.steps()).toEqual([]);
  });

  it('whoever is stopped at any step, each table ends with exactly one live match and nobody in two', () => {
    const players = fc.shuffledSubarray(['ann', 'bob', 'cy', 'di'], { minLength: 4, maxLength: 4 });
    const change = players.map(([one, two, three, four]) => (hall: Hall) => {
      const tables = [
        { table: 1, A: one!, B: two! },
        { table: 2, A: three!, B: four! },
      ];
      hall.decided({ type: 'ChangePublished', data: { round: 1, tables, because: 'x' } });
    });
    const stopped = fc.integer({ min: 0, max: 4 }).map((after) => (hall: Hall) => hall.goOn(after));
    const ends = fc
      .tuple(fc.nat(3), fc.constantFrom('A' as const, 'B' as const))
      .map(([which, side]) => (hall: Hall) => {
        const [id] = hall.live()[which] ?? [];
        if (id !== undefined) hall.played(id, wins(side));
      });
    const act = fc.oneof({ weight: 2, arbitrary: change }, { weight: 3, arbitrary: stopped }, ends);
    let changed = 0;
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const hall = new Hall();
        for (const one of acts) one(hall);
        settled(hall);
        changed = Math.max(changed, roundOf(hall.state(), 1)?.publication ?? 0);
      }),
      { numRuns: 150, seed: 5 },
    );
    expect(changed).toBeGreaterThan(3);
  });
});
