import { faultsIn, fold } from '@adjutant/kernel';
import { TOURNAMENT_COMMAND_SCHEMAS, type CommandOf } from '../commands.js';
import { CLOSED, command, decider, entered, event, given, ROUND_1, SEED, SET_UP, toldOf } from '../testing/given.js';
import { lossesIn } from '../../standing/losses.js';
import type { PlayOff } from '../../pairing/formats/play-off.js';
import { throughIn } from '../cutting.js';
import type { TournamentEvent } from '../events.js';
import type { OpenedTournament } from '../state/state.js';
import { tournamentFacts } from '../state/tournament-facts.js';

const after1 = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];
const cuts = (data: Partial<CommandOf<'CutField'>['data']>) => command('CutField', { others: 'are-done', ...data });
const byPlace = (take: number) => ({ by: 'place', take }) as const;
const byRecord = (losses: number) => ({ by: 'record', losses }) as const;
const cut = (players: readonly string[], rule: object) =>
  event('FieldCut', { players: [...players], others: 'are-done', rule: rule as never, apart: true });

describe('a cut by rule', () => {
  it('is recorded with whom it lets through, as the standings have them', () => {
    const state = fold(decider, after1);
    if (state.status === 'absent') throw new Error('no event was set up');
    const found = throughIn(state, byRecord(0), SEED);
    if ('code' in found) throw new Error(found.message);
    expect([...found.through].toSorted()).toEqual(['ann', 'cy']);
    given(...after1)
      .when(cuts({ rule: byRecord(0) }))
      .then(cut(found.through, byRecord(0)));
    given(...after1, cut(found.through, byRecord(0)))
      .when(cuts({ rule: byRecord(0) }))
      .thenAlready();
  });

  it('counts a loss that was assigned as one, and a win as none', () => {
    const late = (player: string, result: 'win' | 'loss') => [
      entered(player, { from: 2 }),
      event('ResultAssigned', { round: 1, player, result, late: true, because: 'The train was late' }),
    ];
    const state = fold(decider, [...after1, ...late('eve', 'loss'), ...late('flo', 'win')]) as OpenedTournament;
    const found = throughIn(state, byRecord(0), SEED);
    if ('code' in found) throw new Error(found.message);
    expect(found.through.toSorted()).toEqual(['ann', 'cy', 'flo']);
    expect(found.nextInLine.toSorted()).toEqual(['bob', 'di', 'eve']);
    expect(lossesIn(tournamentFacts(state, SEED))('eve')).toBe(1);
  });

  it('takes nobody who never played: neither who stands by unused nor who never checked in', () => {
    const idle = [entered('sam', { standby: true }), entered('zoe')];
    const cutOf = (rule: PlayOff, ...more: readonly TournamentEvent[]) => {
      const state = fold(decider, [SET_UP, ...idle, ...after1.slice(1), ...more]) as OpenedTournament;
      const found = throughIn(state, rule, SEED);
      if ('code' in found) throw new Error(found.message);
      return found;
    };
    expect(cutOf(byRecord(0)).through.toSorted()).toEqual(['ann', 'cy']);
    expect(cutOf(byRecord(1)).through.toSorted()).toEqual(['ann', 'bob', 'cy', 'di']);
    expect(cutOf(byPlace(2)).nextInLine.toSorted()).toEqual(['bob', 'di']);
    const drawn = event('ResultAssigned', {
      ...{ round: 1, player: 'zoe', result: 'draw' },
      late: true,
      because: 'Late',
    });
    expect(cutOf(byRecord(0), drawn).through.toSorted()).toEqual(['ann', 'cy', 'zoe']);
  });

  it('refuses a cut that is larger than the field, and one that leaves less than two', () => {
    given(...after1)
      .when(cuts({ rule: byPlace(8) }))
      .thenRefused('cut/rule', { wanted: 8, players: 4 });
    const left = ['ann', 'cy'].map((player) => event('PlayerDropped', { player, until: 1 }));
    given(...after1, ...left)
      .when(cuts({ rule: byRecord(0) }))
      .thenRefused('cut/rule', { losses: 0, players: 0 });
  });

  it('asks who goes on of those who are level on the line, and records whom it is told to take of whom', () => {
    const chosen = {
      ...{ players: ['ann', 'cy', 'di'], others: 'are-done' as const, rule: byPlace(3) as never },
      level: ['bob', 'di'],
    };
    given(...after1)
      .when(cuts({ rule: byPlace(3) }))
      .thenRefused('cut/level', { level: ['bob', 'di'] });
    given(...after1)
      .when(cuts({ rule: byPlace(3), players: ['ann', 'cy', 'di'], because: 'Di won their match' }))
      .then(event('FieldCut', { ...chosen, apart: true, because: 'Di won their match' }));
    given(...after1, event('FieldCut', chosen))
      .when(cuts({ rule: byPlace(3), players: ['ann', 'cy', 'di'] }))
      .thenAlready();
    const state = fold(decider, [...after1, event('FieldCut', chosen)]) as OpenedTournament;
    expect(state.cut).not.toHaveProperty('level');
  });

  it('takes nobody in its name whom it does not let through, nor leaves anybody out', () => {
    const asked = given(...after1);
    asked.when(cuts({ rule: byRecord(0), players: ['ann', 'bob'] })).thenRefused('cut/rule', { players: ['cy'] });
    asked.when(cuts({ rule: byRecord(0), players: ['ann', 'cy', 'di'] })).thenRefused('cut/rule', { players: ['di'] });
    asked.when(cuts({ rule: byPlace(3), players: ['ann', 'cy'] })).thenRefused('cut/rule', { wanted: 3 });
  });

  it('wants a rule or players, and a round that is closed', () => {
    given(...after1)
      .when(cuts({}))
      .thenRefused('cut/rule');
    given(...ROUND_1)
      .when(cuts({ rule: byPlace(2) }))
      .thenRefused('round/undecided');
  });

  it.each([[{ by: 'record', losses: -1 }], [{ by: 'place', take: 1 }], [{ by: 'luck' }]])(
    'knows no rule %j',
    (rule) => {
      expect(faultsIn(TOURNAMENT_COMMAND_SCHEMAS.CutField, cuts({ rule: rule as never }), '')).not.toEqual([]);
    },
  );
});
