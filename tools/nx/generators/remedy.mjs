// A kind of remedy: what it looks like, who carries it out, and how it is told and asked for on the page.
import { named, pascal } from './names.mjs';
import { addCase, addImport, addItem, addRow, replaceOnce } from './tables.mjs';
import { next, tidy, write } from './written.mjs';

const MATCH = 'libs/match/src';
const PAGE = 'apps/web/src/dispute/ruling';

export default async function remedy(tree, options) {
  const asked = { kind: named(options, 'kind', 'oneWord'), says: named(options, 'says', 'sentence') };
  told(tree, asked);
  described(tree, asked);
  carriedOut(tree, asked);
  onThePage(tree, asked);
  await tidy(tree);
  return next(
    `A ruling may hold the remedy ${asked.kind}. What is left is red:`,
    `  npm test -- --selectProjects match --testPathPatterns rulings/${asked.kind}`,
    'How to go on: docs/how-to/add-a-remedy.md, from its second step.',
  );
}

function described(tree, { kind, says }) {
  const file = `${MATCH}/messages/remedy.ts`;
  const shape = `is.object({ kind: is.exactly('${kind}'), entry: entry() }, { says: '${says}.' })`;
  addItem(tree, file, 'kinds', shape);
  replaceOnce(tree, file, /\] = kinds;/, `, ${kind}] = kinds;`);
  replaceOnce(tree, file, /(is\.byMember\(\s*'kind',\s*\[[^\]]*)\]/, `$1, ${kind}]`);
}

function carriedOut(tree, { kind }) {
  const [file, decide] = [`${MATCH}/rulings/remedies.ts`, `${kind}Ruled`];
  write(
    tree,
    `${MATCH}/rulings/${kind}.ts`,
    `import type { Context, MatchDecision } from '../commands/context.js';
import type { OpenedState } from '../state/state.js';
import type { RemedyOf } from './remedy.js';

export function ${decide}(
  { entry }: RemedyOf<'${kind}'>,
  state: OpenedState,
  context: Context,
  because: string,
): MatchDecision {
  const on = JSON.stringify({ entry, because, status: state.status, now: context.occasion.now });
  throw new Error(\`Write what ${kind} comes to on \${on}: events, or why it cannot be.\`);
}
`,
  );
  addImport(tree, file, `import { ${decide} } from './${kind}.js';`);
  addCase(tree, file, 'decideRemedy', `case '${kind}': return ${decide}(remedy, state, context, because);`);
  write(tree, `${MATCH}/rulings/${kind}.spec.ts`, redTests(kind));
}

function told(tree, { kind, says }) {
  const text = `${kind}: ({ entry }, names) => \`${says}: entry \${entryText(entry, names)}.\``;
  addRow(tree, 'libs/lists/src/precedents/remedy-text.ts', 'TEXTS', kind, text);
}

function onThePage(tree, { kind, says }) {
  addItem(tree, `${PAGE}/remedies.ts`, 'REMEDY_KINDS', `'${kind}'`);
  addRow(tree, `${PAGE}/remedies.ts`, 'REMEDY_WORDS', kind, `${kind}: '${says}'`);
  addCase(
    tree,
    `${PAGE}/remedies.ts`,
    'readDraft',
    `case '${kind}': {
      const entry = numberIn(draft.entries, ground.last);
      return entry === null ? missing('Name the entry.') : { remedy: { kind: '${kind}', entry } };
    }`,
  );
  const field = `<EntryInput label="${pascal(kind)}: entry" value={props.draft.entries} {...entryOf(props)} />`;
  addCase(tree, `${PAGE}/remedy-fields.tsx`, 'RemedyFields', `case '${kind}': return ${field};`);
}

function redTests(kind) {
  return `import { advances, after, amid, reverses, ruledOn, stateOf, SYSTEM, uses } from '@adjutant/testing/given';
import { essenceOf, type Remedy } from '../index.js';

const ${kind}: Remedy = { kind: '${kind}', entry: 4 };
const played = after(amid(3), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);

describe('the remedy ${kind}', () => {
  it('comes to events behind the ruling', () => {
    const events = ruledOn(played, [${kind}]);
    expect(events.slice(played.length + 1).map(({ type }) => type)).toEqual(['write which']);
  });

  it('is taken back whole', () => {
    const reversed = after(ruledOn(played, [${kind}]), [reverses(played.length)], SYSTEM);
    expect(essenceOf(stateOf(reversed))).toEqual(essenceOf(stateOf(played)));
  });
});
`;
}
