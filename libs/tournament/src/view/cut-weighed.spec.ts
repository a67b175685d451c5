import { fold } from '@adjutant/kernel';
import type { EventOf, TournamentEvent } from '../event/events.js';
import type { TableSaid } from '../event/members.js';
import { CLOSED, decider, event, FOUR, ROUND_1, toldOf } from '../event/testing/given.js';
import { impactAsked } from './impacts.js';
import { correctionsOf, pastImpacts } from './past-impacts.js';

const nameOf = (id: string): string => id;
const bobWins = {
  decided: 'played',
  A: { outcome: 'loss', figures: { vp: 50 } },
  B: { outcome: 'win', figures: { vp: 90 } },
} as const;
const after1 = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];
const cut = (players: readonly string[], more: Partial<EventOf<'FieldCut'>['data']> = {}): TournamentEvent =>
  event('FieldCut', { players: [...players], others: 'are-done', bracket: true, ...more });
const published = (round: number, ...pairs: readonly (readonly [string, string])[]): TournamentEvent =>
  event('RoundPublished', { round, tables: pairs.map(([A, B], at) => ({ table: at + 1, A, B })), byes: [] });

const asked = (...record: readonly TournamentEvent[]) => changed(bobWins, ...record);

function changed(said: TableSaid, ...record: readonly TournamentEvent[]) {
  const state = fold(decider, record);
  if (state.status === 'absent') throw new Error('no event was set up');
  const impact = impactAsked(state, { round: 1, table: 1, said }, 'seed', { nameOf });
  if ('code' in impact) throw new Error(impact.message);
  return impact;
}

function listed(...record: readonly TournamentEvent[]) {
  const told = record.map((one, revision) => ({
    ...{ event: one, revision, at: '2031-05-04T12:00:00.000Z' },
    by: { id: 'server', role: 'system' as const },
  }));
  return correctionsOf(pastImpacts(told, { seed: 'seed', known: [] }, { nameOf }));
}

const FINAL = published(2, ['ann', 'cy']);

test('another result says who would have been through the cut, and whom they would have met in the bracket', () => {
  const { cut: through, following, names } = asked(...after1, cut(['ann', 'cy']), FINAL);
  expect(through).toEqual({ in: ['bob'], out: ['ann'], refused: null });
  expect(following).toEqual({ round: 2, instead: [['bob', 'cy']], gone: [['ann', 'cy']] });
  expect(names).toMatchObject({ ann: 'ann', bob: 'bob', cy: 'cy' });
});

test('the list of what was corrected says it too', () => {
  const ruled = toldOf(1, { sure: 'ruled', late: true, said: bobWins });
  const [corrected] = listed(...after1, cut(['ann', 'cy']), FINAL, ruled);
  expect(corrected?.impact.cut).toEqual({ in: ['bob'], out: ['ann'], refused: null });
});

test('whoever leaves after the cut was through, and another result does not put them out', () => {
  const left = event('PlayerDropped', { player: 'cy', until: 1 });
  expect(asked(...after1, cut(['ann', 'cy']), left).cut).toEqual({ in: ['bob'], out: ['ann'], refused: null });
});

test('whoever had left before the cut was made is not through by it', () => {
  const left = event('PlayerDropped', { player: 'cy', until: 1 });
  const record = [...after1, left, cut(['ann', 'di'], { rule: { by: 'place', take: 2 } })];
  expect(asked(...record).cut).toEqual({ in: ['bob'], out: ['ann'], refused: null });
});

test('of a list that is no cut by place nothing is said', () => {
  expect(asked(...after1, cut(['di', 'bob']))).not.toHaveProperty('cut');
});

test('a cut that was made before the round does not hang on it; its bracket does', () => {
  const semis = [published(1, ['ann', 'bob'], ['cy', 'di']), toldOf(1), toldOf(2), CLOSED];
  const { following, ...others } = asked(
    ...FOUR,
    cut(['ann', 'cy', 'di', 'bob']),
    ...semis,
    published(2, ['ann', 'cy']),
  );
  expect(others).not.toHaveProperty('cut');
  expect(following).toEqual({ round: 2, instead: [['bob', 'cy']], gone: [['ann', 'cy']] });
});

describe('whom the next round is drawn with', () => {
  const SECOND = published(2, ['ann', 'cy'], ['bob', 'di']);
  const OF_THREE = event('RoundPublished', {
    ...{ round: 2, tables: [{ table: 1, A: 'ann', B: 'di' }] },
    byes: [{ player: 'bob', kind: 'pairing' }],
  });
  const annWinsMore = {
    decided: 'played',
    A: { outcome: 'win', figures: { vp: 90 } },
    B: { outcome: 'loss', figures: { vp: 10 } },
  } as const;
  const out = event('EffectTold', { ruling: 'p1', effects: [{ player: 'cy', does: 'disqualified' }] });
  const lifted = event('EffectLifted', { ruling: 'p1' });
  const dropped = event('PlayerDropped', { player: 'cy', until: 2 });
  const back = event('PlayerReinstated', { player: 'cy', from: 3, because: 'the train came' });

  test.each<readonly [string, readonly TournamentEvent[]]>([
    ['is disqualified', [out]],
    ['has come back for a later one', [dropped, back]],
    ['stands by with another', ['cy', 'di'].map((player) => event('StandbyChanged', { player, standby: true }))],
  ])('whoever sat in it and %s since is drawn: a correction that moves nobody changes no pair', (_, since) => {
    expect(changed(annWinsMore, ...after1, SECOND, ...since).following).toBeNull();
  });

  test('whoever sat in it and is disqualified since is of their score group still', () => {
    const { apart } = asked(...after1, SECOND);
    expect(apart).toMatchObject([{ round: 2, tables: [{ players: ['ann', 'cy'] }, { players: ['bob', 'di'] }] }]);
    expect(asked(...after1, SECOND, out).apart).toEqual(apart);
  });

  test('whoever did not sit in it is not drawn, though they are here today', () => {
    const { following } = changed(annWinsMore, ...after1, out, OF_THREE, lifted);
    expect([...(following?.instead ?? []), ...(following?.gone ?? [])].flat()).not.toContain('cy');
  });

  test('whom the correction itself puts out or lets in is gone from it, and is in it', () => {
    const impact = (...record: readonly TournamentEvent[]) => listed(...record)[0]?.impact.following;
    expect(impact(...after1, SECOND, out)).toMatchObject({ round: 2, gone: expect.arrayContaining([['ann', 'cy']]) });
    const instead = impact(...after1, out, OF_THREE, lifted)?.instead;
    expect(instead?.flat()).toContain('cy');
  });
});
