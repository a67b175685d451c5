import type { MatchCommand, MatchEvent, OpenedState, Remedy } from '@adjutant/match';
import { rulingsIn } from '@adjutant/match';
import { taleOf, tellingOf, type Question } from '@adjutant/replay';
import { after, amid, by, corrects, rolls, SHELF, stateOf, strikes, uses, VOUCHED } from '@adjutant/testing/given';
import { differenceView, whyView, type WhyPart, type WhyView } from '../index.js';

const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const CP: Question = { player: 'A', figure: { of: 'balance', resource: 'cp' } };
const VP: Question = { player: 'A', figure: { of: 'vp', category: null } };
const asked = (events: readonly MatchEvent[], question = CP): WhyView => whyView(SHELF, events, question) as WhyView;
const last = (events: readonly MatchEvent[], question = CP): WhyPart => asked(events, question).parts.at(-1) as WhyPart;

const scores = (points: number): MatchCommand => ({
  type: 'ScoreVictoryPoints',
  data: { player: 'A', category: 'perches', points, what: 'the oak' },
});
const rules = (...remedies: readonly Remedy[]): MatchCommand => ({
  type: 'ApplyRuling',
  data: { dispute: 'd-1', ruling: 'd-1#1', by: { id: 'jo', role: 'judge' }, remedies, because: 'It was not in sight.' },
});
const ruled = (events: readonly MatchEvent[], ...remedies: readonly Remedy[]) =>
  after(events, [rules(...remedies)], by('system'));

describe('why, in words', () => {
  it('names what the number is, when, and each part with its rule and its sentence', () => {
    const { text, parts } = asked(after(amid(2), [uses('Gust', 'A2')]));
    expect(text).toBe('A has 1 CP after entry 4 (R1.A.Wander).');
    expect(parts.map(({ amount, what, rule }) => [amount, what, rule?.id ?? null])).toEqual([
      [2, 'opening balance', null],
      [-1, 'Gust!', 'core/gust'],
    ]);
    expect(parts[1]).toMatchObject({ entry: 4, clock: 'R1.A.Wander', text: 'A uses Gust! on Scarlet Wing (A2).' });
  });

  it('says what was declared otherwise, what changed a price, and what a cap kept back', () => {
    expect(last(after(amid(2, { enforcement: 'advise' }), [uses('Gust', 'A2', { declared: 2 })])).notes).toEqual([
      'Declared as 2 CP; 1 CP was due.',
    ]);
    expect(last(after(amid(0, { enforcement: 'advise' }), [uses('Gust', 'A2')])).notes).toEqual([
      '1 of 1 CP could not be paid: the balance ends at 0.',
    ]);
    const capped = last(after(amid(2), [scores(40), scores(40)]), VP);
    expect([capped.cappedBy?.id, capped.notes[0]]).toEqual([
      'vp/perches',
      expect.stringContaining('kept back by the cap'),
    ]);
  });

  it('dice are brought by the entry that recorded them, for the entry that made them due', () => {
    const part = last(after(amid(1), [uses('Gust', 'A2', { answers: knot }), rolls(5)]));
    expect([part.entry, part.broughtBy, part.text]).toEqual([4, 5, expect.stringMatching(/^Dice for /)]);
  });

  it('a struck entry says who struck it and why; a corrected one what was corrected', () => {
    const once = after(amid(2), [uses('Gust', 'A2')]);
    expect(last(after(once, [strikes(4)]))).toMatchObject({
      amount: 0,
      mark: 'struck',
      notes: ['Struck by entry 5: the judge ruled so.', 'Moved -1 when it was written; it moves nothing now.'],
    });
    const amended = last(after(once, [corrects(4, { kind: 'amend', data: { roles: { target: 'A3' } } })]));
    expect([amended.text, amended.notes]).toEqual([
      'A uses Gust! on Old Tower (A3).',
      ['Corrected by entry 5: the judge ruled so.'],
    ]);
  });
});

describe('a ruling behind a number', () => {
  const start = after(amid(2), [uses('Gust', 'A2'), scores(3)]);
  const RULED = { dispute: 'd-1', by: { id: 'jo', role: 'judge' }, because: 'It was not in sight.' };

  it('is named on points that it adjusts', () => {
    const events = ruled(start, { kind: 'adjust', player: 'A', resource: 'vp', category: 'perches', amount: -2 });
    expect(last(events, VP)).toMatchObject({
      amount: -2,
      kind: 'adjustment',
      what: 'It was not in sight.',
      ruling: RULED,
    });
    expect(asked(events, VP).value).toBe(1);
  });

  it('is named on an entry that it strikes, and taken back it leaves its lines in sight', () => {
    const events = ruled(start, { kind: 'strike', entries: [4] });
    expect(last(events)).toMatchObject({ amount: 0, mark: 'struck', ruling: RULED });
    const adjusted = ruled(start, { kind: 'adjust', player: 'A', resource: 'cp', amount: 1 });
    const [ruling] = rulingsIn(stateOf(adjusted) as OpenedState);
    const reverses: MatchCommand = {
      type: 'ReverseRuling',
      data: { entry: ruling?.entry ?? 0, because: 'On appeal.' },
    };
    const reversed = after(adjusted, [reverses], by('system'));
    expect(asked(reversed).value).toBe(1);
    expect(last(reversed)).toMatchObject({
      amount: 0,
      mark: 'struck',
      notes: [expect.stringContaining('On appeal.'), expect.anything()],
    });
  });

  it('differs from the record without it by what it did', () => {
    const events = ruled(
      start,
      { kind: 'strike', entries: [4] },
      { kind: 'adjust', player: 'A', resource: 'vp', amount: 2 },
    );
    const tale = (record: readonly MatchEvent[]) => taleOf(tellingOf(SHELF, record));
    expect(differenceView(SHELF, tale(start), tale(events)).map(({ text }) => text)).toEqual([
      'A did not spend 1 CP on Gust!, round 1',
      'A +2 VP adjusted by an official: It was not in sight.',
      'Entry 4 is struck.',
    ]);
  });
});
