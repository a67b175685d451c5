import type { Occasion, Role } from '@adjutant/kernel';
import { decideMatch, type DecidedResult, type MatchCommand, type MatchEvent, type MatchState } from '@adjutant/match';
import { PACK, SHELF, stateOf } from '@adjutant/testing/given';
import { sameTold } from '../whole-event/tables-told.js';
import { toldOf } from './said-of.js';

const NOON = '2031-05-04T12:00:00.000Z';
const asks = (role: Role): Occasion => ({ now: NOON, occurredAt: NOON, actor: { id: role, role } });
const OPEN: MatchCommand = {
  type: 'OpenMatch',
  data: {
    ...{ title: 'Table 1', pack: { id: PACK.id }, depth: 'result' },
    seats: { A: { player: 'ann' }, B: { player: 'bob' } },
  },
};

/** A match in which officials decide, after whatever players have told of it. */
function decided(decision: DecidedResult, ...before: readonly MatchCommand[]): MatchState {
  const decides: MatchCommand = { type: 'DecideResult', data: { ...decision, because: 'x' } };
  const commands = [OPEN, ...before, decides];
  const events = commands.reduce<readonly MatchEvent[]>((sofar, command) => {
    const made = decideMatch(SHELF, command, stateOf(sofar), asks('organizer'));
    if (made.outcome !== 'recorded') throw new Error(JSON.stringify(made));
    return [...sofar, ...made.events];
  }, []);
  return stateOf(events);
}

const WON: DecidedResult = { outcome: { A: 'win', B: 'loss' }, ground: 'judge' };
const SCORED: MatchCommand = {
  type: 'ScoreVictoryPoints',
  data: { player: 'B', category: 'perches', points: 3, what: 'oak' },
};
const FINISHED: MatchCommand = { type: 'FinishMatch', data: {} };
const said = (state: MatchState) => toldOf(state)?.said;
type Outcome = 'win' | 'draw' | 'loss';
const seats = (A: Outcome, B: Outcome, figures = {}) => ({
  A: { outcome: A, figures },
  B: { outcome: B, figures },
});

describe('a match that was decided before anything of it was played', () => {
  it.each(['judge', 'disqualification', 'agreement', 'forfeit', 'time'] as const)(
    'by %s is a win without play, and has no victory points',
    (ground) => {
      expect(said(decided({ ...WON, ground }))).toEqual({ decided: 'forfeit', ...seats('win', 'loss') });
    },
  );

  it('as a draw is what an organizer gave, and lost by both it is lost by both', () => {
    const draw = decided({ outcome: { A: 'draw', B: 'draw' }, ground: 'judge' });
    expect(said(draw)).toEqual({ decided: 'assigned', ...seats('draw', 'draw') });
    const absent = decided({ outcome: { A: 'loss', B: 'loss' }, ground: 'no-show', absent: ['A', 'B'] });
    expect(said(absent)).toEqual({ decided: 'double-loss', ...seats('loss', 'loss') });
  });

  it('has the points that were awarded, and no others', () => {
    const awarded = (unit: 'vp' | 'event') =>
      said(decided({ ...WON, ground: 'disqualification', awarded: { unit, A: 60, B: 0 } }));
    expect(awarded('vp')).toMatchObject({ decided: 'forfeit', A: { figures: { vp: 60 } } });
    expect(awarded('event')).toEqual({
      decided: 'forfeit',
      A: { outcome: 'win', figures: { event: 60 } },
      B: { outcome: 'loss', figures: { event: 0 } },
    });
  });

  it('counts as played where a judge enters the points of it: they go by their margin', () => {
    expect(said(decided({ ...WON, awarded: { unit: 'vp', A: 60, B: 40 } }))).toEqual({
      decided: 'played',
      A: { outcome: 'win', figures: { vp: 60 } },
      B: { outcome: 'loss', figures: { vp: 40 } },
    });
  });

  it('was told as played, with 0 to 0, by earlier builds: that is what it says as well', () => {
    const says = toldOf(decided(WON));
    const before = { decided: 'played', ...seats('win', 'loss', { vp: 0 }) } as const;
    expect(sameTold(says, { said: before, sure: 'ruled' })).toBe(true);
    expect(sameTold(says, { said: says!.said, sure: 'ruled' })).toBe(true);
    const other = { ...before, ...seats('loss', 'win', { vp: 0 }) } as const;
    expect(sameTold(says, { said: other, sure: 'ruled' })).toBe(false);
    expect([sameTold(says, null), sameTold(null, null), sameTold(null, { said: before, sure: 'ruled' })]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('a match of which something was played', () => {
  it.each([
    ['points were told', [SCORED], { A: { vp: 0 }, B: { vp: 3 } }],
    ['the players have said that it is over', [FINISHED], { A: { vp: 0 }, B: { vp: 0 } }],
  ] as const)('since %s stays played, whoever is given it', (_, before, { A, B }) => {
    expect(said(decided(WON, ...before))).toEqual({
      decided: 'played',
      A: { outcome: 'win', figures: A },
      B: { outcome: 'loss', figures: B },
    });
  });

  it('and that somebody forfeits afterwards is a walkover, with the points that stood', () => {
    expect(said(decided({ ...WON, ground: 'forfeit' }, SCORED))).toMatchObject({
      decided: 'forfeit',
      B: { figures: { vp: 3 } },
    });
  });
});
