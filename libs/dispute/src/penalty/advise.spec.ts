import fc from 'fast-check';
import { advise, rankOf, type EarlierPenalty, type Question } from './advise.js';
import { HOUSE } from './testing/invented-policy.js';
import { dayAt, endOf, isWithin } from './span.js';

const NOON = '2031-05-04T12:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;
const daysBefore = (days: number): string => new Date(Date.parse(NOON) - days * DAY).toISOString();

const earlier = (infraction: string, level: string, more: Partial<EarlierPenalty> = {}): EarlierPenalty => ({
  penalty: `${infraction}-${level}`,
  policy: { id: 'house' },
  infraction,
  level,
  at: NOON,
  event: 'open',
  rescinded: false,
  ...more,
});

const asked = (infraction: string, more: Partial<Question> = {}): Question => ({
  infraction,
  at: NOON,
  event: 'open',
  ahead: 0,
  ...more,
});

const levelOf = (infraction: string, ...history: readonly EarlierPenalty[]) =>
  advise(HOUSE, history, asked(infraction))?.level.id;

describe('the level that is advised', () => {
  it('is that of the infraction the first time', () => {
    expect(levelOf('late')).toBe('nudge');
    expect(levelOf('rude')).toBe('card');
  });

  it('climbs by the rules that concern it, and only by those', () => {
    expect(levelOf('late', earlier('late', 'nudge'))).toBe('card');
    expect(levelOf('late', earlier('slow', 'nudge'))).toBe('nudge');
    expect(levelOf('rude', earlier('late', 'nudge'))).toBe('card');
  });

  it('climbs on from where one rule has put it', () => {
    expect(levelOf('late', earlier('late', 'nudge'), earlier('rude', 'card'))).toBe('loss');
    expect(levelOf('late', earlier('rude', 'card'))).toBe('nudge');
  });

  it('climbs one rung for each earlier penalty where the rule says so, up to its end', () => {
    const many = (count: number) => Array.from({ length: count }, () => earlier('slow', 'nudge'));
    expect([1, 2, 3, 4, 9].map((count) => levelOf('sloppy', ...many(count)))).toEqual([
      'nudge',
      'card',
      'loss',
      'loss',
      'loss',
    ]);
  });

  it('looks only at its own policy, at this event, and at what stands', () => {
    expect(levelOf('late', earlier('late', 'nudge', { policy: { id: 'other' } }))).toBe('nudge');
    expect(levelOf('late', earlier('late', 'nudge', { event: 'another' }))).toBe('nudge');
    expect(levelOf('late', earlier('late', 'nudge', { rescinded: true }))).toBe('nudge');
  });

  it('says what has expired', () => {
    const advice = advise(HOUSE, [earlier('late', 'nudge', { at: daysBefore(101) })], asked('late'));
    expect(advice).toMatchObject({ level: { id: 'nudge' }, expired: ['late-nudge'] });
    expect(advice?.why.map((one) => one.text)).toEqual([
      'Late: Nudge.',
      'Nudge of 2031-01-23 has expired and does not count.',
    ]);
  });

  it('is nothing for an infraction that the policy does not know', () => {
    expect(advise(HOUSE, [], asked('other'))).toBeUndefined();
  });
});

