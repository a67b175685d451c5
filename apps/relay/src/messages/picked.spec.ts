import { join } from 'node:path';
import { ABSENT, foldMatch, type MatchCommand, type MatchState } from '@adjutant/match';
import type { Pack } from '@adjutant/rules';
import { readShelf } from '@adjutant/store';
import { StorelessMatch } from '@adjutant/testing/given';
import type { Scope } from './field.js';
import { storedAs } from './testing/golden.js';
import { matchMessages } from './translate.js';
import { FIGURES, vocabularyOf } from './vocabulary.js';

const SHELF = readShelf(join(import.meta.dirname, '..', '..', '..', '..', 'libs', 'packs'));
const words = vocabularyOf(SHELF.find('wh40k-11e') as Pack);
const SCOPE: Scope = { of: 'm-1', says: (word) => FIGURES.has(word) || words.has(word) };

const chosen = (player: 'A' | 'B', choice: string, option: string, ...cards: readonly string[]): MatchCommand => ({
  type: 'Choose',
  data: {
    ...{ player, choice, option },
    roles: Object.fromEntries(cards.map((card, index) => [`card-${index + 1}`, `secondary/${card}`])),
  },
});
const OPENS: MatchCommand = {
  type: 'OpenMatch',
  data: {
    ...{ title: 'Table 4', pack: { id: 'wh40k-11e' }, depth: 'score' },
    seats: { A: { player: 'ann' }, B: { player: 'bob' } },
  },
};

/** What is sent of a match in which A has picked two cards, as far as it has gone. */
function sentOf(cards: readonly string[], ...then: readonly MatchCommand[]): string {
  const desk = new StorelessMatch(SHELF);
  const picks = chosen('A', 'secondary-mode', 'secondary-mode/fixed', ...cards);
  expect(desk.take(OPENS, picks, ...then)).toBe('recorded');
  let before: MatchState = ABSENT;
  const messages = desk.events.flatMap((event, revision) => {
    const after = foldMatch(SHELF, [event], before);
    const sent = matchMessages(storedAs('match-m-1', revision, event), SCOPE, { before, after });
    before = after;
    return sent;
  });
  return JSON.stringify(messages);
}

const ONE = ['assassination', 'bring-it-down'];
const OTHER = ['a-grievous-blow', 'engage-on-all-fronts'];

test('what is published of a match tells no card that was picked in secret before both have picked, and then tells each', () => {
  const sealed = sentOf(ONE);
  expect(sealed).not.toMatch(/assassination|bring-it-down|secondary-mode\/fixed/);
  expect(sealed).toBe(sentOf(OTHER));
  const tactical = chosen('B', 'secondary-mode', 'secondary-mode/tactical');
  for (const cards of [ONE, OTHER]) for (const card of cards) expect(sentOf(cards, tactical)).toContain(card);
});
