import { type Declined, is, partOf, withNumbers, type Static } from '@adjutant/kernel';
import { randomUUID } from 'node:crypto';
import { alone, type Tables, wipe, type Whereabouts } from '@adjutant/store';
import type { Kysely } from 'kysely';
import type { PeopleSchema } from './people-migrations.js';
import { BroughtLists } from './brought-lists.js';
import { erasedBefore } from './erased-before.js';
import { OutsideIds, withOutsideIds, type OutsideIdsSaid } from './outside-ids.js';
import { openPeople } from './people-tables.js';
import { declined } from './refusals.js';

export const Person = is.object(
  {
    id: is.anyText(),
    name: is.anyText(),
    contact: is.orNull(is.anyText(), {
      says: 'How to reach this person, in whatever words: an address, a telephone number.',
    }),
    club: is.orNull(is.anyText()),
    nation: is.orNull(is.anyText()),
    outside: is.optional(OutsideIds),
  },
  { name: 'Person' },
);
export type Person = Static<typeof Person>;

/** What may be said of a person. What is left out stays as it is; null takes it away. */
export type PersonDetails = Partial<Omit<Person, 'id' | 'outside'>> & { readonly outside?: OutsideIdsSaid };

/** What was changed of somebody: from what to what, when and by whom. */
interface Change<Tie> {
  readonly person: string;
  readonly at: string;
  readonly by: string;
  readonly tie: Tie;
  readonly was: string | null;
  readonly now: string | null;
}

export type TieChange = Change<(typeof TIES)[number]>;
/** A name or a contact that somebody had: by these one person is known under two ids. */
export type FormerCalling = Change<(typeof CALLED)[number]>;

type Eraser = (id: string) => Promise<void>;

const MOST = 1_000;
const TIES = ['club', 'nation'] as const;
const CALLED = ['name', 'contact'] as const;
const COLUMNS = ['id', 'name', 'contact', 'club', 'nation', 'outside'] as const;
const UNKNOWN: Omit<Person, 'id' | 'name' | 'outside'> = { contact: null, club: null, nation: null };

/** Who people are. It stands outside the log, where somebody who asks for it can be erased. */
export class People {
  readonly #erasers: Eraser[] = [];
  /** The army lists that players have brought to events. */
  readonly lists: BroughtLists;
  /** Goes on with whatever is changed by this instance: what was read before is not what is called so now. */
  edition = 0;

  constructor(
    private readonly tables: Tables<PeopleSchema>,
    private readonly own: boolean,
  ) {
    this.lists = new BroughtLists(tables);
  }

  /** In the tables that instances share, or in a file of its own. */
  static async open(place: Pick<Whereabouts, 'store' | 'data'>, shared?: Tables<PeopleSchema>): Promise<People> {
    return shared ? new People(shared, false) : new People(await openPeople(place), true);
  }

  async close(): Promise<void> {
    if (this.own) await this.tables.close();
  }

  find(id: string): Promise<Person | undefined> {
    return personIn(this.tables.kysely, id);
  }

  /** What is known of these: those of whom nothing is known are left out. */
  async known(ids: Iterable<string>): Promise<ReadonlyMap<string, Person | 'erased'>> {
    const asked = [...new Set(ids)];
    const known = new Map<string, Person | 'erased'>();
    if (asked.length === 0) return known;
    const { kysely } = this.tables;
    for (const { id } of await kysely.selectFrom('erased').select('id').where('id', 'in', asked).execute())
      known.set(id, 'erased');
    for (const row of await kysely.selectFrom('people').select(COLUMNS).where('id', 'in', asked).execute())
      known.set(row.id, personOf(row));
    return known;
  }

  /** What was ever changed of the clubs and nations of these, in the order in which it was. */
  tieChanges(people: readonly string[]): Promise<readonly TieChange[]> {
    return this.#changes(people, TIES);
  }

  /** What these were called and how they were reached before, in the order in which it was changed. */
  formerCallings(people: readonly string[]): Promise<readonly FormerCalling[]> {
    return this.#changes(people, CALLED);
  }

