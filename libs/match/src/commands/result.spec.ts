import { essenceOf, type MatchCommand, type MatchEvent } from '../index.js';
import {
  advances,
  after,
  amid,
  begun,
  by,
  given,
  looks,
  mustered,
  opened,
  stateOf,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const ended = (ending: 'all-rounds-played' | 'time' | 'judge' = 'time'): MatchEvent => ({
  type: 'MatchFinished',
  data: { ending },
});
const [ANN, BOB] = [by('player', 'person-a'), by('player', 'person-b')];
const confirms = (player: 'A' | 'B'): MatchCommand => ({ type: 'ConfirmResult', data: { player } });
const finishes = (data: Extract<MatchCommand, { type: 'FinishMatch' }>['data'] = {}): MatchCommand => ({
  type: 'FinishMatch',
  data,
});
const scores = (player: 'A' | 'B', points: number): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player, category: 'perches', points, what: 'the oak' },
});

describe('FinishMatch', () => {
  it('ends after the last phase, or early with a word why', () => {
    given(after(begun(), [advances('3.B.clash')]))
      .when(finishes())
      .then(ended('all-rounds-played'));
    given(begun())
      .when(finishes({ ending: 'judge', because: 'a storm' }))
      .then({ type: 'MatchFinished', data: { ending: 'judge', because: 'a storm' } });
  });

  it('is refused while rounds are left, and while dice are', () => {
    given(begun()).when(finishes()).thenRefused('match/rounds-left');
    given(after(amid(0), [looks()]))
      .when(finishes({ ending: 'time' }))
      .thenRefused('roll/pending');
    given(mustered()).when(finishes()).thenRefused('match/not-started');
    given([...begun(), ended()])
      .when(finishes())
      .thenRefused('match/over');
  });

  it.each<[string, readonly MatchCommand[], string]>([
    ['A', [scores('A', 3), scores('B', 2)], 'A'],
    ['B', [scores('A', 3), scores('B', 4)], 'B'],
    ['nobody', [scores('A', 3), scores('B', 3)], 'draw'],
    ['B, for what counts within the cap', [scores('A', 10), scores('B', 90), scores('B', 1)], 'draw'],
  ])('is won by %s', (_, commands, winner) => {
    const state = stateOf(after(begun(), [...commands, finishes({ ending: 'time' })]));
    expect(state.status === 'finished' && state.result.winner).toBe(winner);
  });
});

describe('ConcedeMatch', () => {
  const concedes: MatchCommand = { type: 'ConcedeMatch', data: { player: 'A', because: 'the train' } };

  it('gives the match to the other player, whatever the score', () => {
    const events = after(begun(), [scores('A', 5)]);
    given(events)
      .when(concedes)
      .then({ type: 'MatchConceded', data: { player: 'A', because: 'the train' } });
    const state = stateOf(after(events, [concedes]));
    expect(state.status === 'finished' && state.result).toEqual({
      ending: 'concession',
      winner: 'B',
      points: { A: 5, B: 0 },
    });
  });

  it('is possible before the battle, and refused when it is over', () => {
    given([opened()])
      .when(concedes)
      .then({ type: 'MatchConceded', data: { player: 'A', because: 'the train' } });
    given([]).when(concedes).thenRefused('match/not-opened');
    given([...begun(), ended()])
      .when(concedes)
      .thenRefused('match/over');
  });
});

describe('ConfirmResult', () => {
  const over = [...begun(), ended()];

  it('takes both players', () => {
    given(over)
      .when(confirms('B'), BOB)
      .then({ type: 'ResultConfirmed', data: { player: 'B' } });
    const one = after(over, [confirms('B')], BOB);
    const both = after(one, [confirms('A')], ANN);
    expect([stateOf(one), stateOf(both)]).toMatchObject([
      { status: 'finished', confirmedBy: ['B'] },
      { status: 'confirmed', confirmedBy: ['B', 'A'] },
    ]);
    given(one).when(confirms('B')).thenAlready();
    given(both).when(confirms('A')).thenAlready();
  });

  it('that somebody enters for a player says so, and does not bind that player', () => {
    const kim = { id: 'kim', role: 'scorekeeper' } as const;
    const entered = (player: 'A' | 'B'): MatchEvent => ({ type: 'ResultConfirmed', data: { player, by: kim } });
    given(over).when(confirms('A'), by('scorekeeper', 'kim')).then(entered('A'));
    const both = [...over, entered('A'), entered('B')];
    expect(stateOf(both)).toMatchObject({ status: 'confirmed', enteredFor: { A: kim, B: kim } });
    given(both).when(confirms('A'), by('scorekeeper', 'kim')).thenAlready();
    given(both)
      .when(confirms('A'), ANN)
      .then({ type: 'ResultConfirmed', data: { player: 'A' } });
    const said = after(both, [confirms('A')], ANN);
    expect(stateOf(said)).toMatchObject({ status: 'confirmed', enteredFor: { B: kim } });
    expect(stateOf(said)).not.toHaveProperty('enteredFor.A');
    given(said).when(confirms('A'), ANN).thenAlready();
    expect(stateOf(after(said, [confirms('B')], BOB))).not.toHaveProperty('enteredFor');
    expect(essenceOf(stateOf(after(said, [confirms('B')], BOB)))).toEqual(
      essenceOf(stateOf(after(after(over, [confirms('A')], ANN), [confirms('B')], BOB))),
    );
  });

  it('is refused before there is a result', () => {
    given([]).when(confirms('A')).thenRefused('match/not-opened');
    given(mustered()).when(confirms('A')).thenRefused('match/not-finished');
    given(begun()).when(confirms('A')).thenRefused('match/not-finished');
  });

  it('is refused while a question is open or contested', () => {
    const open = after(amid(2, { attestations: 'open' }), [
      uses('Gust', 'A2', { answers: { ...VOUCHED, 'wind-is-fair': 'unknown' } }),
    ]);
    given([...open, ended()])
      .when(confirms('A'))
      .thenRefused('question/open');
    const contested = after(amid(2), [
      uses('Gust', 'A2'),
      { type: 'ContestAnswer', data: { entry: 4, question: 'wind-is-fair', player: 'B', because: 'no' } },
    ]);
    given([...contested, ended()])
      .when(confirms('A'))
      .thenRefused('question/open');
    given(
      after(
        [...contested, ended()],
        [{ type: 'AnswerQuestion', data: { entry: 4, question: 'wind-is-fair', answer: 'yes' } }],
      ),
    )
      .when(confirms('A'), ANN)
      .then({ type: 'ResultConfirmed', data: { player: 'A' } });
  });
});
