// Puts what was compiled, file by file, into a few: `dist/` of the workspace, from which the main files of the apps start.
// One build for all of them, so that what they share is there once, and two copies of a class never meet in a process.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { firstStart } from './first-start.mjs';
import { assertOneByteEach } from './one-byte-each.mjs';
import { ownMaps } from './own-maps.mjs';
import { threadIn, whereItWas } from './where-it-was.mjs';

const root = join(import.meta.dirname, '..', '..');
const out = join(root, 'dist');
const APPS = ['api', 'cli', 'relay', 'projector'];

/** Native code, fonts and the page of the API stay files of their packages; so do big clients that few installations load. */
const OUTSIDE = [
  /^better-sqlite3/,
  /^@node-rs\//,
  /^pdfkit/,
  /^fontkit/,
  /^dejavu-fonts-ttf/,
  /^swagger-ui-dist/,
  /^@eventstore\//,
  /^kafkajs/,
  /^pg(-native)?$/,
  // What the framework asks for where it is there; it is not.
  /^@nestjs\/(microservices|websockets|platform-express)/,
  /^@fastify\/(multipart|view)$/,
  /^class-transformer\/storage/,
];

/** Packages whose other form a bundler cannot follow into its parts, or leave any out of. */
const FORMS = {
  'jsonc-parser': join(root, 'node_modules/jsonc-parser/lib/esm/main.js'),
  'class-validator': join(root, 'node_modules/class-validator/esm2015/index.js'),
  'reflect-metadata$': join(import.meta.dirname, 'reflect-first.mjs'),
  'libphonenumber-js/max': join(root, 'tools/setup/no-phone-numbers.mjs'),
};

/** What would make a file too long is taken out of it; what the later one rests on, the earlier one does not have. */
const PARTS = [
  { name: 'nestjs', test: /[/\\](?:node_modules[/\\](?:@nestjs|reflect-metadata)[/\\]|reflect-first\.mjs$)/ },
  { name: 'fastify', test: /[/\\]node_modules[/\\]fastify[/\\]/ },
].map((part, priority) => ({
  ...part,
  // Whoever did not load it before does not load it now.
  entriesAware: true,
  priority,
}));

/** What a checked pack rests on besides its files: everything of ours, and the packages. */
function engine() {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...globSync('libs/*/dist/**/*.js', { cwd: root }).sort()];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const BROKEN = new Set(['UNRESOLVED_IMPORT', 'IMPORT_IS_UNDEFINED', 'MISSING_EXPORT']);

/** What would fail in front of somebody fails here. */
function tell(level, log, usual) {
  if (BROKEN.has(log.code)) throw new Error(`${log.code}: ${log.message}`);
  usual(level, log);
}

/**
 * A file that begins something as soon as it is loaded, a process or a thread, is loaded for that alone. A bundler may put a part of
 * a library into it: whoever wants that part would begin the thing as well.
 */
function assertBegunByNobodyElse(output) {
  const threads = output.map(({ facadeModuleId }) => threadIn(facadeModuleId)).filter((file) => file !== undefined);
  const begins = ({ moduleIds = [] }) =>
    moduleIds.some((id) => threads.includes(id) || /\/dist\/process\.js$/.test(id));
  const beginning = new Set(output.filter(begins).map(({ fileName }) => fileName));
  for (const { fileName, imports = [] } of output)
    for (const name of imports)
      if (beginning.has(name)) throw new Error(`${fileName} would begin what ${name} begins: export that part apart`);
}

rmSync(out, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: root,
  input: Object.fromEntries(APPS.map((app) => [app, join(root, 'apps', app, 'dist', 'process.js')])),
  platform: 'node',
  external: OUTSIDE,
  resolve: { alias: FORMS },
  // Libraries do nothing by being loaded, so that nobody loads what nobody uses.
  treeshake: { moduleSideEffects: [{ test: /\/libs\/[^/]+\/dist\//, sideEffects: false }] },
  transform: { define: { ADJUTANT_ENGINE: JSON.stringify(engine()) } },
  plugins: [ownMaps(root), whereItWas(root, out)],
  onLog: tell,
});
const { output } = await bundle.write({
  dir: out,
  format: 'esm',
  keepNames: true,
  charset: 'ascii',
  codeSplitting: { groups: PARTS },
  // Nobody reads others here: an error tells the line that somebody wrote.
  comments: { legal: true, annotation: false, jsdoc: false },
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
assertBegunByNobodyElse(output);
assertOneByteEach(output);
// Written last: whoever starts an app looks for it.
writeFileSync(join(out, 'made'), '');
await firstStart(root);
