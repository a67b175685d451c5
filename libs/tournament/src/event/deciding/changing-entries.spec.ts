import { fold } from '@adjutant/kernel';
import { rulesIn } from '../draft-by-rules.js';
import type { OpenedTournament } from '../state/state.js';
import { recordedAs } from '../entry-changes.js';
import type { CommandOf } from '../commands.js';
import { command, decider, entered, event, FOUR, given, ROUND_1, SET_UP, SETTINGS } from '../testing/given.js';

type Changes = CommandOf<'ChangeEntry'>['data']['changes'];

const because = 'as it should have been';
const changes = (player: string, said: Changes) => command('ChangeEntry', { player, changes: said, because });
const changed = (player: string, said: Changes, late = false) =>
  event('EntryChanged', { player, ...recordedAs(said), because, late });

describe('an entry is changed', () => {
  it('before round 1 and after it, and says only what is otherwise', () => {
    given(...FOUR)
      .when(changes('ann', { faction: 'Order', table: 2, barredFromBye: false }))
      .then(changed('ann', { faction: 'Order', table: 2 }));
    given(...ROUND_1)
      .when(changes('ann', { barredFromBye: true }))
      .then(changed('ann', { barredFromBye: true }, true));
  });

  it('by taking away what was said', () => {
    const ann = entered('ann', { rating: 1500, faction: 'Order', table: 1, groups: { club: ['k1'] } });
    const none = { rating: null, faction: null, table: null, groups: {} };
    given(SET_UP, ann).when(changes('ann', none)).then(changed('ann', none));
    given(SET_UP, ann, changed('ann', none)).when(changes('ann', none)).thenAlready();
    const state = fold(decider, [SET_UP, ann, changed('ann', none)]) as OpenedTournament;
    expect(state.entries['ann']).toEqual({ id: 'ann', status: 'entered', from: 1, groups: {} });
  });

  it('of whoever waits or was dropped, and not of whoever is not there', () => {
    given(...FOUR, entered('eve', { waits: true }))
      .when(changes('eve', { faction: 'Order' }))
      .then(changed('eve', { faction: 'Order' }));
    given(...ROUND_1, event('PlayerDropped', { player: 'ann', until: 1 }))
      .when(changes('ann', { faction: 'Order' }))
      .then(changed('ann', { faction: 'Order' }, true));
    given(...FOUR)
      .when(changes('eve', { faction: 'Order' }))
      .thenRefused('entrant/unknown', { player: 'eve' });
    given(...FOUR, event('PlayerWithdrawn', { player: 'ann' }))
      .when(changes('ann', { faction: 'Order' }))
      .thenRefused('entrant/gone', { player: 'ann' });
  });

  it('no longer once the event has ended', () => {
    given(...FOUR, event('TournamentEnded', {}))
      .when(changes('ann', { faction: 'Order' }))
      .thenRefused('tournament/ended');
  });

  it('to keep a table that the event has', () => {
    const halls = event('TournamentSetUp', { ...SETTINGS, tables: [1, 2, 5] });
    given(halls, entered('ann'))
      .when(changes('ann', { table: 3 }))
      .thenRefused('entrant/no-table', { table: 3, last: 5 });
    given(halls, entered('ann'))
      .when(changes('ann', { table: 5 }))
      .then(changed('ann', { table: 5 }));
    given(event('TournamentSetUp', { ...SETTINGS, capacity: 7 }), entered('ann'))
      .when(changes('ann', { table: 4 }))
      .thenRefused('entrant/no-table', { table: 4, last: 3 });
    const ruins = { ...rulesIn(SETTINGS), tables: [1, 2].map((number) => ({ number, terrain: 'ruins' })) };
    given(event('TournamentSetUp', { ...SETTINGS, capacity: 8, pairing: ruins }), entered('ann'))
      .when(changes('ann', { table: 3 }))
      .thenRefused('entrant/no-table', { table: 3, last: 2 });
  });
});
