import { didYouMean } from '@adjutant/kernel';
import { IN_RANGE_OF_ABILITY } from '../judge/claims.js';
import type { ArmyCheckRule } from './army-check.js';
import type { Caveat } from './caveat.js';
import type { ChoiceRule } from './choice.js';
import { BATTLE_SHOCK_TEST } from '../acts/act-ids.js';
import { allSteps, type Step } from '../clock/sequence.js';
import type { Question } from './condition.js';
import type { Entry } from './entry.js';
import type { PackProblem } from './files.js';
import { changeAt, problemIn, type Flat, type Placed } from './flatten.js';
import { plainName } from './name.js';
import type { FactKind } from './fact.js';
import type { NamedFigure } from './figure.js';
import { rolesWithMode } from './modes.js';
import type { GeneralRule, PackHead } from './pack.js';
import { caveatMentions } from './validate-caveats.js';
import { choiceMentions, optionIds } from './validate-choice.js';
import { cycleProblems } from './validate-cycles.js';
import { namedWhenDrawn } from './validate-awards.js';
import {
  armyCheckMentions,
  entryMentions,
  factMentions,
  headMentions,
  namedFigureMentions,
  questionMentions,
  ruleMentions,
  type RolesOf,
} from './validate-entry.js';
import { FIELDS_OF, sourceMentions, type Mention, type Sort } from './validate-mentions.js';
import { problemAt } from './validate-files.js';
import { placeText } from './validate-says.js';
import { schemaComplaints } from './validate-schema.js';
import { ruleSlips } from './validate-slips.js';

type Known = { readonly [sort in Exclude<Sort, 'role'>]: ReadonlySet<string> };

/** The kind of entry that an army fields, and that other entries may belong to. */
const DETACHMENT = 'detachment';

const ACTIVITIES = ['move', 'shoot', 'charge', 'fight'];

/** What is wrong with a release once its layers are laid: broken by a change, speaking of what does not exist, or circular. */
export function flatProblems(flat: Flat): PackProblem[] {
  const broken = allOf(flat).flatMap(brokenByChanges);
  if (broken.length > 0) return broken;
  const known = knownIn(flat);
  const questions = new Map([...flat.questions].map(([id, placed]) => [id, placed.value as unknown as Question]));
  return [
    ...repeated(flat.head),
    ...[...flat.rules.values()].flatMap((placed) =>
      ruleSlips(placed.value as unknown as GeneralRule).map(({ path, says }) => problemIn(placed, path, says)),
    ),
    ...mentioned(flat).flatMap(([placed, mention]) => {
      const message = refusal(known, questions, withFields(flat, mention));
      return message === null ? [] : [problemIn(placed, mention.path, message)];
    }),
    ...cycleProblems(flat.entries, flat.figures),
  ];
}

/** Not wrong, but surely not meant: questions that nobody asks, and claims that name what the pack does not have. */
export function flatWarnings(flat: Flat): PackProblem[] {
  const asked = new Set(mentioned(flat).flatMap(([, { sort, word }]) => (sort === 'question' ? [word] : [])));
  const unused = [...flat.questions].filter(([id]) => !asked.has(id) && id !== IN_RANGE_OF_ABILITY);
  const names = new Set(
    [...flat.entries.values()].flatMap(({ value }) => {
      const { name, aliases = [] } = value as unknown as Entry;
      return [name, ...aliases].map(plainName);
    }),
  );
  const strange = [...flat.entries.values()].flatMap((placed) =>
    ((placed.value as unknown as Entry).grants?.claim?.names ?? []).flatMap((name, index) =>
      name.includes('/') || names.has(plainName(name))
        ? []
        : [
            problemIn(
              placed,
              ['grants', 'claim', 'names', index],
              `The claim names ${name}, which is no entry of this pack.`,
            ),
          ],
    ),
  );
  return [...unused.map(([id, placed]) => problemIn(placed, ['id'], `Nothing asks the question ${id}.`)), ...strange];
}

/** The files kept to their schemas before the layers were laid, so whatever breaks one now was done by a change. */
function brokenByChanges(placed: Placed): PackProblem[] {
  const last = placed.replaced.at(-1);
  if (!last) return [];
  // The schema of a question is that of the list it stands in.
  const inList = placed.base.length > 0;
  const complaints = schemaComplaints(placed.schema, inList ? [placed.value] : placed.value);
  return complaints.map(({ path, message }) => {
    const within = inList ? path.slice(1) : path;
    return changeAt(placed, within)
      ? problemIn(placed, within, message)
      : problemAt(last.file, ['replace', last.index], `This leaves ${placed.file.path} broken. ${message}`);
  });
}

