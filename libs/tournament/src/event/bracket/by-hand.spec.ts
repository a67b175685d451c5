import { fold } from '@adjutant/kernel';
import { shownPairings } from '../../view/pairings.js';
import type { TournamentEvent } from '../events.js';
import type { OpenedTournament } from '../state/state.js';
import { command, CLOSED, decider, entered, event, given, ROUND_1, SET_UP, toldOf } from '../testing/given.js';

const CUT = event('FieldCut', { players: ['ann', 'bob', 'cy', 'di'], others: 'play-on', bracket: true });
const [SEMI, OTHER] = [
  { table: 1, A: 'ann', B: 'di' },
  { table: 2, A: 'bob', B: 'cy' },
];
const BESIDE = { table: 3, A: 'eve', B: 'fay' };
const SHEET = { round: 2, tables: [SEMI, OTHER, BESIDE], byes: [] };
const DRAFT = [
  ...[SET_UP, entered('eve', { from: 2 }), entered('fay', { from: 2 })],
  ...[...ROUND_1.slice(1), toldOf(1), toldOf(2), CLOSED, CUT],
  event('RoundDrafted', { engine: 'neighbours', ...SHEET }),
];
const OUT = [...DRAFT, event('RoundPublished', SHEET)];
const because = 'x';

const BROKEN = [
  ['two of the bracket who change places', [{ ...SEMI, B: 'cy' }, { ...OTHER, B: 'di' }], ['ann', 'di', 'bob', 'cy']],
  ['somebody from outside of it', [{ ...SEMI, B: 'eve' }, { ...BESIDE, A: 'di' }], ['ann', 'di']],
] as const; // prettier-ignore

describe('a round of a bracket that is changed by hand', () => {
  it.each(BROKEN)('is refused with %s, as a draft and once it is out', (_, tables, players) => {
    given(...DRAFT)
      .when(command('EditDraft', { round: 2, tables: [...tables], because }))
      .thenRefused('draft/bracket', { round: 2, players });
    given(...OUT)
      .when(command('ChangePublished', { round: 2, tables: [...tables], because }))
      .thenRefused('draft/bracket', { round: 2, players });
  });

  it('takes other sides, and another table; whoever is beside the bracket meets whom they shall', () => {
    const tables = [{ table: 5, A: 'di', B: 'ann' }];
    given(...DRAFT)
      .when(command('EditDraft', { round: 2, tables, because }))
      .then(event('DraftEdited', { round: 2, tables: [OTHER, BESIDE, ...tables], byes: [], because }));
    const [one, other] = ['eve', 'fay'].map((player) => ({ player, kind: 'full' as const }));
    given(...DRAFT)
      .when(command('EditDraft', { round: 2, tables: [SEMI, OTHER], byes: [one!, other!], because }))
      .then(event('DraftEdited', { round: 2, tables: [SEMI, OTHER], byes: [one!, other!], because }));
  });

  it('lets go through whose opponent is disqualified', () => {
    const byes = ['ann', 'di'].map((player) => ({ player, kind: 'full' as const }));
    const changed = { round: 2, publication: 2, gone: [{ table: 1, publication: 1 }], tables: [], byes, because };
    const changes = command('ChangePublished', { round: 2, tables: [], byes, because });
    given(...OUT, event('EffectTold', { ruling: 'r', effects: [{ player: 'di', does: 'disqualified' }] }))
      .when(changes)
      .then(event('PublicationChanged', changed));
    given(...OUT)
      .when(changes)
      .thenRefused('draft/bracket', { players: ['ann', 'di'] });
  });

  const shown = (record: readonly TournamentEvent[], swap?: readonly [string, string]) => {
    const state = fold(decider, record) as OpenedTournament;
    const around = { id: 'open', revision: 9, record: [], nameOf: (player: string) => player, staff: true };
    const asked = { then: state, seed: 'seed', ...(swap === undefined ? {} : { swap }) };
    return shownPairings(state, state.rounds[1]!, around, asked);
  };

  it('warns before two change places', () => {
    expect(shown(DRAFT).warnings).toEqual([]);
    expect(shown(DRAFT, ['di', 'cy']).warnings).toContainEqual({
      ...{ gravity: 'impossible', about: 'against-bracket', table: null },
      players: ['ann', 'di', 'bob', 'cy'],
    });
  });

  it('says of a table that was put together so by an earlier build what it is', () => {
    const tables = [{ ...SEMI, B: 'cy' }, { ...OTHER, B: 'di' }, BESIDE]; // prettier-ignore
    const says = (record: readonly TournamentEvent[]) => shown(record).tables[0]?.says;
    expect(says([...DRAFT, event('DraftEdited', { ...SHEET, tables, because })])).toMatch(
      /^Put together by hand, against/,
    );
    expect(says(DRAFT)).toMatch(/^Semi-finals of the bracket/);
  });
});
