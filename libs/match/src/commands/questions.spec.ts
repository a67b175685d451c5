import { decideMatch, type MatchCommand } from '../index.js';
import { after, amid, by, corrects, given, SHELF, stateOf, strikes, uses, VOUCHED } from '@adjutant/testing/given';

const answers = (answer: 'yes' | 'no', question = 'wind-is-fair', entry = 4): MatchCommand => ({
  type: 'AnswerQuestion',
  data: { entry, question, answer },
});
const contests = (player: 'A' | 'B' = 'B', question = 'wind-is-fair', entry = 4): MatchCommand => ({
  type: 'ContestAnswer',
  data: { entry, question, player, because: 'the flag hangs down' },
});
const open = after(amid(2, { attestations: 'open' }), [uses('Gust', 'A2', { answers: { 'within-reach': 'no' } })]);
const told = after(amid(2), [uses('Gust', 'A2')]);
const questions = (events: typeof told) => {
  const state = stateOf(events);
  return state.status === 'absent' ? [] : state.table.questions.map((one) => [one.number, one.key, one.contested]);
};

describe('AnswerQuestion', () => {
  it('answers what was left open', () => {
    expect(questions(open)).toEqual([
      [4, 'wind-is-fair', false],
      [4, 'knot-in-sight@A1', false],
    ]);
    given(open)
      .when(answers('yes'))
      .then({ type: 'QuestionAnswered', data: { entry: 4, question: 'wind-is-fair', answer: 'yes' } });
    expect(questions(after(open, [answers('yes')]))).toEqual([[4, 'knot-in-sight@A1', false]]);
  });

  it('brings a use down whose condition is answered no', () => {
    const state = stateOf(after(open, [answers('no')]));
    expect(state.status === 'running' && [state.table.balances.A, Object.keys(state.fallen)]).toEqual([
      { cp: 2 },
      ['4'],
    ]);
  });

  it('is already so when it says what stands', () => {
    given(told).when(answers('yes')).thenAlready();
    given(after(open, [answers('yes')]))
      .when(answers('yes'))
      .thenAlready();
  });

  it('may be answered otherwise later, and back again', () => {
    const no = after(told, [answers('no')]);
    given(no).when(answers('no')).thenAlready();
    given(no)
      .when(answers('yes'))
      .then({ type: 'QuestionAnswered', data: { entry: 4, question: 'wind-is-fair', answer: 'yes' } });
    given(after(open, [answers('yes')]))
      .when(answers('no'))
      .then({ type: 'QuestionAnswered', data: { entry: 4, question: 'wind-is-fair', answer: 'no' } });
  });

  it('is refused where nothing was asked', () => {
    given(told).when(answers('yes', 'moon-is-full')).thenRefused('question/not-asked');
    given(told)
      .when(answers('yes', 'wind-is-fair', 3))
      .thenRefused('question/not-asked');
    given(told)
      .when(answers('yes', 'wind-is-fair', 99))
      .thenRefused('question/not-asked');
    given([]).when(answers('yes')).thenRefused('match/not-opened');
  });
});

describe('an answer to a question that nobody asks', () => {
  const says = (command: MatchCommand) => {
    const decision = decideMatch(SHELF, command, stateOf(told), by('judge'));
    return decision.outcome === 'refused' ? decision.refusal : null;
  };

  it('is refused with a use, and the one that was meant is named', () => {
    const misspelt = uses('Gust', 'A2', { answers: { ...VOUCHED, 'wind-is-fare': 'yes' } });
    given(amid(2)).when(misspelt).thenRefused('question/unknown');
    expect(says(misspelt)?.message).toContain('did you mean wind-is-fair?');
    given(amid(2))
      .when(uses('Gust', 'A2', { answers: { ...VOUCHED, 'knot-in-sight@A77': 'yes' } }))
      .thenRefused('unit/unknown');
  });

  it('is refused in a correction, with what the entry asks', () => {
    const refusal = says(corrects(4, { kind: 'answer', answers: { 'wind-is-fare': 'no' } }));
    expect(refusal).toMatchObject({
      code: 'question/not-asked',
      message: 'Entry 4 does not ask wind-is-fare. Did you mean wind-is-fair?',
    });
    expect(refusal?.facts['asks']).toContain('wind-is-fair');
    expect(says(answers('no', 'wind-is-fare'))?.message).toContain('did you mean wind-is-fair?');
  });
});

describe('ContestAnswer', () => {
  const contested = after(told, [contests()]);

  it('lets the entry stand, flagged', () => {
    given(told)
      .when(contests())
      .then({
        type: 'AnswerContested',
        data: { entry: 4, question: 'wind-is-fair', player: 'B', because: 'the flag hangs down' },
      });
    expect(questions(contested)).toEqual([[4, 'wind-is-fair', true]]);
    given(contested).when(contests()).thenAlready();
  });

  it('is settled by an answer, whichever it is', () => {
    expect(questions(after(contested, [answers('no')]))).toEqual([]);
    expect(questions(after(contested, [answers('yes')]))).toEqual([]);
  });

  it('may be about an answer that was given later', () => {
    given(after(open, [answers('yes')]))
      .when(contests())
      .then({
        type: 'AnswerContested',
        data: { entry: 4, question: 'wind-is-fair', player: 'B', because: 'the flag hangs down' },
      });
  });

  it('asks nothing any more when the entry is struck or has fallen', () => {
    expect(questions(after(contested, [strikes(4)]))).toEqual([]);
    expect(questions(after(contested, [corrects(4, { kind: 'answer', answers: { 'wind-is-fair': 'no' } })]))).toEqual(
      [],
    );
    expect(questions(after(contested, [strikes(4), strikes(6)]))).toEqual([[4, 'wind-is-fair', true]]);
  });

  it('is refused against oneself and against what nobody answered', () => {
    given(told).when(contests('A')).thenRefused('question/own-answer');
    given(told).when(contests('B', 'moon-is-full')).thenRefused('question/not-answered');
    given(open).when(contests('B')).thenRefused('question/not-answered');
    given(told)
      .when(contests('B', 'wind-is-fair', 2))
      .thenRefused('question/not-answered');
    expect(VOUCHED['wind-is-fair']).toBe('yes');
  });
});
