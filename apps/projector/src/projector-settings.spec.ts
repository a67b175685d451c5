import { readProjectorSettings } from './projector-settings.js';

const GOOD = { ADJUTANT_STORE: 'sqlite:log.db', ADJUTANT_DATABASE: 'postgres://jo:secret@db:5432/adjutant' };

const mistakesOf = (environment: Record<string, string>): readonly string[] => {
  const read = readProjectorSettings(environment, false);
  return read.ok ? [] : read.mistakes;
};

describe('the settings of the projector', () => {
  it('are in order with a log and a database', () => {
    expect(readProjectorSettings(GOOD, false)).toMatchObject({
      ok: true,
      settings: { store: 'sqlite:log.db', database: GOOD.ADJUTANT_DATABASE, healthHost: '127.0.0.1', healthPort: 3002 },
    });
  });

  it('tell all mistakes at once, and no password', () => {
    const mistakes = mistakesOf({
      ADJUTANT_STORE: 'mysql://jo:secret@db',
      ADJUTANT_DATABASE: 'postgres://jo:secret@db',
      ADJUTANT_PACKS: '/nowhere',
      ADJUTANT_HEALTH_PORT: 'x',
    });
    expect(mistakes).toHaveLength(4);
    expect(mistakes.join()).not.toContain('secret');
  });

  it.each([
    [{ ...GOOD, ADJUTANT_STORE: 'memory:' }, /^ADJUTANT_STORE is memory:, which no other process can read/],
    [{ ...GOOD, ADJUTANT_DATABASE: '' }, /^ADJUTANT_DATABASE is not set: the projector keeps lists in PostgreSQL/],
    [{ ...GOOD, ADJUTANT_DATABASE: 'postgres://db/x' }, /^ADJUTANT_DATABASE names no user/],
    [{ ...GOOD, ADJUTANT_PACKS: '/nowhere' }, /^ADJUTANT_PACKS is \/nowhere, which is not a folder/],
  ])('%j', (environment, sentence) => {
    expect(mistakesOf(environment)).toEqual([expect.stringMatching(sentence)]);
  });
});
