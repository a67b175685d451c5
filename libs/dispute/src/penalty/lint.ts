import type { Concerning, Escalation, PolicyFile, PolicySource } from './policy.js';

const MOST_WORDS = 25;

/** What the schema cannot see: ids that are taken twice or lead nowhere, long texts, and ladders that contradict themselves. */
export function mistakesIn(policy: PolicyFile): readonly string[] {
  return [
    ...twice(policy.levels, 'level'),
    ...twice(policy.infractions, 'infraction'),
    ...twice(policy.escalation, 'escalation'),
    ...policy.levels.flatMap((one) => sourceMistakes(policy, one.source, `level ${one.id}`)),
    ...policy.infractions.flatMap((one) => infractionMistakes(policy, one)),
    ...policy.escalation.flatMap((one) => escalationMistakes(policy, one)),
    ...sourceMistakes(policy, policy.deviation.source, 'deviation'),
    ...headless(policy),
    ...unused(policy),
    ...unexplained(policy),
  ];
}

function twice(list: readonly { readonly id: string }[], kind: string): readonly string[] {
  return list
    .filter((one, place) => list.findIndex(({ id }) => id === one.id) !== place)
    .map(({ id }) => `${kind} ${id} is there twice`);
}

function infractionMistakes(policy: PolicyFile, one: PolicyFile['infractions'][number]): readonly string[] {
  const place = `infraction ${one.id}`;
  return [
    ...knownLevel(policy, one.level, place),
    ...(one.category in policy.categories ? [] : [`${place}: there is no category ${one.category}`]),
    ...tooLong(one.summary, place),
    ...sourceMistakes(policy, one.source, place),
  ];
}

function escalationMistakes(policy: PolicyFile, one: Escalation): readonly string[] {
  const place = `escalation ${one.id}`;
  const { from, counts, to } = one;
  const top = 'level' in to ? to.level : to.most;
  const rank = (level: string) => policy.levels.findIndex(({ id }) => id === level);
  const idle =
    from !== undefined && rank(top) <= rank(from) ? [`${place}: ${top} is not above ${from}, where it begins`] : [];
  return [
    ...[from, counts.least, top].flatMap((level) => (level === undefined ? [] : knownLevel(policy, level, place))),
    ...concernMistakes(policy, one.concerns ?? {}, place),
    ...tooLong(one.summary, place),
    ...sourceMistakes(policy, one.source, place),
    ...idle,
  ];
}

function concernMistakes(
  policy: PolicyFile,
  { categories = [], infractions = [], except = [] }: Concerning,
  place: string,
) {
  const known = new Set(policy.infractions.map(({ id }) => id));
  return [
    ...categories.filter((one) => !(one in policy.categories)).map((one) => `${place}: there is no category ${one}`),
    ...[...infractions, ...except]
      .filter((one) => !known.has(one))
      .map((one) => `${place}: there is no infraction ${one}`),
  ];
}

function knownLevel(policy: PolicyFile, level: string, place: string): readonly string[] {
  return policy.levels.some(({ id }) => id === level) ? [] : [`${place}: there is no level ${level}`];
}

function sourceMistakes(policy: PolicyFile, { document }: PolicySource, place: string): readonly string[] {
  return document in policy.documents ? [] : [`${place}: there is no document ${document}`];
}

function tooLong(text: string, place: string): readonly string[] {
  const words = text.trim().split(/\s+/).length;
  return words > MOST_WORDS ? [`${place}: the summary has ${words} words, and may have ${MOST_WORDS}`] : [];
}

/** Somebody has to be able to give each level, and to deviate: the head judge always can. */
function headless({ levels, deviation }: PolicyFile): readonly string[] {
  const without = levels.filter(({ may }) => !may.includes('head-judge')).map(({ id }) => `level ${id}`);
  if (!deviation.may.includes('head-judge')) without.push('deviation');
  return without.map((place) => `${place}: the head judge has to be among those who may`);
}

function unused({ categories, documents, infractions, levels, escalation, deviation }: PolicyFile): readonly string[] {
  const used = new Set([...levels, ...infractions, ...escalation, deviation].map(({ source }) => source.document));
  const taken = new Set(infractions.map(({ category }) => category));
  return [
    ...Object.keys(categories)
      .filter((one) => !taken.has(one))
      .map((one) => `category ${one} has no infraction`),
    ...Object.keys(documents)
      .filter((one) => !used.has(one))
      .map((one) => `document ${one} is cited nowhere`),
  ];
}

/** Where something was not read in the document itself, the document says what was at hand. */
function unexplained({ documents, levels, infractions, escalation, deviation }: PolicyFile): readonly string[] {
  const open = [...levels, ...infractions, ...escalation, deviation].filter(({ source }) => !source.checked);
  const silent = new Set(open.map(({ source }) => source.document).filter((one) => documents[one]?.note === undefined));
  return [...silent].map((one) => `document ${one} is cited unchecked: its note has to say what was at hand`);
}
