import { filesBelow, textOf } from './lint.js';

// One word means one thing: these meant several once. What stands here is the one place where each is exported now; a word
// without a place has been given up, for each of its meanings has a name of its own.
const WATCHED: { readonly [word: string]: readonly string[] } = {
  Asked: [],
  Carrier: [],
  Fact: [],
  Keeper: ['libs/lists/src/keeping/keeper.ts'],
  Place: [],
  Telling: ['libs/replay/src/telling.ts'],
  Told: [],
  inTurn: [],
  told: [],
};

const SOURCES = ['apps', 'libs', 'tools'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));

function exporting(word: string, text: string): boolean {
  return new RegExp(
    `^export (?:declare |abstract |async )*(?:interface|type|class|const|function) ${word}\\b`,
    'm',
  ).test(text);
}

describe('a word that is exported', () => {
  it.each(Object.entries(WATCHED))('%s means one thing', (word, places) => {
    expect(SOURCES.filter((file) => exporting(word, textOf(file)))).toEqual(places);
  });

  it.each(['export interface Place {', 'export type Place =', 'export const Place =', 'export abstract class Place {'])(
    'is seen in %j',
    (line) => expect(exporting('Place', `// what it is\n${line}`)).toBe(true),
  );

  it('is not seen in part of another', () => expect(exporting('Place', 'export type Placed = 1')).toBe(false));
});

describe('the list of words', () => {
  const parts = textOf('docs/words.md').split(/^## /m).slice(1);
  const wordsIn = (part: string): readonly string[] =>
    part
      .split('\n')
      .filter((line) => /^\| (?!Word |---)/.test(line))
      .map((line) => line.split('|')[1]?.trim() ?? '');

  it.each(parts.map((part) => [part.split('\n')[0], wordsIn(part)]))('%s has each of them once', (_, words) =>
    expect((words as readonly string[]).filter((word, at) => words.indexOf(word) !== at)).toEqual([]),
  );

  it('is looked at', () => expect(parts.flatMap(wordsIn).length).toBeGreaterThan(100));
});
