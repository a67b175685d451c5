import { fold } from '@adjutant/kernel';
import { RECORD_AND_PATH } from '../../pairing/rules.js';
import { historiesBefore } from '../../pairing/history.js';
import { eventFileOf } from '../../formats/event-of.js';
import { importEvent } from '../../formats/import.js';
import { writeTrf } from '../../formats/trf/write.js';
import { irregularActs } from '../../view/irregular.js';
import { lastAct } from '../../view/last-act.js';
import { arithmeticsOf, shownArithmetic } from '../../view/standings.js';
import type { CommandOf } from '../commands.js';
import type { TournamentEvent } from '../events.js';
import { presetOf, standingsIn } from '../ranked.js';
import type { OpenedTournament } from '../state/state.js';
import { tournamentFacts } from '../state/tournament-facts.js';
import { assignResult } from './assigning.js';
import {
  CLOSED,
  command,
  decider,
  DRAFTED,
  entered,
  event,
  FOUR,
  given,
  NOON,
  ORGANIZER,
  ROUND_1,
  SEED,
  toldOf,
} from '../testing/given.js';

const LATE = entered('eve', { from: 2 });
const because = 'The train was late';
type Asked = CommandOf<'AssignResult'>['data'];
const assigns = (more: Partial<Asked> = {}) =>
  command('AssignResult', { round: 1, player: 'eve', result: 'loss', because, ...more });
const assigned = (more: Partial<Asked & { readonly late: boolean }> = {}): TournamentEvent =>
  event('ResultAssigned', { round: 1, player: 'eve', result: 'loss', late: false, because, ...more });
const CLOSED_1 = [...ROUND_1, toldOf(1), toldOf(2), CLOSED];
const stateOf = (...events: readonly TournamentEvent[]) => fold(decider, events) as OpenedTournament;

