import { about, ask, NOBODY, truthOf } from '../testing/asking.js';
import { at, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Destruction } from '../table/table.js';

const target = { unit: 'target' };
const gone = (changes: Partial<Destruction> = {}): Destruction => ({
  at: at('1.A.march'),
  entry: 9,
  statuses: [],
  wasAttached: false,
  ...changes,
});
const leader = (traits: object = {}) => unit('A2', { keywords: ['CAPTAIN'], attachedTo: 'A1', ...traits });
const led = (traits: object = {}, other: object = {}) =>
  about(unit('A1', { attachedTo: 'A2', ...traits }), {
    units: unitsOf(unit('A1', { attachedTo: 'A2', ...traits }), leader(other)),
  });

describe.each([
  'bears',
  'keywords-known',
  'unit-destroyed',
  'unit-destroyed-this-phase',
  'unit-has-keywords',
  'unit-has-status',
  'unit-has-wargear',
  'unit-is-at',
  'unit-was-attached',
])('%s', (name) => {
  const args = { ...target, all: ['LAMP'], status: 'drenched', in: ['battlefield'], entry: 'core/echo' };

  it('is unknown of nobody, and of somebody whom no roster knows', () => {
    expect(truthOf(name, args, NOBODY)).toBe('unknown');
    expect(truthOf(name, args, sceneWith({ roles: { target: 'A9' } }))).toBe('unknown');
  });
});

describe('bears', () => {
  const bearer = about(unit('A1', { abilities: ['core/keeper-of-the-flame'] }));

  it('is about the entry named, granted ones included', () => {
    expect(truthOf('bears', { ...target, entry: 'core/echo' }, bearer)).toBe('met');
    expect(ask('bears', { ...target, entry: 'core/thrift' }, bearer)).toEqual({
      answer: 'unmet',
      facts: { unit: 'A1', entry: 'core/thrift' },
      says: 'Unit A1 (A1) does not have Thrift.',
    });
  });

  it('is about the entry being used where none is named', () => {
    const using = { ...bearer, entry: 'core/keeper-of-the-flame' };
    expect(ask('bears', target, using)).toEqual({
      answer: 'met',
      facts: { unit: 'A1', entry: 'core/keeper-of-the-flame' },
      says: 'Unit A1 (A1) has Keeper of the Flame.',
    });
  });
});

describe('keywords-known', () => {
  it('is about the unit with what it forms an attached unit with, while both live', () => {
    const known = (traits: object, other: object) => truthOf('keywords-known', target, led(traits, other));
    expect(known({}, {})).toBe('met');
    expect(known({ keywords: [] }, {})).toBe('unmet');
    expect(known({}, { keywords: [] })).toBe('unmet');
    expect(known({}, { keywords: [], destroyed: gone() })).toBe('met');
    expect(known({ destroyed: gone() }, { keywords: [] })).toBe('met');
  });
});

describe('unit-destroyed', () => {
  it('is met from the moment it is recorded', () => {
    expect(ask('unit-destroyed', target, about(unit('A1', { destroyed: gone() })))).toEqual({
      answer: 'met',
      facts: { unit: 'A1', destroyedByEntry: 9 },
      says: 'Unit A1 (A1) is destroyed.',
    });
    expect(truthOf('unit-destroyed', target, about(unit('A1')))).toBe('unmet');
  });

  it('is met of a whole attached unit with its last part', () => {
    const whole = { ...target, whole: true };
    expect(truthOf('unit-destroyed', target, led({ destroyed: gone({ wasAttached: true }) }))).toBe('met');
    expect(truthOf('unit-destroyed', whole, led({ destroyed: gone({ wasAttached: true }) }))).toBe('unmet');
    expect(truthOf('unit-destroyed', whole, led({}, { destroyed: gone({ wasAttached: true }) }))).toBe('unmet');
    const both = led({ destroyed: gone({ wasAttached: true }) }, { destroyed: gone() });
    expect(truthOf('unit-destroyed', whole, both)).toBe('met');
    expect(truthOf('unit-destroyed', whole, about(unit('A1', { destroyed: gone() })))).toBe('met');
    expect(truthOf('unit-destroyed', whole, NOBODY)).toBe('unknown');
  });
});

describe('unit-destroyed-this-phase', () => {
  it.each([
    ['the living', undefined, 'met'],
    ['one destroyed in this phase', gone(), 'met'],
    ['one destroyed in the phase before', gone({ at: at('1.A.kindle') }), 'unmet'],
    ['one destroyed in this phase of the other turn', gone({ at: at('1.B.march') }), 'unmet'],
    ['one destroyed before the battle', gone({ at: null }), 'unmet'],
  ])('of %s', (_, destroyed, answer) => {
    expect(truthOf('unit-destroyed-this-phase', target, about(unit('A1', destroyed ? { destroyed } : {})))).toBe(
      answer,
    );
  });

  it('says when', () => {
    expect(
      ask('unit-destroyed-this-phase', target, about(unit('A1', { destroyed: gone({ at: at('1.A.kindle') }) }))),
    ).toEqual({
      answer: 'unmet',
      facts: {
        unit: 'A1',
        destroyedAt: { round: 1, turn: 'A', step: 'kindle' },
        now: { round: 1, turn: 'A', step: 'march' },
      },
      says: 'Unit A1 (A1) was destroyed in an earlier phase.',
    });
  });
});