describe('spans', () => {
  const then = { at: NOON, match: 'm', event: 'open' };

  it('a day is one at the venue', () => {
    const evening = { at: '2031-05-04T23:30:00.000Z', event: 'open' };
    expect(isWithin({ of: 'day' }, evening, { ...then, at: '2031-05-05T00:30:00.000Z' }, 0)).toBe(false);
    expect(isWithin({ of: 'day' }, evening, { ...then, at: '2031-05-05T00:30:00.000Z' }, -240)).toBe(true);
    expect(dayAt('2031-05-04T23:30:00.000Z', 60)).toBe('2031-05-05');
  });

  it('a season begins on its day each year', () => {
    const season = { of: 'season', from: '09-01' } as const;
    const on = (at: string) => ({ at: `${at}T12:00:00.000Z` });
    expect(isWithin(season, on('2030-09-01'), on('2031-08-31'), 0)).toBe(true);
    expect(isWithin(season, on('2030-08-31'), on('2030-09-01'), 0)).toBe(false);
    expect(endOf(season, on('2030-10-01'), 120)).toBe('2031-08-31T22:00:00.000Z');
    expect(endOf(season, on('2031-02-01'), 0)).toBe('2031-09-01T00:00:00.000Z');
  });

  it('days are counted to the instant', () => {
    const span = { of: 'days', days: 2 } as const;
    expect(isWithin(span, then, { at: '2031-05-06T12:00:00.000Z' }, 0)).toBe(true);
    expect(isWithin(span, then, { at: '2031-05-06T12:00:00.001Z' }, 0)).toBe(false);
    expect(endOf(span, then, 0)).toBe('2031-05-06T12:00:00.000Z');
    expect(endOf({ of: 'day' }, then, 60)).toBe('2031-05-04T23:00:00.000Z');
    expect(endOf({ of: 'event' }, then, 0)).toBeNull();
  });

  it('matches are the same only where there is one', () => {
    expect(isWithin({ of: 'match' }, then, then, 0)).toBe(true);
    expect(isWithin({ of: 'match' }, { at: NOON }, { at: NOON }, 0)).toBe(false);
  });
});

const penalties = fc.array(
  fc.record({
    penalty: fc.uuid(),
    policy: fc.constantFrom({ id: 'house' }, { id: 'other' }),
    infraction: fc.constantFrom(...HOUSE.infractions.map((one) => one.id), 'gone'),
    level: fc.constantFrom(...HOUSE.levels.map((one) => one.id), 'gone'),
    at: fc.integer({ min: 0, max: 400 }).map(daysBefore),
    event: fc.constantFrom('open', 'another', undefined),
    rescinded: fc.boolean(),
  }),
  { maxLength: 12 },
);
const infractions = fc.constantFrom(...HOUSE.infractions.map((one) => one.id));
const rank = (history: readonly EarlierPenalty[], infraction: string, at = NOON) =>
  rankOf(HOUSE, advise(HOUSE, history, asked(infraction, { at }))?.level.id ?? '');

describe('whatever the history', () => {
  it('more of it never makes a penalty milder', () => {
    fc.assert(
      fc.property(penalties, penalties, infractions, (some, more, infraction) => {
        expect(rank([...some, ...more], infraction)).toBeGreaterThanOrEqual(rank(some, infraction));
      }),
    );
  });

  it('no penalty is milder than that of the infraction alone', () => {
    fc.assert(
      fc.property(penalties, infractions, (history, infraction) => {
        expect(rank(history, infraction)).toBeGreaterThanOrEqual(rank([], infraction));
      }),
    );
  });

  it('time alone never makes a penalty severer', () => {
    fc.assert(
      fc.property(penalties, infractions, fc.integer({ min: 0, max: 400 }), (history, infraction, days) => {
        const later = new Date(Date.parse(NOON) + days * DAY).toISOString();
        expect(rank(history, infraction, later)).toBeLessThanOrEqual(rank(history, infraction));
      }),
    );
  });

  it('what is expired, rescinded or of another policy might as well not be there', () => {
    fc.assert(
      fc.property(penalties, infractions, (history, infraction) => {
        const expired = new Set(advise(HOUSE, history, asked(infraction))?.expired);
        const counting = history.filter(
          (one) => !one.rescinded && one.policy.id === 'house' && !expired.has(one.penalty),
        );
        expect(rank(counting, infraction)).toBe(rank(history, infraction));
      }),
    );
  });

  it('the order of it does not matter', () => {
    fc.assert(
      fc.property(penalties, infractions, (history, infraction) => {
        expect(rank([...history].reverse(), infraction)).toBe(rank(history, infraction));
      }),
    );
  });
});
