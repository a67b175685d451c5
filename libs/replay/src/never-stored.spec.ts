import type { MatchEvent } from '@adjutant/match';
import { divergence, suppose } from './index.js';
import { after, amid, by, SHELF, uses } from '@adjutant/testing/given';

const account = { events: after(amid(2), [uses('Gust', 'A2')]), attempts: [] };
const supposed = suppose(SHELF, account, [{ leaveOut: [4] }], 'corrected', by('judge'));

/** Stands in for every store: it takes events and nothing else. */
const append = (...events: readonly MatchEvent[]): number => events.length;

describe('a supposition', () => {
  it('is no event for the compiler', () => {
    // @ts-expect-error a line of a supposition has neither type nor data
    append(...supposed.story);
    // @ts-expect-error nor has the supposition itself
    append(supposed);
    expect(append()).toBe(0);
  });

  it('looks like no event anywhere outside the history of its states', () => {
    const own = (value: object): readonly object[] => [
      value,
      ...Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
        one !== null && typeof one === 'object' && key !== 'history' ? own(one) : [],
      ),
    ];
    const alike = own(supposed).filter((value) => 'type' in value && 'data' in value);
    expect(alike).toEqual([]);
    const parting = divergence(suppose(SHELF, account, [], 'corrected', by('judge')), supposed);
    expect(parting.first).toBe(4);
    expect(own(parting).some((value) => 'type' in value && 'data' in value)).toBe(false);
  });

  it('leaves the account as it was', () => {
    const before = JSON.stringify(account);
    suppose(SHELF, account, [{ replace: { entry: 4, data: { player: 'B' } } }], 're-executed', by('judge'));
    expect(JSON.stringify(account)).toBe(before);
  });
});