describe('unit-has-keywords', () => {
  it.each([
    [{ all: ['LAMP'] }, 'met'],
    [{ all: ['LAMP', 'CAPTAIN'] }, 'unmet'],
    [{ any: ['CAPTAIN', 'LAMP'] }, 'met'],
    [{ any: ['CAPTAIN', 'TIDE'] }, 'unmet'],
    [{ all: ['LAMP'], any: ['CAPTAIN'] }, 'unmet'],
    [{}, 'met'],
  ])('with %j', (words, answer) => {
    expect(truthOf('unit-has-keywords', { ...target, ...words }, about(unit('A1')))).toBe(answer);
  });

  it('counts those of the other part of an attached unit while both live', () => {
    const wanted = { ...target, all: ['LAMP', 'CAPTAIN'] };
    expect(truthOf('unit-has-keywords', wanted, led())).toBe('met');
    expect(truthOf('unit-has-keywords', wanted, led({}, { destroyed: gone() }))).toBe('unmet');
    expect(truthOf('unit-has-keywords', wanted, led({ destroyed: gone() }))).toBe('unmet');
  });

  it('says what it found', () => {
    expect(ask('unit-has-keywords', { ...target, all: ['LAMP'], any: ['TIDE', 'FOG'] }, about(unit('A1')))).toEqual({
      answer: 'unmet',
      facts: { unit: 'A1', keywords: ['LAMP'], all: ['LAMP'], any: ['TIDE', 'FOG'] },
      says: 'Unit A1 (A1) does not have LAMP and TIDE or FOG.',
    });
  });
});

describe('unit-has-status', () => {
  const wet = { ...target, status: 'drenched' };

  it('is about now, or about when it was destroyed', () => {
    expect(truthOf('unit-has-status', wet, about(unit('A1')))).toBe('unmet');
    expect(truthOf('unit-has-status', wet, about(unit('A1', { statuses: ['drenched'], destroyed: gone() })))).toBe(
      'unmet',
    );
    expect(ask('unit-has-status', wet, about(unit('A1', { statuses: ['drenched'] })))).toEqual({
      answer: 'met',
      facts: { unit: 'A1', states: ['drenched'] },
      says: 'Unit A1 (A1) is Drenched.',
    });
    expect(ask('unit-has-status', wet, about(unit('A1', { destroyed: gone({ statuses: ['drenched'] }) }))).says).toBe(
      'Unit A1 (A1) was Drenched when it was destroyed.',
    );
  });
});

describe('unit-has-wargear', () => {
  it('goes by name, whatever the spelling', () => {
    const carrier = about(unit('A1', { wargear: ['Storm-Lantern', 'Oil can'] }));
    expect(truthOf('unit-has-wargear', { ...target, all: ['storm lantern'] }, carrier)).toBe('met');
    expect(ask('unit-has-wargear', { ...target, all: ['storm lantern', 'net'] }, carrier)).toEqual({
      answer: 'unmet',
      facts: { unit: 'A1', wargear: ['Storm-Lantern', 'Oil can'], wanted: ['storm lantern', 'net'] },
      says: 'Unit A1 (A1) does not carry storm lantern and net.',
    });
  });
});

describe('unit-is-at', () => {
  it.each([
    ['battlefield', {}, 'met'],
    ['reserves', {}, 'met'],
    ['embarked', {}, 'unmet'],
    ['battlefield', { destroyed: gone() }, 'unmet'],
  ])('of one in %s %j', (location, traits, answer) => {
    expect(
      truthOf('unit-is-at', { ...target, in: ['battlefield', 'reserves'] }, about(unit('A1', { location, ...traits }))),
    ).toBe(answer);
  });
});

describe('unit-was-attached', () => {
  it.each([
    ['alone', about(unit('A1')), 'unmet'],
    ['led', led(), 'met'],
    ['whose leader is gone', led({}, { destroyed: gone() }), 'unmet'],
    ['destroyed while led', led({ destroyed: gone({ wasAttached: true }) }), 'met'],
    ['destroyed alone', led({ destroyed: gone() }), 'unmet'],
  ])('of one %s', (_, scene, answer) => {
    expect(truthOf('unit-was-attached', target, scene)).toBe(answer);
  });

  it('is about a unit, not about what leads it', () => {
    expect(truthOf('unit-was-attached', target, sceneWith({ table: tableWith() }))).toBe('unmet');
  });
});
