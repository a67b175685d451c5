import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const source = { document: 'book', section: 'One' };
const head = {
  id: 'tiny',
  name: 'Tiny',
  stage: 'playtest',
  documents: { book: { title: 'The book' } },
  sequence: { rounds: 1, advancedBy: 'anyone', turn: [{ id: 'go', name: 'Go' }] },
  economy: {
    start: { coin: 0 },
    income: [],
    unnamedZeroCost: { reduceBy: null, source },
    liftsOnlyNamed: { value: false, source },
  },
  score: { categories: [], source },
  statuses: [],
  actions: [],
};
const trick = (slug: string, conditions: object) => ({
  id: `core/${slug}`,
  name: slug,
  kind: 'trick',
  owner: 'core',
  costs: { coin: 1 },
  roles: { target: { is: 'own-unit', says: 'who does it' } },
  conditions,
  summary: 'Something happens.',
  source,
});
const record = { record: 'unit-destroyed', unit: 'target' };

const TINY: { readonly [path: string]: unknown } = {
  'pack.json': head,
  'releases.json': [
    { release: 'one', date: '2001-01-01', layers: ['base'], summary: 'All of it.' },
    { release: 'other', date: '2001-01-01', layers: ['base', 'house'], variant: true, summary: 'At home.' },
  ],
  'layers/base/layer.json': { kind: 'edition', title: 'Base', date: '2001-01-01', source },
  'layers/base/questions.json': [
    { id: 'is-it-so', asks: 'Is it so?', presumed: 'yes' },
    { id: 'is-it-not', asks: 'Is it not?', presumed: 'yes' },
    { id: 'is-it-home', asks: 'Is it home?', presumed: 'yes' },
  ],
  'layers/base/entries/core__jump.json': trick('jump', { all: [{ attest: 'is-it-so' }, { not: record }] }),
  'layers/base/entries/core__sing.json': trick('sing', { any: [record, { attest: 'is-it-so' }] }),
  'layers/house/layer.json': { kind: 'event', title: 'House', date: '2001-01-01', source },
  'layers/house/entries/core__stay.json': trick('stay', { attest: 'is-it-home' }),
  'scenarios/jump.yaml': 'scenario: Jump\npack: tiny\ncovers: [core/jump, core/stay]\n',
  'scenarios/more/old.yaml': 'scenario: Old\npack: tiny\ncovers: [core/gone]\n---\nscenario: Loose\npack: tiny\n',
  'README.md': 'Not part of it.',
};

/** A pack folder on the disk, of an invented game; `undefined` leaves a file out. Whoever makes it takes it away. */
export function tinyPack(changes: { readonly [path: string]: unknown } = {}): {
  readonly packs: string;
  readonly remove: () => void;
} {
  const packs = mkdtempSync(join(tmpdir(), 'adjutant-packs-'));
  for (const [path, value] of Object.entries({ ...TINY, ...changes })) {
    if (value === undefined) continue;
    const file = join(packs, 'tiny', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  }
  return { packs, remove: () => rmSync(packs, { recursive: true, force: true }) };
}

export const TINY_HEAD = head;
