import { advances, after, amid, begun, by, given, SHELF, stateOf, uses, VOUCHED } from '@adjutant/testing/given';
import { decideMatch, type MatchCommand, type MatchEvent } from '../index.js';

const gains: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } };
const takes = (entry: number, player: 'A' | 'B' = 'A'): MatchCommand => ({ type: 'TakeBack', data: { player, entry } });
const struck = (entry: number): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry, correction: { kind: 'strike' }, because: 'Taken back by whoever wrote it down.' },
});
const gained = after(begun(), [gains], by('player', 'person-a'));
const last = gained.length - 1;

describe('TakeBack', () => {
  it('strikes the own latest entry, which stays visible', () => {
    given(gained).when(takes(last), by('player', 'person-a')).then(struck(last));
  });

  it('is done once', () => {
    given([...gained, struck(last)])
      .when(takes(last), by('player', 'person-a'))
      .thenAlready();
  });

  it('takes back the one before when the latest is taken back', () => {
    const twice = after(gained, [gains]);
    given(twice).when(takes(last)).thenRefused('entry/built-upon');
    given([...twice, struck(last + 1)])
      .when(takes(last))
      .then(struck(last));
  });

  it('takes the dice of an entry with it, and waits for everything else', () => {
    const noted = [...gained, { type: 'NoteRecorded', data: { kind: 'note', text: 'Rain' } } as const];
    given(noted).when(takes(last)).then(struck(last));
    given(after(gained, [advances()]))
      .when(takes(last))
      .thenRefused('entry/built-upon');
  });

  it('is for the player whose entry it is', () => {
    given(gained).when(takes(last, 'B'), by('player', 'person-b')).thenRefused('entry/not-yours');
  });

  it('takes back the end of a match that nobody has confirmed, and what lies before it after that', () => {
    const over = after(gained, [{ type: 'FinishMatch', data: { ending: 'time' } }], by('player', 'person-a'));
    const end = over.length - 1;
    given(over).when(takes(last), by('player', 'person-a')).thenRefused('entry/built-upon');
    given(over).when(takes(end), by('player', 'person-a')).then(struck(end));
    given([...over, struck(end)])
      .when(takes(last), by('player', 'person-a'))
      .then(struck(last));
  });

  it('leaves an end that was confirmed, and one by giving up, to the other player or a judge', () => {
    const over = after(gained, [{ type: 'FinishMatch', data: { ending: 'time' } }]);
    const confirmed: MatchEvent = { type: 'ResultConfirmed', data: { player: 'B' } };
    given([...over, confirmed])
      .when(takes(over.length - 1))
      .thenRefused('entry/built-upon');
    given([...over, confirmed, { type: 'ResultConfirmed', data: { player: 'A' } }])
      .when(takes(over.length - 1))
      .thenRefused('match/over');
    const conceded = after(gained, [{ type: 'ConcedeMatch', data: { player: 'A' } }]);
    given(conceded)
      .when(takes(conceded.length - 1))
      .thenRefused('match/over');
  });

  it('is not for what lies under the battle', () => {
    given(begun()).when(takes(0)).thenRefused('entry/not-taken-back');
    given(begun()).when(takes(99)).thenRefused('entry/not-recorded');
  });

  it('is not for what chance has given or somebody has seen', () => {
    const dice: MatchEvent = { type: 'RollRecorded', data: { roll: '3/omen@A', dice: [4], by: 'server' } };
    given([...begun(), dice])
      .when(takes(begun().length))
      .thenRefused('entry/not-taken-back');
    const drawn: MatchEvent = { type: 'DrawVoided', data: { player: 'A', dice: [1, 1] } };
    given([...begun(), drawn])
      .when(takes(begun().length))
      .thenRefused('entry/not-taken-back');
  });

  it('is not the way to have the server throw again', () => {
    const used = after(amid(2), [uses('Gust', 'A2', { answers: { ...VOUCHED, 'knot-in-sight': 'yes' } })]);
    const entry = used.length - 1;
    const thrown = (by: 'table' | 'server'): MatchEvent => ({
      type: 'RollRecorded',
      data: { roll: `${entry}/lucky-knot@A1`, dice: [1], by },
    });
    given([...used, thrown('server')])
      .when(takes(entry))
      .thenRefused('entry/built-upon');
    given([...used, thrown('table')])
      .when(takes(entry))
      .then(struck(entry));
  });

  it('gives back what a use has cost', () => {
    const used = after(amid(2), [uses('core/gust', 'A2')]);
    given(used)
      .when(takes(used.length - 1))
      .then(struck(used.length - 1));
  });

  it('says why not in words of the table, and not in names of events and commands', () => {
    const drawn: MatchEvent = { type: 'DrawVoided', data: { player: 'A', dice: [1, 1] } };
    const entry = begun().length;
    const refused: readonly [readonly MatchEvent[], MatchCommand][] = [
      [[...begun(), drawn], takes(entry)],
      [begun(), takes(0)],
      [after(gained, [gains]), takes(last)],
      [gained, takes(last, 'B')],
    ];
    expect(refused.map(([events, command]) => saidOf(events, command))).toEqual([
      `Entry ${entry} was drawn or thrown, and nobody does so again by taking it back: call a judge.`,
      'Entry 0 is no move of a player: call a judge, who can put it right.',
      `Entry ${last + 1} stands after entry ${last}: take that back first, ask the other player to let this be taken back, or call a judge.`,
      `Entry ${last} is not yours to take back: ask the other player to do it or to let you, or call a judge.`,
    ]);
  });
});

function saidOf(events: readonly MatchEvent[], command: MatchCommand): string | null {
  const decision = decideMatch(SHELF, command, stateOf(events), by('player', 'person-a'));
  return decision.outcome === 'refused' ? decision.refusal.message : null;
}