function allOf(flat: Flat): Placed[] {
  const { head, entries, rules, questions, choices, armyChecks, facts, figures, caveats } = flat;
  return [
    head,
    ...[entries, rules, questions, choices, armyChecks, facts, figures, caveats].flatMap((parts) => [
      ...parts.values(),
    ]),
  ];
}

function mentioned(flat: Flat): (readonly [Placed, Mention])[] {
  const entries = [...flat.entries.values()].map(({ value }) => value as unknown as Entry);
  const rolesOf: RolesOf = (kinds, listed = []) => [
    ...new Set(
      entries.filter((entry) => kinds.includes(entry.kind) || listed.includes(entry.id)).flatMap(rolesWithMode),
    ),
  ];
  // Whichever card asks, what it named when it was drawn is named in its questions.
  const ofCards = entries.flatMap(({ card }) => (card ? namedWhenDrawn(card) : []));
  const within = (placed: Placed, mentions: readonly Mention[]) =>
    mentions.map((mention) => [placed, mention] as const);
  const asking = [
    ...[...flat.entries.values()].flatMap((one) => within(one, entryMentions(one.value as unknown as Entry, rolesOf))),
    ...[...flat.rules.values()].flatMap((one) =>
      within(one, ruleMentions(one.value as unknown as GeneralRule, rolesOf)),
    ),
  ];
  return [
    ...[...flat.questions].flatMap(([id, one]) =>
      within(one, questionMentions(one.value as unknown as Question, [...ofCards, ...rolesWhereverAsked(asking, id)])),
    ),
    ...within(flat.head, headMentions(flat.head.value as unknown as PackHead)),
    ...asking,
    ...[...flat.armyChecks.values()].flatMap((one) =>
      within(one, armyCheckMentions(one.value as unknown as ArmyCheckRule)),
    ),
    ...[...flat.choices.values()].flatMap((one) =>
      within(one, choiceMentions(one.value as unknown as ChoiceRule, entries)),
    ),
    ...[...flat.facts.values()].flatMap((one) => within(one, factMentions(one.value as unknown as FactKind))),
    ...[...flat.figures.values()].flatMap((one) =>
      within(one, namedFigureMentions(one.value as unknown as NamedFigure)),
    ),
    ...[...flat.caveats.values()].flatMap((one) => within(one, caveatMentions(one.value as unknown as Caveat))),
    ...flat.margins.flatMap((one) => within(one, sourceMentions(one.value as object, []))),
  ];
}

/** What is named in every place that asks a question. */
function rolesWhereverAsked(asking: readonly (readonly [Placed, Mention])[], question: string): readonly string[] {
  const [first = [], ...others] = asking.flatMap(([, { sort, word, roles = [] }]) =>
    sort === 'question' && word === question ? [roles] : [],
  );
  return first.filter((role) => others.every((roles) => roles.includes(role)));
}

function knownIn(flat: Flat): Known {
  const head = flat.head.value as unknown as PackHead;
  const entries = [...flat.entries.values()].map(({ value }) => value as unknown as Entry);
  const { turn } = head.sequence;
  const detachments = entries.filter((entry) => entry.kind === DETACHMENT).map((entry) => entry.id);
  const choices = [...flat.choices.values()].map(({ value }) => value as unknown as ChoiceRule);
  return {
    document: new Set(Object.keys(head.documents)),
    question: new Set(flat.questions.keys()),
    entry: new Set(flat.entries.keys()),
    choice: new Set(flat.choices.keys()),
    option: new Set(choices.flatMap((one) => optionIds(one, entries))),
    detachment: new Set(detachments),
    owner: new Set([...detachments, ...choices.flatMap((one) => optionIds(one, entries))]),
    phase: new Set(allSteps(head.sequence).map((step) => step.id)),
    'phase of a turn': new Set(turn.map((step) => step.id)),
    state: new Set(head.statuses.map((status) => status.id)),
    action: new Set(head.actions.map((action) => action.id)),
    act: new Set([...head.actions.map((action) => action.id), BATTLE_SHOCK_TEST]),
    step: new Set(allSteps(head.sequence).flatMap((step) => [step.id, ...partIds(step)])),
    activity: new Set(ACTIVITIES),
    resource: new Set(Object.keys(head.economy.start)),
    kind: new Set(entries.map((entry) => entry.kind)),
    window: new Set((head.windows ?? []).map((window) => window.id)),
    stage: new Set((head.windows ?? []).flatMap((window) => window.stages ?? [])),
    counter: new Set((head.counters ?? []).map((counter) => counter.id)),
    fact: new Set(flat.facts.keys()),
    figure: new Set(flat.figures.keys()),
    category: new Set(head.score.categories.map((category) => category.id)),
    'moment of scoring': new Set((head.moments ?? []).map((moment) => moment.id)),
    'award of the card': new Set(entries.flatMap((entry) => (entry.card?.awards ?? []).map((award) => award.id))),
    ending: new Set(
      [head.endings, ...entries.map((entry) => entry.grants?.endings)].flatMap((all = []) => all.map((one) => one.id)),
    ),
  };
}