describe('a result where there is no match', () => {
  it('is assigned to whoever has neither table nor bye in a published round', () => {
    given(...ROUND_1, LATE)
      .when(assigns({ figures: { vp: 20 } }))
      .then(assigned({ figures: { vp: 20 } }));
    given(...ROUND_1, LATE, assigned())
      .when(assigns())
      .thenAlready();
    given(...ROUND_1, LATE)
      .when(assigns({ result: 'none' }))
      .thenAlready();
    given(...ROUND_1, LATE, assigned())
      .when(assigns({ result: 'draw' }))
      .then(assigned({ result: 'draw' }));
  });

  it('brings no figure that no game brings', () => {
    given(...ROUND_1, LATE)
      .when(assigns({ figures: { vp: 99_999_999 } }))
      .thenRefused('table/too-far', { figure: 'vp' });
  });

  it('of a closed round is asked about twice, and stays visible', () => {
    given(...CLOSED_1, LATE)
      .when(assigns())
      .thenRefused('tournament/sure', { round: 1 });
    given(...CLOSED_1, LATE)
      .when(assigns({ sure: true }))
      .then(assigned({ late: true }));
    const record = [...CLOSED_1, LATE, assigned({ late: true })].map((one, revision) => ({
      ...{ event: one, revision, at: NOON, by: ORGANIZER.actor },
    }));
    expect(irregularActs(record)).toMatchObject([
      { round: 1, sentence: `eve is given a loss in round 1, after it was closed: ${because}` },
    ]);
    expect(lastAct(record)?.undo).toEqual({
      type: 'AssignResult',
      data: { round: 1, player: 'eve', result: 'none', because: '', sure: true },
      says: 'Back to what it was',
      because: true,
    });
  });

  it('is refused to whoever is paired or has a bye, and for rounds and players that are not there', () => {
    given(...ROUND_1)
      .when(assigns({ player: 'ann' }))
      .thenRefused('assigned/paired', { player: 'ann', table: 1 });
    const bye = event('RoundPublished', {
      round: 1,
      tables: [{ table: 1, A: 'ann', B: 'bob' }],
      byes: [{ player: 'cy', kind: 'zero' }],
    });
    given(...FOUR, DRAFTED, bye)
      .when(assigns({ player: 'cy' }))
      .thenRefused('assigned/paired', { player: 'cy' });
    given(...ROUND_1, LATE)
      .when(assigns({ round: 2 }))
      .thenRefused('round/unknown', { round: 2 });
    given(...FOUR, DRAFTED, LATE)
      .when(assigns())
      .thenRefused('round/not-published');
    given(...ROUND_1)
      .when(assigns({ player: 'zoe' }))
      .thenRefused('entrant/unknown');
    given(...ROUND_1, entered('zoe', { waits: true }))
      .when(assigns({ player: 'zoe' }))
      .thenRefused('entrant/waiting');
    const dropped = event('PlayerDropped', { player: 'eve', until: 1 });
    expect(assignResult(assigns(), stateOf(...ROUND_1, LATE, dropped)).outcome).toBe('recorded');
  });

  it('counts as that result, with what a bye of its worth brings where nothing else is said', () => {
    const byes = event('SettingsChanged', {
      changes: { byeFigures: { pairing: {}, full: { vp: 60 }, half: { vp: 30 }, zero: { vp: 5 } } },
      ...{ because, late: false },
    });
    const told = (...more: readonly TournamentEvent[]) => stateOf(...CLOSED_1, byes, LATE, ...more);
    const byesOf = (state: OpenedTournament) => tournamentFacts(state, SEED).rounds[0]?.byes;
    expect(byesOf(told(assigned()))).toEqual([{ player: 'eve', kind: 'zero', figures: { vp: 5 }, assigned: 'loss' }]);
    expect(byesOf(told(assigned({ result: 'win', figures: { vp: 70 } })))).toEqual([
      { player: 'eve', kind: 'full', figures: { vp: 70 }, assigned: 'win' },
    ]);
    expect(byesOf(told(assigned(), assigned({ result: 'none' })))).toEqual([]);
    expect(told(assigned(), assigned({ result: 'none' })).assigned).toEqual({ eve: [] });
    const facts = tournamentFacts(told(assigned({ result: 'draw' })), SEED);
    expect(historiesBefore(facts, RECORD_AND_PATH, 2).get('eve')).toMatchObject({
      path: 'D',
      unplayed: [{ round: 1, kind: 'half' }],
    });
  });

  it('stands in the arithmetic of its player', () => {
    const state = stateOf(...CLOSED_1, LATE, assigned());
    const shown = shownArithmetic(arithmeticsOf(standingsIn(state, SEED)), 'eve', {
      id: 'e',
      revision: 1,
      nameOf: (id) => id,
    });
    expect(shown?.columnsTold.flatMap(({ says }) => says)).toContain(
      'Round 1: a loss without a match, as the organizer gave it: 0.',
    );
    const record = shown?.row.values[shown.columns.findIndex(({ by }) => by === 'record')];
    expect([presetOf(state).id, record?.shown]).toEqual(['gw', '0-1-0']);
  });

  it('stands under its player alone once they were seated in that round', () => {
    const seated = event('PublicationChanged', {
      round: 1,
      publication: 2,
      gone: [{ table: 2, publication: 1 }],
      tables: [{ table: 2, A: 'cy', B: 'eve' }],
      byes: [],
      because,
    });
    expect(tournamentFacts(stateOf(...ROUND_1, LATE, assigned(), seated), SEED).rounds[0]?.byes).toEqual([]);
  });

  it.each([
    ['win', 'F'],
    ['draw', 'H'],
    ['loss', 'Z'],
  ] as const)('a %s is %s in a TRF, and is read back as what it was', (result, letter) => {
    const state = stateOf(...CLOSED_1, LATE, assigned({ result, figures: { vp: 12 } }));
    const file = eventFileOf(state, { seed: SEED, nameOf: (id) => id, staff: true });
    const trf = writeTrf(file, standingsIn(state, SEED));
    expect(trf.split('\r\n').find((line) => line.startsWith('001    5'))).toMatch(new RegExp(`0000 - ${letter}$`));
    const read = importEvent(trf);
    expect(read.ok && read.read.event.rounds[0]?.byes).toEqual(file.rounds[0]?.byes);
    expect(read.ok && read.read.findings).toEqual([]);
  });
});
