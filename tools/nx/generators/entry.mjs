// An entry of a pack: a file in a layer that no published release is made of, a release that takes it in, and a scenario.
import { named, oneOf } from './names.mjs';
import { next, tidy, write } from './written.mjs';

const KINDS = ['stratagem', 'ability', 'enhancement', 'order', 'mission', 'objective'];

export default async function entry(tree, options) {
  const packs = tree.children('libs/packs').filter((one) => tree.exists(`libs/packs/${one}/pack.json`));
  const pack = oneOf(options, 'pack', packs);
  const folder = `libs/packs/${pack}`;
  const read = (path) =>
    tree.exists(`${folder}/${path}`) ? JSON.parse(tree.read(`${folder}/${path}`, 'utf8')) : undefined;
  const asked = {
    pack,
    folder,
    layer: named(options, 'layer', 'slug'),
    release: named(options, 'release', 'slug'),
    date: named(options, 'date', 'date'),
    id: named(options, 'id', 'entry'),
    kind: oneOf({ kind: 'stratagem', ...options }, 'kind', KINDS),
    phase: phaseOf(read('pack.json'), options),
    document: oneOf(options, 'document', Object.keys(read('pack.json').documents)),
    section: named(options, 'section', 'text'),
  };
  const releases = read('releases.json');
  const published = read('releases.lock') ?? {};
  assertUnpublished(asked, releases, published);
  takenIn(tree, asked, releases);
  entryFile(tree, asked);
  scenario(tree, asked);
  await tidy(tree);
  return next(
    `${asked.id} stands in the layer ${asked.layer} of ${pack}. What is left is red:`,
    `  npm run --silent adjutant -- play ${folder}/scenarios/${asked.id.replace('/', '-')}.yaml`,
    'How to go on: docs/how-to/add-an-entry.md, from its second step.',
  );
}

/** A stratagem is used in a phase; where it says none, in the first that the pack has. */
function phaseOf({ sequence }, options) {
  const known = sequence.turn.map(({ id }) => id);
  return oneOf({ phase: known[0], ...options }, 'phase', known);
}

function assertUnpublished({ pack, layer, release }, releases, published) {
  if (published[release])
    throw new Error(`Release ${release} of ${pack} is published and never changes: name a new one.`);
  const holds = releases.find((one) => published[one.release] && one.layers.includes(layer));
  if (holds)
    throw new Error(
      `The layer ${layer} belongs to release ${holds.release} of ${pack}, which is published: put the entry into a new layer.`,
    );
}

function takenIn(tree, { folder, layer, release, date, document, section }, releases) {
  const known = releases.find((one) => one.release === release);
  const newest = releases
    .filter(({ variant }) => !variant)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .at(-1);
  const next = {
    release,
    date,
    layers: [...newest.layers, layer],
    summary: 'Write in a sentence what this release changes.',
  };
  const layers = known ? [...new Set([...known.layers, layer])] : [];
  const all = known ? releases.map((one) => (one === known ? { ...known, layers } : one)) : [...releases, next];
  tree.write(`${folder}/releases.json`, JSON.stringify(all));
  const about = `${folder}/layers/${layer}/layer.json`;
  if (tree.exists(about)) return;
  const $schema = '../../../schema/layer.schema.json';
  const source = { document, section };
  write(
    tree,
    about,
    JSON.stringify({ $schema, kind: 'errata', title: 'Write what this layer is called', date, source }),
  );
}

function entryFile(tree, { folder, layer, id, kind, phase, document, section }) {
  const [owner, slug] = id.split('/');
  const name = slug
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
  const stratagem = {
    costs: { cp: 1 },
    timing: { phases: [{ phase, turn: 'own' }] },
    roles: { target: { is: 'own-unit', says: 'write which unit' } },
    conditions: { all: [{ record: 'unit-has-keywords', unit: 'target', all: ['WRITE WHICH'] }] },
  };
  write(
    tree,
    `${folder}/layers/${layer}/entries/${owner}__${slug}.json`,
    JSON.stringify({
      $schema: '../../../../schema/entry.schema.json',
      ...{ id, name, kind, owner },
      ...(kind === 'stratagem' ? stratagem : {}),
      summary: 'Write in at most 25 words of your own what it does.',
      source: { document, section },
    }),
  );
}

function scenario(tree, { folder, pack, id, phase }) {
  const name = id.replace('/', '-');
  write(
    tree,
    `${folder}/scenarios/${name}.yaml`,
    `# yaml-language-server: $schema=../../schema/scenario.schema.json
scenario: Write what is shown of ${id}
pack: ${pack}
covers: [${id}]
armies: { A: core-only, B: core-only }
units:
  A1: { name: Write which unit, keywords: [WRITE ITS OWN] }
start: { at: R1.A.${phase}, first: A, cp: { A: 1, B: 0 } }
steps:
  - { by: A, uses: ${id}, on: A1, then: accepted, cp: { A: 0 } }
`,
  );
}