/** Where a figure counts facts, the fields of these facts are roles too. */
function withFields(flat: Flat, mention: Mention): Mention {
  const roles = mention.roles?.flatMap((role) => {
    if (!role.startsWith(FIELDS_OF)) return [role];
    const counted = flat.facts.get(role.slice(FIELDS_OF.length))?.value as { readonly fields?: object } | undefined;
    return Object.keys(counted?.fields ?? {});
  });
  return roles ? { ...mention, roles } : mention;
}

function refusal(
  known: Known,
  questions: ReadonlyMap<string, Question>,
  { sort, word, path, roles = [], known: fitting }: Mention,
): string | null {
  const place = placeText(path);
  if (sort === 'role') {
    return roles.includes(word)
      ? null
      : `${place} names no role that can be filled here: ${word}${didYouMean(word, roles) || '.'}`;
  }
  const words = fitting ? new Set(fitting) : known[sort];
  if (!words.has(word)) {
    const owner = sort === 'owner';
    const what = owner
      ? 'is neither core nor an entry that can be in force (a detachment, or one that can be chosen)'
      : `names no known ${sort}`;
    return `${place} ${what}: ${word}${didYouMean(word, owner ? [...words, 'core'] : words) || '.'}`;
  }
  if (sort !== 'question' || path.at(-1) !== 'attest') return null;
  const named = [...(questions.get(word)?.asks ?? '').matchAll(/\{([$\w-]+)\}/g)].map((match) => match[1] ?? '');
  const missing = named.find((role) => !roles.includes(role));
  return missing === undefined
    ? null
    : `${place} asks ${word}, which speaks of {${missing}}: no such role can be filled here.`;
}

/** Lists of the head in which every id may stand once. A step that stands twice would send the clock round for ever. */
function repeated(head: Placed): PackProblem[] {
  const {
    sequence,
    economy,
    score,
    statuses,
    actions,
    windows = [],
    counters = [],
  } = head.value as unknown as PackHead;
  const { setUp = [], roundStart = [], turn, roundEnd = [] } = sequence;
  const lists: readonly (readonly (readonly [string, (string | number)[]])[])[] = [
    [
      ...setUp.map(({ id }, index) => [id, ['sequence', 'setUp', index, 'id']] as const),
      ...roundStart.map(({ id }, index) => [id, ['sequence', 'roundStart', index, 'id']] as const),
      ...turn.map(({ id }, index) => [id, ['sequence', 'turn', index, 'id']] as const),
      ...turn.flatMap((step, index) =>
        partIds(step).map((id, at) => [id, ['sequence', 'turn', index, 'steps', at, 'id']] as const),
      ),
      ...roundEnd.map(({ id }, index) => [id, ['sequence', 'roundEnd', index, 'id']] as const),
    ].map(([id, path]) => [id, [...path]]),
    economy.income.map(({ id }, index) => [id, ['economy', 'income', index, 'id']]),
    score.categories.map(({ id }, index) => [id, ['score', 'categories', index, 'id']]),
    statuses.map(({ id }, index) => [id, ['statuses', index, 'id']]),
    actions.map(({ id }, index) => [id, ['actions', index, 'id']]),
    windows.map(({ id }, index) => [id, ['windows', index, 'id']]),
    counters.map(({ id }, index) => [id, ['counters', index, 'id']]),
  ];
  return lists.flatMap((list) =>
    list.flatMap(([id, path], index) =>
      list.findIndex(([other]) => other === id) === index
        ? []
        : [problemIn(head, path, `${placeText(path)}: the id ${id} is taken.`)],
    ),
  );
}

function partIds(step: Step): string[] {
  return (step.steps ?? []).map((part) => part.id);
}
