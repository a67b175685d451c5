import { readdirSync } from 'node:fs';
import { ARMY_CHECKS, armyCheckNamed } from './index.js';

const names = ARMY_CHECKS.map((check) => check.name);

describe('the army checks', () => {
  it('are one file each, named alike, all of them listed', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((file) => !file.endsWith('.spec.ts') && !['index.ts', 'check.ts'].includes(file))
      .map((file) => file.replace('.ts', ''));
    expect(names.toSorted()).toEqual(files.toSorted());
  });

  it('do not take the word of the check for an argument', () => {
    expect(ARMY_CHECKS.filter(({ args }) => 'check' in args)).toEqual([]);
  });

  it('say what they ask, in a sentence', () => {
    const dumb = ARMY_CHECKS.filter(({ says, args }) =>
      [says, ...Object.values(args).map((one) => one.says)].some((one) => !one.endsWith('.')),
    );
    expect(dumb.map((one) => one.name)).toEqual([]);
  });

  it('are found by name, and by no other', () => {
    expect(names.map((name) => armyCheckNamed(name).name)).toEqual(names);
    expect(() => armyCheckNamed('army-dances')).toThrow('unknown army check: army-dances');
  });
});