  async #changes<Tie extends keyof Omit<Person, 'id' | 'outside'>>(
    people: readonly string[],
    ties: readonly Tie[],
  ): Promise<readonly Change<Tie>[]> {
    const changes = await this.tables.kysely
      .selectFrom('tie_changes')
      .select(['person', 'at', 'changed_by as by', 'tie', 'was', 'now'])
      .where('person', 'in', people)
      .where('tie', 'in', ties)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return changes.map((change) => ({ ...change, tie: change.tie as Tie }));
  }

  async list(): Promise<Person[]> {
    const rows = this.tables.kysely.selectFrom('people').select(COLUMNS).orderBy('name').orderBy('id').limit(MOST);
    return (await rows.execute()).map(personOf);
  }

  /**
   * The ids of those whose names have a word, for each of the words. It is looked for here, where names can be erased: nothing
   * that is kept for searching is left of anybody.
   */
  async called(words: readonly string[]): Promise<readonly (readonly string[])[]> {
    const wanted = words.map(partOf);
    if (wanted.length === 0) return [];
    const people = await this.tables.kysely.selectFrom('people').select(['id', 'name']).execute();
    const names = people.map(({ id, name }) => ({ id, name: withNumbers(name) }));
    return wanted.map((word) => names.filter(({ name }) => name.includes(word)).map(({ id }) => id));
  }

  async isErased(id: string): Promise<boolean> {
    return (await this.known([id])).get(id) === 'erased';
  }

  /** Somebody new, under an id that says nothing about them. */
  add(details: PersonDetails & { readonly name: string }): Promise<Person> {
    return this.put(randomUUID(), details);
  }

  name(id: string, name: string): Promise<Person> {
    return this.put(id, { name }, 'system');
  }

  /** `by`: who says so of somebody who may be known already; what is changed is noted then. */
  put(id: string, details: PersonDetails, by?: string): Promise<Person> {
    // Nobody is erased on another instance between the look and the writing.
    return alone(this.tables, 'people', async (within) => {
      const erased = await within.selectFrom('erased').select('id').where('id', '=', id).executeTakeFirst();
      if (erased) throw erasedBefore(id);
      const known = await personIn(within, id);
      const { outside: said, ...others } = details;
      const ids = withOutsideIds(known?.outside, said);
      const { outside: _, ...before }: Person = known ?? { id, name: '', ...UNKNOWN };
      const person: Person = { ...before, ...others, id, ...(ids && { outside: ids }) };
      if (person.name === '') throw new Error(`person ${id} would have no name`);
      const { name, contact, club, nation } = person;
      const row = { name, contact, club, nation, outside: ids === undefined ? null : JSON.stringify(ids) };
      await within
        .insertInto('people')
        .values({ id, ...row })
        .onConflict((there) => there.column('id').doUpdateSet(row))
        .execute();
      if (by !== undefined) await noteChanges(within, known, person, by);
      return person;
    }).finally(() => (this.edition += 1));
  }

  /** Asked first of everybody who keeps something about people: whoever throws keeps the person from being erased. */
  alsoErase(eraser: Eraser): void {
    this.#erasers.push(eraser);
  }

  /** Takes everything about a person away but the id, which stays known as that of somebody erased. */
  async erase(id: string): Promise<void> {
    for (const eraser of this.#erasers) await eraser(id);
    await alone(this.tables, 'people', async (within) => {
      await within.deleteFrom('people').where('id', '=', id).execute();
      await within.deleteFrom('tie_changes').where('person', '=', id).execute();
      await within.deleteFrom('brought_lists').where('player', '=', id).execute();
      await within
        .insertInto('erased')
        .values({ id })
        .onConflict((there) => there.doNothing())
        .execute();
    }).finally(() => (this.edition += 1));
    // A file is written anew as a whole.
    const tables = ['people', 'tie_changes', 'brought_lists'] as const;
    const written = this.tables.engine === 'postgres' ? tables : tables.slice(0, 1);
    for (const table of written) if (!(await wipe(this.tables, table))) throw heldOpen(id);
  }
}

async function personIn(within: Kysely<PeopleSchema>, id: string): Promise<Person | undefined> {
  const row = await within.selectFrom('people').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row && personOf(row);
}

function personOf({ outside, ...person }: PeopleSchema['people']): Person {
  return outside === null ? person : { ...person, outside: JSON.parse(outside) as OutsideIds };
}

async function noteChanges(
  within: Kysely<PeopleSchema>,
  known: Person | undefined,
  person: Person,
  changed_by: string,
): Promise<void> {
  const at = new Date().toISOString();
  for (const tie of [...TIES, ...CALLED]) {
    const [was, now] = [known?.[tie] ?? null, person[tie]];
    const isFirst = was === null && (tie === 'name' || tie === 'contact');
    if (was === now || isFirst) continue;
    const row = { id: randomUUID(), person: person.id, at, changed_by, tie, was, now };
    await within.insertInto('tie_changes').values(row).execute();
  }
}

export function heldOpen(id: string): Declined {
  const says =
    'The person is erased, but another program is reading the people, so that old bytes may still be in the files. Close it, and erase the person once more.';
  return declined('not-now', 'person/file-in-use', says, { facts: { person: id } }, 5);
}
