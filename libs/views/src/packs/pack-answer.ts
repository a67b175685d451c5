import { Citation, is, type Schema, type Static } from '@adjutant/kernel';
import { GRADES, PERIODS, type Caveat, type Entry, type Pack, type PackNames } from '@adjutant/rules';

/** What a part holds is described by the schemas of the files of a pack; every condition in it has its `footing` besides. */
const part = () => is.unknown();
const parts = () => is.many(is.unknown());
const words = () => is.many(is.anyText());
const byId = () => is.mapOf(is.unknown());

type Described<Of> = { readonly [Member in keyof Required<Of>]: Schema };

const Limit = is.object({
  times: is.unknown({ says: 'A number, or the figure that it is worked out by.' }),
  per: is.oneOf(PERIODS),
  scope: is.oneOf(['army', 'unit', 'both']),
  of: is.optional(
    is.unknown({ says: 'Of every entry of its `kind`, or of these together; left out: of this one alone.' }),
  ),
  same: is.optional(words()),
  other: is.optional(words()),
  joined: is.optional(is.yes()),
  stands: is.optional(is.yes({ says: 'No claim lifts it.' })),
  unless: is.optional(part()),
  code: is.optional(is.anyText()),
  source: Citation,
});

/** Every entry has these members, so that a reader need not ask which are there; `null` or empty where the rule says nothing. */
const always = {
  id: is.anyText(),
  name: is.anyText(),
  kind: is.anyText(),
  costs: is.mapOf(is.anyWhole()),
  timing: is.orNull(
    is.object({
      phases: parts(),
      window: is.optional(is.anyText()),
      trigger: is.optional(is.orNull(is.anyText())),
    }),
  ),
  limits: is.many(Limit),
  conditions: is.unknown({ says: 'As in the pack; of a question, what is asked as well. Null: there are none.' }),
  source: Citation,
};

export const EntryDocument = is.object(
  {
    ...always,
    owner: is.anyText({ says: '`core`, or the entry that has to be in force for the player.' }),
    category: is.optional(is.anyText()),
    aliases: is.optional(words()),
    nameSuspect: is.optional(is.yes()),
    points: is.optional(is.orNull(is.anyWhole())),
    roles: is.optional(byId()),
    modes: is.optional(parts()),
    effects: is.optional(parts()),
    atEnd: is.optional(parts()),
    roll: is.optional(part()),
    answer: is.optional(part()),
    grants: is.optional(part()),
    muster: is.optional(part()),
    bearer: is.optional(is.object({ keywords: words() })),
    objective: is.optional(part()),
    hand: is.optional(part()),
    card: is.optional(part()),
    markers: is.optional(part()),
    summary: is.anyText(),
    lasts: is.optional(is.anyText()),
    notes: is.optional(words()),
    facts: is.optional(byId()),
  } satisfies Described<Entry>,
  { name: 'EntryDocument' },
);
export type EntryDocument = Static<typeof EntryDocument>;

const known = (says: string) =>
  is.many(is.object({ name: is.anyText(), id: is.optional(is.anyText()) }, { name: 'KnownName' }), { says });

const Names = is.object(
  {
    faction: known('Factions that a detachment asks for.'),
    detachment: known('Detachments, with their ids.'),
    enhancement: known('Enhancements of any army, with their ids.'),
    unit: known('Units that a detachment names.'),
    keyword: known('Keywords that a use can turn on.'),
    trait: known('What an army has to name units as, so many at least or at most.'),
    place: is.optional(known('Where some units have to start the battle; absent where none does.')),
  },
  { name: 'PackNames' },
);

const QuestionDocument = is.object({
  id: is.anyText(),
  asks: is.anyText(),
  presumed: is.oneOf(['yes', 'no']),
  recorded: is.optional(is.unknown({ says: 'When the record answers it, and what is so then.' })),
});

const CitedDocument = is.object(
  {
    title: is.anyText(),
    note: is.optional(is.anyText()),
    credit: is.optional(is.anyText({ says: 'Whom its licence wants to be named.' })),
    licence: is.optional(is.object({ name: is.anyText(), url: is.anyText() })),
    changed: is.optional(is.anyText({ says: 'What was changed in what was taken over.' })),
  } satisfies Described<Pack['documents'][string]>,
  { name: 'CitedDocument' },
);

/** What rules rest on where that is less than the text of a document: who tells it, and as which it is played. */
const CaveatDocument = is.object(
  {
    id: is.anyText(),
    grade: is.oneOf(GRADES),
    about: is.anyText(),
    readings: is.optional(words()),
    taken: is.anyText({ says: 'As which it is played here.' }),
    entries: is.optional(words()),
    source: Citation,
  } satisfies Described<Caveat>,
  { name: 'Caveat' },
);

/** A release of a pack as one document, the same from the command line and over HTTP. */
export const PackDocument = is.object(
  {
    pack: is.anyText(),
    name: is.anyText(),
    release: is.anyText(),
    digest: is.anyText(),
    stage: is.oneOf(['draft', 'playtest', 'tournament']),
    entries: is.many(EntryDocument),
    questions: is.many(QuestionDocument),
    names: Names,
    documents: is.mapOf(CitedDocument),
    sequence: part(),
    economy: part(),
    score: part(),
    statuses: parts(),
    actions: parts(),
    used: is.optional(words()),
    windows: is.optional(parts()),
    counters: is.optional(parts()),
    orders: is.optional(part()),
    losses: is.optional(parts()),
    moments: is.optional(parts()),
    dealt: is.optional(parts()),
    scoringOrder: is.optional(part()),
    start: is.optional(part()),
    endings: is.optional(parts()),
    concession: is.optional(part()),
    markers: is.optional(part()),
    allThatLead: is.optional(part()),
    places: is.optional(part()),
    rules: parts(),
    choices: is.optional(byId()),
    armyChecks: is.optional(byId()),
    facts: is.optional(byId()),
    figures: is.optional(byId()),
    caveats: is.optional(is.mapOf(CaveatDocument)),
  } satisfies Described<Omit<Pack, 'id'> & { readonly pack: string; readonly names: PackNames }>,
  { name: 'PackDocument' },
);
export type PackDocument = Static<typeof PackDocument>;
