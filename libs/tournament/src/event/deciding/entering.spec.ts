import { MOST_PLAYERS } from '../members.js';
import { tournamentFacts } from '../state/tournament-facts.js';
import { evolve } from '../state/evolve.js';
import type { Running, TournamentState } from '../state/state.js';
import { enterPlayer } from './entering.js';
import {
  asks,
  command,
  DRAFTED,
  entered,
  event,
  FOUR,
  given,
  PUBLISHED,
  ROUND_1,
  SET_UP,
  SETTINGS,
} from '../testing/given.js';

const enters = (player: string) => command('EnterPlayer', { player });

describe('who takes part', () => {
  it('is entered once, with what pairing has to know', () => {
    given(SET_UP)
      .when(command('EnterPlayer', { player: 'ann', groups: { club: ['k1'] }, faction: 'Order' }))
      .then(entered('ann', { groups: { club: ['k1'] }, faction: 'Order' }));
    given(...FOUR)
      .when(enters('ann'))
      .thenRefused('entrant/twice', { player: 'ann', status: 'entered' });
  });

  it('waits where the event is full, and the first who waits moves up', () => {
    const full = event('TournamentSetUp', { ...SETTINGS, capacity: 2 });
    const both = [full, entered('ann'), entered('bob')];
    given(...both)
      .when(enters('cy'))
      .then(entered('cy', { waits: true }));
    given(...both, entered('cy', { waits: true }), entered('di', { waits: true }))
      .when(command('WithdrawPlayer', { player: 'ann' }))
      .then(event('PlayerWithdrawn', { player: 'ann' }), event('PlayerAdmitted', { player: 'cy', from: 1 }));
    given(...both, entered('cy', { waits: true }))
      .when(command('WithdrawPlayer', { player: 'cy' }))
      .then(event('PlayerWithdrawn', { player: 'cy' }));
  });

  it('waits behind whoever waits, also for a place that somebody left once round 1 was out', () => {
    const full = event('TournamentSetUp', { ...SETTINGS, capacity: 2 });
    const begun = [full, entered('ann'), entered('bob'), entered('cy', { waits: true }), DRAFTED, PUBLISHED];
    given(...begun, event('PlayerDropped', { player: 'ann', until: 1 }))
      .when(enters('di'))
      .then(entered('di', { waits: true, from: 2 }));
  });

  it('moves up into any place that becomes free before round 1 is out', () => {
    const full = event('TournamentSetUp', { ...SETTINGS, capacity: 3 });
    const here = event('PlayerCheckedIn', { player: 'ann' });
    const line = [entered('cy', { waits: true }), entered('di', { waits: true }), entered('ed', { waits: true })];
    const record = [full, entered('ann'), entered('bob'), entered('eve'), ...line];
    const up = (player: string, from = 1) => event('PlayerAdmitted', { player, from });
    given(...record)
      .when(command('DropPlayer', { player: 'ann' }))
      .then(event('PlayerDropped', { player: 'ann', until: 0 }), up('cy'));
    given(...record, here)
      .when(command('SweepNoShows', {}))
      .then(
        ...['bob', 'eve'].map((player) => event('PlayerDropped', { player, until: 0, noShow: true })),
        ...['cy', 'di'].map((player) => up(player)),
      );
    const larger = { changes: { capacity: 5 }, because: 'a second room' };
    const changed = event('SettingsChanged', { ...larger, late: false });
    given(...record)
      .when(command('ChangeSettings', larger))
      .then(changed, up('cy'), up('di'));
    given(...record, DRAFTED, PUBLISHED)
      .when(command('DropPlayer', { player: 'ann' }))
      .then(event('PlayerDropped', { player: 'ann', until: 1 }));
    given(...record, DRAFTED, PUBLISHED)
      .when(command('ChangeSettings', larger))
      .then(changed, up('cy', 2), up('di', 2));
    const smaller = event('SettingsChanged', { changes: { capacity: 2 }, because: 'a table broke', late: false });
    given(...record, smaller)
      .when(command('DropPlayer', { player: 'ann' }))
      .then(event('PlayerDropped', { player: 'ann', until: 0 }));
  });

  it('is not one of more than an event may have', () => {
    const one = [SET_UP, entered('ann')].reduce(evolve, { status: 'absent' } as TournamentState) as Running;
    const entries = Object.fromEntries(
      Array.from({ length: MOST_PLAYERS }, (_, at) => [`p${at}`, { ...one.entries['ann']!, id: `p${at}` }]),
    );
    expect(enterPlayer(enters('one-more'), { ...one, entries })).toMatchObject({
      outcome: 'refused',
      refusal: { reasons: [{ code: 'entrant/too-many', facts: { most: MOST_PLAYERS } }] },
    });
  });

  it('has points that no table brings, each as it was told last', () => {
    const told = (figures: Record<string, number>) => command('TellFigures', { player: 'ann', figures });
    given(...FOUR)
      .when(told({ painting: 18 }))
      .then(event('FiguresTold', { player: 'ann', figures: { painting: 18 } }));
    const painted = [...FOUR, event('FiguresTold', { player: 'ann', figures: { painting: 18, sport: 4 } })];
    given(...painted)
      .when(told({ painting: 18 }))
      .thenAlready();
    const again = [...painted, event('FiguresTold', { player: 'ann', figures: { painting: 20 } })];
    expect(
      tournamentFacts(again.reduce(evolve, { status: 'absent' } as TournamentState) as Running, '').figures,
    ).toEqual([
      { player: 'ann', figure: 'painting', value: 20 },
      { player: 'ann', figure: 'sport', value: 4 },
    ]);
    given(...FOUR)
      .when(command('TellFigures', { player: 'nobody', figures: { painting: 1 } }))
      .thenRefused('entrant/unknown');
    for (const value of [1_000_000, -1_000_000])
      given(...FOUR)
        .when(told({ painting: value }))
        .then(event('FiguresTold', { player: 'ann', figures: { painting: value } }));
    for (const value of [1_000_000.5, -1_000_001, 1e15])
      given(...FOUR)
        .when(told({ sport: 1, painting: value }))
        .thenRefused('table/too-far', { figure: 'painting', most: 1_000_000 });
    for (const figure of ['vp', 'event'])
      given(...FOUR)
        .when(told({ painting: 1, [figure]: 100 }))
        .thenRefused('table/of-match', { figure });
    given(...FOUR)
      .when(told({ gamesWon: 1.5 }))
      .thenRefused('table/games', { figure: 'gamesWon' });
  });

  it('keeps no table that the event does not have', () => {
    const halls = event('TournamentSetUp', { ...SETTINGS, tables: [1, 2, 5] });
    const keeps = (table: number) => command('EnterPlayer', { player: 'ann', table });
    given(halls).when(keeps(3)).thenRefused('entrant/no-table', { table: 3, last: 5 });
    given(halls)
      .when(keeps(5))
      .then(entered('ann', { table: 5 }));
  });

  it('comes late, and is paired from the next round on', () => {
    given(...ROUND_1)
      .when(enters('eve'))
      .then(entered('eve', { from: 2 }));
  });

  it('drops for good or until reinstated; a running round is still played', () => {
    given(...ROUND_1)
      .when(command('DropPlayer', { player: 'ann', because: 'ill' }))
      .then(event('PlayerDropped', { player: 'ann', because: 'ill', until: 1 }));
    const dropped = [...ROUND_1, event('PlayerDropped', { player: 'ann', until: 1 })];
    given(...dropped)
      .when(command('DropPlayer', { player: 'ann' }))
      .thenAlready();
    given(...dropped)
      .when(command('ReinstatePlayer', { player: 'ann', because: 'well again' }))
      .then(event('PlayerReinstated', { player: 'ann', because: 'well again', from: 2 }));
    given(...dropped)
      .when(enters('ann'))
      .thenRefused('entrant/gone', { player: 'ann' });
  });

  it('comes back before round 1 to a place that is free', () => {
    const full = event('TournamentSetUp', { ...SETTINGS, capacity: 3 });
    const line = ['cy', 'di'].map((player) => entered(player, { waits: true }));
    const swept = ['ann', 'bob'].map((player) => event('PlayerDropped', { player, until: 0, noShow: true }));
    const up = event('PlayerAdmitted', { player: 'cy', from: 1 });
    const record = [full, entered('ann'), entered('bob'), entered('eve'), ...line, ...swept, up];
    const comes = (player: string) => command('ReinstatePlayer', { player, because: 'the bus' });
    const back = event('PlayerReinstated', { player: 'ann', because: 'the bus', from: 1 });
    given(...record)
      .when(comes('ann'))
      .then(back);
    given(...record, back)
      .when(comes('bob'))
      .thenRefused('entrant/full', { player: 'bob', capacity: 3 });
    given(...record, back, DRAFTED, PUBLISHED)
      .when(comes('bob'))
      .then(event('PlayerReinstated', { player: 'bob', because: 'the bus', from: 2 }));
  });

  it('stands by, or plays in every round, as it is said last', () => {
    const standing = event('StandbyChanged', { player: 'ann', standby: true });
    const says = (standby: boolean) => command('StandBy', { player: 'ann', standby });
    given(...FOUR)
      .when(says(true))
      .then(standing);
    given(...FOUR)
      .when(says(false))
      .thenAlready();
    given(...FOUR, standing)
      .when(says(true))
      .thenAlready();
    given(...FOUR, standing)
      .when(says(false))
      .then(event('StandbyChanged', { player: 'ann', standby: false }));
    given(...FOUR)
      .when(command('StandBy', { player: 'zoe', standby: true }))
      .thenRefused('entrant/unknown', { player: 'zoe' });
  });

  it('withdraws before round 1 only', () => {
    given(...ROUND_1)
      .when(command('WithdrawPlayer', { player: 'ann' }))
      .thenRefused('tournament/begun');
    given(...FOUR)
      .when(command('WithdrawPlayer', { player: 'zoe' }))
      .thenRefused('entrant/unknown', { player: 'zoe' });
  });

  it('who did not come is swept before round 1', () => {
    const here = [...FOUR, event('PlayerCheckedIn', { player: 'ann' })];
    const gone = (player: string) => event('PlayerDropped', { player, until: 0, noShow: true });
    given(...here)
      .when(command('SweepNoShows', {}))
      .then(gone('bob'), gone('cy'), gone('di'));
    given(...here)
      .when(command('CheckIn', { player: 'ann' }))
      .thenAlready();
    given(...ROUND_1)
      .when(command('SweepNoShows', {}))
      .thenRefused('tournament/begun');
  });
});

