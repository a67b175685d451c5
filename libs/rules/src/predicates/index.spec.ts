import { readdirSync } from 'node:fs';
import { isPredicate, predicateNamed, PREDICATES } from './index.js';

const names = PREDICATES.map((predicate) => predicate.name);

describe('the predicates', () => {
  it('are one file each, named alike, all of them listed', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !file.endsWith('.spec.ts') && !['index.ts', 'predicate.ts'].includes(file))
      .map((file) => file.replace('.ts', ''));
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  it('have names and codes that can stand in a pack', () => {
    const odd = PREDICATES.flatMap(({ name, code }) => [name, code]).filter((word) => !/^[a-z]+(-[a-z]+)*$/.test(word));
    expect(odd).toEqual([]);
  });

  it('do not take the words of a condition for their arguments', () => {
    const taken = PREDICATES.filter(({ args }) =>
      ['record', 'attest', 'not', 'code', 'source'].some((word) => word in args),
    );
    expect(taken).toEqual([]);
  });

  it('say what they ask, in a sentence', () => {
    const dumb = PREDICATES.filter(({ says, args }) =>
      [says, ...Object.values(args).map((one) => one.says)].some((one) => !one.endsWith('.')),
    );
    expect(dumb.map((one) => one.name)).toEqual([]);
  });

  it('are found by name, and by no other', () => {
    expect(names.map((name) => predicateNamed(name).name)).toEqual(names);
    expect([isPredicate('unit-acted'), isPredicate('unit-dances')]).toEqual([true, false]);
    expect(() => predicateNamed('unit-dances')).toThrow('unknown predicate: unit-dances');
  });
});
