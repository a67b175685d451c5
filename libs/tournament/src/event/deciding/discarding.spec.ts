import type { TournamentCommand } from '../commands.js';
import { CLOSED, command, DRAFTED, entered, event, FOUR, given, ROUND_1, SET_UP, toldOf } from '../testing/given.js';

const CUT = event('FieldCut', { players: ['ann', 'cy'], others: 'are-done', bracket: true });
const AFTER_1 = [...ROUND_1, toldOf(1), toldOf(2), CLOSED, CUT];
const FINAL = event('RoundDrafted', {
  ...{ round: 2, engine: 'bracket 1', byes: [] },
  tables: [{ table: 1, A: 'ann', B: 'cy' }],
});
const GONE = event('DraftDiscarded', { round: 2, because: 'Bob has won' });
const discards = command('DiscardDraft', { round: 2, because: 'Bob has won' });

const ANEW = { players: ['bob', 'cy'], others: 'are-done' as const, bracket: true };
const WAITING: readonly TournamentCommand[] = [
  command('CutField', ANEW),
  command('ChangeSettings', { changes: { rounds: 1 }, because: 'It is late', sure: true }),
  command('EndTournament', {}),
];

describe('a draft that is not published', () => {
  it('is discarded, and is discarded once', () => {
    given(...AFTER_1, FINAL)
      .when(discards)
      .then(GONE);
    given(...AFTER_1, FINAL, GONE)
      .when(discards)
      .thenAlready();
  });

  it.each(WAITING)('is to be discarded before $type, which is said, and then goes', (asked) => {
    given(...AFTER_1, FINAL)
      .when(asked)
      .thenRefused('round/drafted', { round: 2 });
    given(...AFTER_1, FINAL, GONE)
      .when(asked)
      .then(
        asked.type === 'CutField'
          ? event('FieldCut', { ...ANEW, apart: true })
          : asked.type === 'ChangeSettings'
            ? event('SettingsChanged', { changes: { rounds: 1 }, because: 'It is late', late: true })
            : event('TournamentEnded', {}),
      );
  });

  it('is drafted as it was: the same facts give the same draft', () => {
    given(...AFTER_1, FINAL, GONE)
      .when(command('DraftRound', { round: 2 }))
      .then(FINAL);
  });

  it('is in the way of a bye that is given ahead, and the way is free once it is discarded', () => {
    const gives = command('GiveBye', { round: 1, player: 'di', kind: 'half' });
    given(...FOUR, DRAFTED)
      .when(gives)
      .thenRefused('round/published', { round: 1 });
    given(...FOUR, DRAFTED, event('DraftDiscarded', { round: 1 }))
      .when(gives)
      .then(event('ByeGiven', gives.data));
  });

  it('takes its groups with it: whoever has come since is shared out with the others', () => {
    const robin = event('TournamentSetUp', { ...SET_UP.data, format: { by: 'round-robin' } });
    const groups = [['ann', 'bob', 'cy', 'di']];
    given(
      robin,
      ...FOUR.slice(1),
      event('RoundDrafted', { ...DRAFTED.data, groups }),
      event('DraftDiscarded', { round: 1 }),
    )
      .when(command('EnterPlayer', { player: 'eve' }))
      .then(entered('eve'));
  });

  it('is none any more once it is published', () => {
    given(...ROUND_1)
      .when(command('DiscardDraft', { round: 1 }))
      .thenRefused('round/published', { round: 1 });
  });
});
