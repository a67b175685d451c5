import { fold, recorded, refused, type Decider } from './decider.js';
import { eventId, isUuid, namedId } from './ids.js';
import { isCatalogue, kindOf, refusals, refusing, type CodeOf } from './catalogue.js';
import { refuseFor, type Reason } from './refusal.js';

const { refuse } = refusing<'sum/not-positive'>();

type Add = { readonly type: 'Add'; readonly data: { readonly n: number } };
type Added = { readonly type: 'Added'; readonly data: { readonly n: number } };

const sum: Decider<Add, number, Added> = {
  initial: 0,
  evolve: (total, { data }) => total + data.n,
  decide: ({ data }) =>
    data.n > 0 ? recorded({ type: 'Added', data }) : refused(refuse('sum/not-positive', 'Only more.')),
};

const added = (n: number): Added => ({ type: 'Added', data: { n } });

describe('folding', () => {
  it('adds events up from the beginning, or from a state', () => {
    expect([fold(sum, []), fold(sum, [added(1), added(2)]), fold(sum, [added(3)], 3)]).toEqual([0, 3, 6]);
  });
});

describe('ids', () => {
  it('of events follow from the command and the place in its events', () => {
    const command = '0b6a1f5e-3a55-4b6f-8f5e-0f8d7f1e2a33';
    expect(eventId(command, 0)).toBe(eventId(command, 0));
    expect(new Set([eventId(command, 0), eventId(command, 1), namedId(command)]).size).toBe(3);
    expect([isUuid(eventId(command, 0)), isUuid('0b6a1f5e')]).toEqual([true, false]);
  });
});

describe('a refusal', () => {
  it('is its only reason', () => {
    const refusal = refuse('sum/not-positive', 'Only more.', { n: 0 });
    expect(refusal.reasons).toEqual([{ code: 'sum/not-positive', message: 'Only more.', facts: { n: 0 }, cites: [] }]);
  });

  it('for several reasons is led by the first', () => {
    const reason = (code: string): Reason => ({ code, message: `${code}.`, facts: {}, cites: [] });
    const refusal = refuseFor([reason('a/first'), reason('a/second')]);
    expect([refusal.code, refusal.message, refusal.reasons.map((one) => one.code)]).toEqual([
      'a/first',
      'a/first.',
      ['a/first', 'a/second'],
    ]);
  });
});

describe('refusals', () => {
  const CLOCKS = refusals({
    'clock/stopped': {
      says: 'The clock is stopped: start it.',
      when: 'Time is taken of a clock that stands.',
      why: 'conflict',
    },
    'clock/unknown': { says: 'There is no such clock: hire one.', when: 'A clock is asked for that is not there.' },
  });
  const clocks = refusing<CodeOf<typeof CLOCKS>>();

  it('have codes of the catalogue, and no others compile', () => {
    expect(clocks.refuse('clock/stopped', 'It stands.', { at: 1 })).toEqual({
      ...{ code: 'clock/stopped', message: 'It stands.', facts: { at: 1 }, cites: [] },
      reasons: [{ code: 'clock/stopped', message: 'It stands.', facts: { at: 1 }, cites: [] }],
    });
    expect(clocks.declined('gone', 'clock/unknown', 'Gone.', { x: 1 }, 5)).toMatchObject({
      ...{ why: 'gone', code: 'clock/unknown', message: 'Gone.', members: { x: 1 }, retryAfterSeconds: 5 },
    });
    // @ts-expect-error a misspelt code
    clocks.refuse('clock/stoped', 'It stands.');
    // @ts-expect-error a code of nobody
    clocks.reason('match/over', 'It is over.');
    // @ts-expect-error a misspelt code
    clocks.declined('gone', 'clock/unkown', 'Gone.');
  });

  it('are found by code, and what every object has is none', () => {
    expect(kindOf(CLOCKS, 'clock/stopped')?.why).toBe('conflict');
    expect(kindOf(CLOCKS, 'toString')).toBeUndefined();
    expect([CLOCKS, { ...CLOCKS }, null].map(isCatalogue)).toEqual([true, false, false]);
  });
});
