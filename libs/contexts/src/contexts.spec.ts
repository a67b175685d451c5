import { CONTEXTS, EVENT_SCHEMAS } from './index.js';

describe('every context', () => {
  it('has a name, streams, commands and events of its own', () => {
    const all = (of: (context: (typeof CONTEXTS)[number]) => readonly string[]): readonly string[] =>
      CONTEXTS.flatMap(of);
    for (const named of [
      all(({ name }) => [name]),
      all(({ stream }) => [stream.of('x')]),
      all(({ commands }) => Object.keys(commands)),
      all(({ events }) => Object.keys(events)),
    ])
      expect(new Set(named).size).toBe(named.length);
  });

  it.each(CONTEXTS)('$name knows its streams again, and no others', ({ stream }) => {
    expect(stream.idIn(stream.of('Anna B/é'))).toBe('Anna B/é');
    expect(CONTEXTS.filter((other) => other.stream.idIn(stream.of('x')) !== undefined)).toHaveLength(1);
  });

  it('is written today in the versions that its records have had for ever, but for these', () => {
    const types = CONTEXTS.flatMap(({ events }) => Object.keys(events));
    expect(types.filter((type) => EVENT_SCHEMAS.currentVersion(type) !== 1)).toEqual(['MatchOpened']);
  });
});
