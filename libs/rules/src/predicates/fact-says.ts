import { figureOf, keyOf } from '../figures/evaluate.js';
import { factOfTurn, latestFact, valueIn } from '../figures/facts.js';
import { seenFrom } from '../figures/sides.js';
import type { Period } from '../pack/entry.js';
import type { Key } from '../pack/figure.js';
import { text, truth, type Predicate } from './predicate.js';

export const factSays: Predicate = {
  name: 'fact-says',
  says: 'The latest fact of a kind holds this value, in a field or in it for a side or marker.',
  code: 'fact-differs',
  args: {
    fact: { type: 'string', says: 'Id of the kind of fact.' },
    field: { type: 'string', says: 'Which field.' },
    at: { type: 'key', says: 'For which side or marker, where the field holds a value for each.', optional: true },
    is: { type: 'value', says: 'The value; own and opponent are sides seen from the player.' },
    within: {
      type: 'string',
      says: 'How far back to look; left out: the whole battle.',
      oneOf: ['activation', 'phase', 'turn', 'battle-round', 'battle'],
      optional: true,
    },
    ago: { type: 'number', says: 'How many facts before the latest; left out: the latest itself.', optional: true },
    turnsAgo: { type: 'number', says: 'In the turn so many turns before this one.', optional: true },
  },
  test(scene, args, weigh) {
    const bench = { scene, weigh };
    const kind = text(args, 'fact');
    const field = text(args, 'field');
    const ago = typeof args['ago'] === 'number' ? args['ago'] : 0;
    const within = args['within'] === undefined ? undefined : (text(args, 'within') as Period);
    const key = keyOf(bench, args['at'] as Key | undefined, (figure) => figureOf(bench, figure));
    const turnsAgo = args['turnsAgo'];
    const fact =
      typeof turnsAgo === 'number' ? factOfTurn(scene, kind, turnsAgo) : latestFact(scene, kind, ago, within);
    const meant = seenFrom(args['is'], scene.player);
    const value = valueIn(fact, field, key);
    const where = key === undefined ? field : `${field} ${key}`;
    const name = scene.pack.facts?.[kind]?.name ?? kind;
    return {
      answer: truth(Array.isArray(value) ? (value as readonly unknown[]).includes(meant) : value === meant),
      facts: { fact: kind, field, at: key ?? null, value: value ?? null, entry: fact?.number ?? null },
      says: fact ? `${name}, ${where}: ${shown(value)}.` : `${name} is not recorded.`,
    };
  },
};

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
