// A list with one row for each match: its rows and their table, who tells them from the log, and the question that reads them.
import { camel, named, pascal } from './names.mjs';
import { addImport, addItem, addMember, replaceOnce } from './tables.mjs';
import { next, tidy, write } from './written.mjs';

const LISTS = 'libs/lists/src';

export default async function projection(tree, options) {
  const name = named(options, 'name', 'word');
  if (!name.endsWith('s')) throw new Error(`--name ${JSON.stringify(name)} must be several, such as slow-games.`);
  const asked = {
    name,
    list: camel(name),
    table: name.replaceAll('-', '_'),
    type: pascal(name),
    folder: `${LISTS}/${name}`,
  };
  files(tree, asked);
  tables(tree, asked);
  kept(tree, asked);
  await tidy(tree);
  return next(
    `The list ${name} is kept. What is left is red:`,
    `  npm test -- --selectProjects lists --testPathPatterns ${name}`,
    'How to go on: docs/how-to/add-a-projection.md, from its second step.',
  );
}

/** Its table, in every version that is made from now on. */
function tables(tree, { table }) {
  const schema = `${LISTS}/schema.ts`;
  const row = ['id: string', 'place: number', 'revision: number', 'summary: string'];
  addMember(tree, schema, 'ListSchema', `readonly ${table}: { ${row.map((one) => `readonly ${one};`).join(' ')} };`);
  addItem(tree, schema, 'OF_A_VERSION', `'${table}'`);
  addItem(tree, schema, 'OF_MATCHES', `'${table}'`);
  const format = /LISTS_FORMAT = (\d+)/;
  const now = Number(format.exec(tree.read(schema, 'utf8'))?.[1]);
  replaceOnce(tree, schema, format, `LISTS_FORMAT = ${now + 1}`);
  replaceOnce(
    tree,
    `${LISTS}/tables-of-version.ts`,
    /( {2}await fullTextOf\(engine, names\)\.create)/,
    `  await table(names.${table})
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('place', 'bigint', (column) => column.notNull().unique())
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
$1`,
  );
}

/** Among those that are kept, and asked. */
function kept(tree, { name, list, type }) {
  const rows = `${LISTS}/rows.ts`;
  addImport(tree, rows, `import { ${type}Rows } from './${name}/${name}-rows.js';`);
  addImport(tree, rows, `import { ${list}Teller } from './${name}/${name}-teller.js';`);
  addMember(tree, rows, 'Rows', `readonly ${list}: ${type}Rows;`);
  replaceOnce(tree, rows, /(matches: new MatchRows\([^)]*\),)/, `$1 ${list}: new ${type}Rows(kysely, names),`);
  replaceOnce(tree, rows, /(matchTeller\(rows\.matches, [^)]*\),)/, `$1 ${list}Teller(rows.${list}, store, shelf),`);
  const lists = `${LISTS}/lists.ts`;
  addImport(tree, lists, `import type { ${type}Row } from './${name}/${name}-rows.js';`);
  replaceOnce(
    tree,
    lists,
    /( {2}\/\*\* Undefined where nobody has begun)/,
    `  /** Newest first. */
  ${list}(limit: number): Promise<readonly ${type}Row['summary'][]> {
    return this.#read(({ ${list} }) => ${list}.newest(limit), []);
  }

$1`,
  );
}

function files(tree, asked) {
  const { folder, name } = asked;
  write(tree, `${folder}/${name}-rows.ts`, rowsFile(asked));
  write(tree, `${folder}/${name}-teller.ts`, tellerFile(asked));
  write(tree, `${folder}/${name}.spec.ts`, redTests(asked));
}

function rowsFile({ table, type }) {
  return `import type { Kysely } from 'kysely';
import { revisionsIn } from '../revisions.js';
import type { ListSchema, Names } from '../schema.js';
import { inParts } from '../writing.js';

/** What is listed of a match, and up to which of its events that is true. */
export interface ${type}Row {
  readonly id: string;
  readonly place: number;
  readonly revision: number;
  readonly summary: { readonly match: string };
}

export class ${type}Rows {
  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
  ) {}

  /** Up to which event the rows of matches are true; those that have none are left out. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return revisionsIn(this.kysely, this.names.${table}, ids);
  }

  async write(within: Kysely<ListSchema>, rows: readonly ${type}Row[]): Promise<void> {
    for (const part of inParts(rows)) {
      await within
        .insertInto(this.names.${table})
        .values(part.map((row) => ({ ...row, summary: JSON.stringify(row.summary) })))
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet(({ ref }) => ({ revision: ref('excluded.revision'), summary: ref('excluded.summary') })),
        )
        .execute();
    }
  }

  async newest(limit: number): Promise<readonly ${type}Row['summary'][]> {
    const rows = this.kysely.selectFrom(this.names.${table}).select('summary').orderBy('place', 'desc').limit(limit);
    return (await rows.execute()).map(({ summary }) => JSON.parse(summary) as ${type}Row['summary']);
  }
}
`;
}

function tellerFile({ name, list, type }) {
  return `import { foldMatch, matchStream, type MatchEvent, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import { matchOf } from '../matches/match-folds.js';
import { unheard, type Teller } from '../teller.js';
import type { ${type}Row, ${type}Rows } from './${name}-rows.js';

/** One row for each match, told from its whole record whenever that goes on. */
export function ${list}Teller(rows: ${type}Rows, store: EventStore, shelf: Shelf): Teller {
  return {
    keyOf: matchOf,
    tell: async (groups, pause) => {
      const fresh: ${type}Row[] = [];
      for (const { key, place } of unheard(groups, await rows.revisionsOf(groups.map(({ key }) => key)))) {
        await pause();
        const facts = await store.readBare(matchStream(key));
        const state = foldMatch(
          shelf,
          facts.map(({ event }) => event as MatchEvent),
        );
        fresh.push({ id: key, place, revision: facts.length - 1, summary: summaryOf(key, state) });
      }
      return { rows: fresh.length, write: (within) => rows.write(within, fresh), written: () => undefined };
    },
    forget: () => undefined,
  };
}

function summaryOf(match: string, state: MatchState): ${type}Row['summary'] {
  throw new Error(\`Write what the row of \${match}, which is \${state.status}, says in the list ${name}.\`);
}
`;
}

function redTests({ name, list }) {
  return `import { begun, SHELF } from '@adjutant/testing/given';
import { openMemoryStore } from '@adjutant/store';
import { append } from '../contract/logs.js';
import { Follower, openLists, partitionsFor } from '../index.js';

describe('the list ${name}', () => {
  it('has a row for a match', async () => {
    const store = openMemoryStore();
    await append(store, { stream: 'match-m', events: begun() });
    const lists = await openLists('memory:');
    await lists.versions.currentOrNew(partitionsFor(lists));
    const follower = new Follower(lists.tables, store, SHELF);
    await follower.catchUp(() => false);
    expect(follower.stuck?.reason).toBeUndefined();
    expect(await lists.${list}(10)).toEqual([{ match: 'm', says: 'write what it says of this match' }]);
    await lists.close();
  });
});
`;
}
