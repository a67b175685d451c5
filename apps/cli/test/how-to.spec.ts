import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKS, workspace, type Ran } from './cli.js';

const PAGE = join(PACKS, '..', '..', 'docs', 'how-to', 'add-a-game-system.md');
const ADJUTANT = 'npm run --silent adjutant -- ';

/** A block of the page between fences: what it is, which file the line before it names, and what stands in it. */
interface Block {
  readonly sort: string;
  readonly file: string | undefined;
  readonly text: string;
  readonly line: number;
}

function blocksOf(page: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = page.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const sort = /^```(\w+)$/.exec(lines[index] ?? '')?.[1];
    if (sort === undefined) continue;
    const end = lines.indexOf('```', index + 1);
    const before = lines.slice(0, index).findLast((line) => line.trim() !== '') ?? '';
    const file = /`(libs\/packs\/[^`]+)`:$/.exec(before)?.[1];
    blocks.push({ sort, file, text: lines.slice(index + 1, end).join('\n'), line: index + 1 });
    index = end;
  }
  return blocks;
}

const at = workspace();
const root = at.folder;
const inRoot = (path: string): string => join(root, path);

/** What the commands of the last block said, and how the last one ended. */
let said = '';
let last: Ran | undefined;

/** The commands of the page that are not ours are few, so they are done here as a shell would do them. */
async function run(line: string): Promise<void> {
  const copy = /^cp -r (\S+) (\S+)$/.exec(line);
  if (copy?.[1] && copy[2]) return cpSync(inRoot(copy[1]), inRoot(copy[2]), { recursive: true });
  if (!line.startsWith(ADJUTANT)) throw new Error(`the page says "${line}", which nobody here knows how to do`);
  const words = line.slice(ADJUTANT.length).split(' ').filter(Boolean);
  const argv = words.flatMap((word) => (word.includes('*') ? globSync(word, { cwd: root }).sort() : [word]));
  last = await at.cliWith({ ADJUTANT_PACKS: inRoot('libs/packs') }, ...argv);
  said += last.out + last.err;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), `${text}\n`);
}

/** Lines with a minus are there, and become the lines with a plus that follow them. */
function change(file: string, diff: string): void {
  const of = (sign: string): string =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1))
      .join('\n');
  const text = readFileSync(inRoot(file), 'utf8');
  expect(text.split(of('-'))).toHaveLength(2);
  writeFileSync(inRoot(file), text.replace(of('-'), of('+')));
}

async function follow({ sort, file, text, line }: Block): Promise<void> {
  if (sort === 'sh') {
    said = '';
    for (const command of text.split('\n')) await run(command);
  } else if (sort === 'text') {
    expect({ line, said }).toEqual({ line, said: `${text}\n` });
  } else if (file === undefined) throw new Error(`line ${line}: no file is named before this block`);
  else if (sort === 'diff') change(file, text);
  else write(file, text);
}

describe('the how-to for a new game system', () => {
  const blocks = blocksOf(readFileSync(PAGE, 'utf8'));

  it('shows a stratagem, a mission, a tactical objective and scenarios, and no program', () => {
    const files = blocks.flatMap(({ file }) => file ?? []);
    for (const part of [/core__/, /mission__/, /objective__/, /scenarios\/.*\.yaml$/])
      expect(files.filter((file) => part.test(file)).length).toBeGreaterThan(0);
    expect(blocks.filter(({ sort }) => ['ts', 'js', 'typescript', 'javascript'].includes(sort))).toEqual([]);
  });

  it('works, done literally in a copy, and says what comes of it', async () => {
    for (const folder of ['demo', 'schema'])
      cpSync(join(PACKS, folder), inRoot(join('libs/packs', folder)), { recursive: true });
    for (const block of blocks) await follow(block);
    expect(last?.exit).toBe(0);
  });

  it('begins with a game of ten files at most', () => {
    expect(globSync('**/*.*', { cwd: join(PACKS, 'demo') }).length).toBeLessThanOrEqual(10);
  });
});
