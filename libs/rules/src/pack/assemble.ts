import type { JsonObject } from '@adjutant/kernel';
import type { ArmyCheckRule } from './army-check.js';
import type { Caveat } from './caveat.js';
import type { ChoiceRule } from './choice.js';
import type { Question } from './condition.js';
import type { Entry } from './entry.js';
import type { FactKind } from './fact.js';
import type { NamedFigure } from './figure.js';
import { PackError, parseFile, type PackFile, type PackProblem } from './files.js';
import { flatten, type Flat } from './flatten.js';
import { withGeneralRules } from './general-rules.js';
import { isObject, type ReleaseHead } from './layers.js';
import { withModes } from './modes.js';
import type { GeneralRule, Pack, PackHead } from './pack.js';
import { flatProblems, flatWarnings } from './validate.js';
import { chainProblems } from './validate-chain.js';
import { checkFiles, type Parsed } from './validate-files.js';

type Digest = (value: unknown) => string;

/** What came of one release of a pack folder. There is a pack exactly when there are no problems. */
export interface Inspection {
  readonly pack: Pack | null;
  readonly problems: readonly PackProblem[];
  readonly warnings: readonly PackProblem[];
}

/** The releases that a pack folder offers, oldest first. */
export function releasesOf(files: readonly PackFile[]): readonly ReleaseHead[] {
  const { parsed, problems } = checkFiles(files);
  if (problems.length > 0) throw new PackError(nameOf(files), inOrder(problems));
  return (find(parsed, 'releases.json')?.value ?? []) as unknown as readonly ReleaseHead[];
}

/** Flattens one release of a pack folder: its layers in order, general rules written into the entries that they stand behind. */
export function assemble(files: readonly PackFile[], release: string, digest: Digest): Pack {
  const { pack, problems } = inspect(files, release, digest);
  if (!pack) throw new PackError(nameOf(files), problems);
  return pack;
}

/** Like `assemble`, for whoever wants to tell the author everything at once. */
export function inspect(files: readonly PackFile[], release: string, digest: Digest): Inspection {
  const { parsed, problems } = checkFiles(files);
  const releases = find(parsed, 'releases.json');
  const head = find(parsed, 'pack.json');
  if (problems.length > 0 || !releases || !head) return refused(problems);
  const heads = releases.value as unknown as readonly ReleaseHead[];
  const index = heads.findIndex((one) => one.release === release);
  const chosen = heads[index];
  if (!chosen) return refused([{ file: 'releases.json', line: 1, message: `There is no release ${release}.` }]);
  const chain = chainProblems(parsed, releases, index);
  if (chain.length > 0) return refused(chain);
  const flat = flatten(parsed, head, chosen);
  if (flat.problems.length > 0) return refused(flat.problems);
  const found = flatProblems(flat);
  return found.length > 0
    ? refused(found)
    : { pack: finish(flat, chosen, digest), problems: [], warnings: inOrder(flatWarnings(flat)) };
}

function refused(problems: readonly PackProblem[]): Inspection {
  return { pack: null, problems: inOrder(problems), warnings: [] };
}

function finish(flat: Flat, chosen: ReleaseHead, digest: Digest): Pack {
  const rules = [...flat.rules.values()].map(({ value }) => plain<GeneralRule>(value as JsonObject));
  const entries = [...flat.entries].map(
    ([id, { value }]) => [id, withGeneralRules(withModes(plain<Entry>(value as JsonObject)), rules)] as const,
  );
  const questions = [...flat.questions].map(([id, { value }]) => [id, value as unknown as Question] as const);
  const armyChecks = [...flat.armyChecks].map(([id, { value }]) => [id, value as unknown as ArmyCheckRule] as const);
  const choices = [...flat.choices].map(([id, { value }]) => [id, value as unknown as ChoiceRule] as const);
  const pinned = {
    ...plain<PackHead>(flat.head.value as JsonObject),
    release: chosen.release,
    entries: Object.fromEntries(entries),
    questions: Object.fromEntries(questions),
    rules,
    ...membered('choices', choices),
    ...membered('armyChecks', armyChecks),
    ...membered(
      'facts',
      [...flat.facts].map(([id, { value }]) => [id, plain<FactKind>(value as JsonObject)] as const),
    ),
    ...membered(
      'figures',
      [...flat.figures].map(([id, { value }]) => [id, value as unknown as NamedFigure] as const),
    ),
    ...membered(
      'caveats',
      [...flat.caveats].map(([id, { value }]) => [id, value as unknown as Caveat] as const),
    ),
  };
  return { ...pinned, digest: digest(pinned) };
}

/** Parts that only some games have: left out where there are none, since digests of published releases stay what they are. */
function membered<Name extends string, Value>(
  name: Name,
  values: readonly (readonly [string, Value])[],
): { readonly [member in Name]?: { readonly [id: string]: Value } } {
  return (values.length === 0 ? {} : { [name]: Object.fromEntries(values) }) as {
    readonly [member in Name]?: { readonly [id: string]: Value };
  };
}

/** The value without what is there for editors only. */
function plain<T>({ $schema: _schema, ...rest }: JsonObject): T {
  return rest as unknown as T;
}

function find(parsed: readonly Parsed[], path: string): Parsed | undefined {
  return parsed.find((one) => one.file.path === path);
}

function inOrder(problems: readonly PackProblem[]): PackProblem[] {
  const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
  return [...problems].sort((one, other) => order(one.file, other.file) || one.line - other.line);
}

function nameOf(files: readonly PackFile[]): string {
  const head = files.find((file) => file.path === 'pack.json');
  const value = head ? parseFile(head).value : undefined;
  const id = isObject(value) ? value['id'] : undefined;
  return typeof id === 'string' ? id : '(no pack.json)';
}
