import type { MatchCommand, MatchEvent } from '../index.js';
import {
  amid,
  at,
  begun,
  by,
  given,
  mustered,
  opened,
  PACK,
  ROSTERS,
  rosterOf,
  stateOf,
} from '@adjutant/testing/given';

const SEATS = { A: { player: 'person-a' }, B: { player: 'person-b' } };
const open = (data: object = {}): MatchCommand => ({
  type: 'OpenMatch',
  data: { title: 'Table 7', pack: { id: 'kites' }, seats: SEATS, ...data },
});

describe('OpenMatch', () => {
  it('pins the newest release with its digest and fills in the settings', () => {
    given([]).when(open()).then(opened());
  });

  it('pins the release that was asked for', () => {
    const dearer = { id: 'kites', release: 'dearer', digest: 'digest-of-the-dearer' };
    given([])
      .when(open({ pack: { id: 'kites', release: 'dearer' } }))
      .then(opened({}, dearer));
  });

  it('keeps the settings that were asked for', () => {
    given([])
      .when(open({ settings: { enforcement: 'advise' } }))
      .then(opened({ enforcement: 'advise' }));
  });

  const event = { id: 'autumn-flight', round: 2, table: 5, publication: 1, mission: 'the-relay' };

  it('says for the server which table of an event it is of', () => {
    const [before] = [opened()];
    const of = { ...before, data: { ...before.data, event } } as MatchEvent;
    given([]).when(open({ event }), by('system')).then(of);
    expect(stateOf([of])).toMatchObject({ event });
  });

  it.each(['player', 'scorekeeper', 'judge', 'head-judge', 'organizer'] as const)(
    'is no way for a %s to have a match count in an event',
    (role) => given([]).when(open({ event }), by(role)).thenRefused('match/event-not-yours'),
  );

  it.each([
    ['twice', [opened()], {}, 'match/already-opened'],
    ['with a pack that is not installed', [], { pack: { id: 'chess' } }, 'pack/unknown'],
    ['with a release that is not installed', [], { pack: { id: 'kites', release: 'third' } }, 'pack/unknown'],
    ['against oneself', [], { seats: { A: { player: 'x' }, B: { player: 'x' } } }, 'match/same-player'],
  ])('is refused %s', (_, events: readonly MatchEvent[], data, code) => {
    given(events).when(open(data)).thenRefused(code);
  });
});

describe('SubmitRoster', () => {
  const submit = (player: 'A' | 'B', roster = ROSTERS[player]): MatchCommand => ({
    type: 'SubmitRoster',
    data: { player, roster },
  });
  const [falconer] = ROSTERS.A.units;
  const two = { ...ROSTERS.A, units: [falconer, { ...falconer, id: 'A9' }] } as typeof ROSTERS.A;

  it('records the roster', () => {
    given([opened()]).when(submit('A')).then(rosterOf('A'));
  });

  it('may replace an earlier roster of the same player', () => {
    given(mustered()).when(submit('A')).then(rosterOf('A'));
  });

  it('is refused for every rule of the muster that it breaks', () => {
    given([opened()])
      .when(submit('A', { ...two, faction: 'Anvil' }))
      .thenRefused('muster/faction', 'muster/group-limit');
  });

  it('is recorded as declared where the match does not check rosters', () => {
    given([opened({ rosters: 'as-declared' })])
      .when(submit('A', two))
      .then({ type: 'RosterSubmitted', data: { player: 'A', roster: two } });
  });

  it('is refused when a unit id belongs to the other player', () => {
    given([opened(), rosterOf('A')])
      .when(submit('B', ROSTERS.A))
      .thenRefused('roster/unit-id-taken');
  });

  it.each(['A9', 'constructor'])('is refused when a unit leads %s, which the roster does not have', (leads) => {
    given([opened()])
      .when(submit('A', { ...ROSTERS.A, units: [{ id: 'A1', name: 'Falconer', keywords: ['KITE'], leads }] }))
      .thenRefused('unit/unknown');
  });

  it('is refused before there is a match and once the battle has started', () => {
    given([]).when(submit('A')).thenRefused('match/not-opened');
    given(begun()).when(submit('A')).thenRefused('roster/too-late');
  });

  it('lets a judge accept what the muster forbids, with reason and codes', () => {
    const overridden = { by: 'a-judge', reason: 'a friendly game', codes: ['muster/group-limit'] };
    given([opened()])
      .when(
        { type: 'SubmitRoster', data: { player: 'A', roster: two, override: { reason: 'a friendly game' } } },
        by('judge'),
      )
      .then({ type: 'RosterSubmitted', data: { player: 'A', roster: two, overridden } });
  });
});

describe('StartBattle', () => {
  const start = (firstTurn: 'A' | 'B' = 'A'): MatchCommand => ({ type: 'StartBattle', data: { firstTurn } });

  it('starts with the turn of the player named', () => {
    given(mustered())
      .when(start('B'))
      .then({ type: 'BattleStarted', data: { firstTurn: 'B' } });
  });

  it('is already so when it has started like this', () => {
    given(begun()).when(start('A')).thenAlready();
  });

  it('is refused otherwise', () => {
    given([]).when(start()).thenRefused('match/not-opened');
    given([opened(), rosterOf('A')])
      .when(start())
      .thenRefused('roster/missing');
    given(begun()).when(start('B')).thenRefused('match/already-started');
    given([...begun(), { type: 'MatchConceded', data: { player: 'A' } }])
      .when(start())
      .thenRefused('match/over');
  });
});

describe('AdoptSituation', () => {
  const adopt = (change: object = {}): MatchCommand => ({
    type: 'AdoptSituation',
    data: { at: at('2.B.clash'), firstTurn: 'A', balances: { A: { cp: 3 } }, ...change },
  });

  it('records the moment as it was declared', () => {
    given(mustered())
      .when(adopt())
      .then({ type: 'SituationAdopted', data: { at: at('2.B.clash'), firstTurn: 'A', balances: { A: { cp: 3 } } } });
  });

  it.each([
    ['a place beyond the last round', { at: at('4.A.muster') }, 'clock/unknown-place'],
    ['a step that the turn does not have', { at: at('1.A.dawn') }, 'clock/unknown-place'],
    ['a unit that nobody has', { units: { A7: {} } }, 'unit/unknown'],
    ['a unit called like a member of every object', { units: { constructor: {} } }, 'unit/unknown'],
  ])('is refused with %s', (_, change, code) => {
    given(mustered()).when(adopt(change)).thenRefused(code);
  });

  it('is refused without rosters, without a match and in the battle', () => {
    given([]).when(adopt()).thenRefused('match/not-opened');
    given([opened()]).when(adopt()).thenRefused('roster/missing');
    given(amid(1)).when(adopt()).thenRefused('match/already-started');
  });

  it('needs the very release that the match is pinned to', () => {
    const lost = opened({}, { ...PACK, digest: 'digest-of-nothing-we-have' });
    const when = (): void => given([lost]).when(adopt()).thenAlready();
    expect(when).toThrow('pinned to kites first with digest digest-of-no…, which is not among the installed packs.');
  });
});