describe('lists', () => {
  const digest = 'd'.repeat(64);
  const brings = command('SubmitList', { player: 'ann', digest, check: 'legal' });
  const late = command('SubmitList', { player: 'ann', digest, check: 'illegal', because: 'lost luggage' });
  const locked = event('ListsLocked', {});
  const recording = event('SettingsChanged', {
    changes: { lists: { wanted: true, late: 'recorded', shown: 'when-locked' } },
    ...{ because: 'x', late: false },
  });

  it('come until they are locked', () => {
    given(...FOUR)
      .when(brings, asks('player'))
      .then(event('ListSubmitted', { player: 'ann', digest, check: 'legal', late: false }));
    given(...FOUR, locked)
      .when(brings)
      .thenRefused('lists/locked', { player: 'ann', late: 'refused' });
  });

  it('come late by an official with a reason, where the event records that', () => {
    given(...FOUR, recording, locked)
      .when(brings)
      .thenRefused('lists/locked', { late: 'recorded' });
    given(...FOUR, recording, locked)
      .when(late, asks('player'))
      .thenRefused('lists/locked');
    given(...FOUR, recording, locked)
      .when(late)
      .then(event('ListSubmitted', { player: 'ann', digest, check: 'illegal', because: 'lost luggage', late: true }));
  });
});
