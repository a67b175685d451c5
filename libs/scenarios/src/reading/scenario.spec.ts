import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readScenario } from './scenario.js';

const PACKS = join(import.meta.dirname, '..', '..', '..', 'packs');

function problems(text: string): string[] {
  const read = readScenario(text);
  return read.ok ? [] : read.problems.map(({ line, message }) => `${line}: ${message}`);
}

const SCENE = 'scenario: A title\npack: demo\nstart: { at: R1.A.Shooting }\n';

describe('reading a scenario', () => {
  it('gives what the file says', () => {
    const read = readScenario(`${SCENE}steps:\n  - { by: A, uses: Grenade, on: A1, then: refused }\n`);
    expect(read).toMatchObject({ ok: true, scenario: { scenario: 'A title', steps: [{ on: 'A1' }] } });
  });

  it.each([
    [
      'a member that is not known',
      `${SCENE}unitz: {}\nsteps: [{ finish: time }]`,
      ['4: "unitz" is not known here; did you mean "units"?'],
    ],
    [
      'a member of a step',
      `${SCENE}steps:\n  - uses: x\n    byy: A`,
      ['6: step 1: "byy" is not known here; did you mean "by"?'],
    ],
    [
      'a wrong word',
      `${SCENE}steps:\n  - uses: x\n    then: fine`,
      ['6: step 1, then: "fine" is none of accepted, recorded, refused, rejected, already, reroll.'],
    ],
    [
      'a wrong type',
      `${SCENE}steps:\n  - uses: x\n    cp: { A: two }`,
      ['6: step 1, cp, A: it must be a whole number, but it is "two".'],
    ],
    [
      'a step that does nothing',
      `${SCENE}steps:\n  - say: nothing`,
      [expect.stringMatching(/^5: step 1: it says nothing that can be done\. One of: chooses, starts/)],
    ],
    [
      'a step that does two things',
      `${SCENE}steps:\n  - uses: x\n    advance: next`,
      ['5: step 1: it does several things (uses and advance): make a step of each.'],
    ],
    [
      'a place that is none',
      'scenario: x\npack: demo\nstart:\n  at: R1\nsteps: [{ finish: time }]',
      [expect.stringMatching(/^4: start, at: "R1" is not written as it should be/)],
    ],
    ['a member that is missing', 'scenario: x\nsteps: [{ finish: time }]', ['1: pack is missing.']],
    ['no steps', SCENE, ['1: one of these is needed: steps, cases.']],
    ['steps that are no list', `${SCENE}steps: none`, ['4: steps: it must be a list, but it is "none".']],
    ['an empty file', '', ['1: it must be an object, but it is empty.']],
    ['broken YAML', 'scenario: [x\npack: y', [expect.stringMatching(/^2: This is not valid YAML: /)]],
    [
      'a member twice',
      `${SCENE}pack: other\n`,
      [expect.stringMatching(/^4: This is not valid YAML: map keys must be unique/)],
    ],
    [
      'mistakes behind an anchor',
      `${SCENE}steps:\n  - &one { uses: x, byy: A }\n  - *one`,
      [expect.stringMatching(/^5: step 1: "byy"/), expect.stringMatching(/step 2: "byy"/)],
    ],
  ])('names the line of %s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('tells every mistake at once, in the order of lines', () => {
    const lines = problems('scenario: ""\npack: a b\nsteps:\n  - { uses: x, by: C }\n  - { finish: never }').map(
      (one) => Number(one.split(':')[0]),
    );
    expect(lines).toEqual([1, 2, 4, 5]);
  });

  it('refuses a document that blows itself up', () => {
    const bomb = [
      'a: &a [x,x,x,x,x,x,x,x,x,x]',
      ...'bcdefgh'
        .split('')
        .map((name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[index]}`).join()}]`),
    ];
    expect(problems(bomb.join('\n'))).toEqual([
      expect.stringMatching(/^1: This is not valid YAML: excessive alias count/),
    ]);
  });

  it('fits every scenario of the packs', () => {
    const files = readdirSync(PACKS, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /scenarios\/.*\.yaml$/.test(file),
    );
    const wrong = files.flatMap((file) =>
      problems(readFileSync(join(PACKS, file), 'utf8')).map((one) => `${file}:${one}`),
    );
    expect(wrong).toEqual([]);
  });
});
