import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Database } from 'better-sqlite3';
import { problem, ProblemError } from '../problems/problem.js';
import type { Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { openPeople, wipe } from './people-database.js';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** How to reach this person, in whatever words: an address, a telephone number. */
  readonly contact: string | null;
  readonly club: string | null;
  readonly nation: string | null;
}

/** What may be said of a person. What is left out stays as it is; null takes it away. */
export type PersonDetails = Partial<Omit<Person, 'id'>>;

type Eraser = (id: string) => void;

const MOST = 1_000;
const COLUMNS = 'id, name, contact, club, nation';
const UNKNOWN: Omit<Person, 'id' | 'name'> = { contact: null, club: null, nation: null };

/** Who people are. It stands outside the log, where somebody who asks for it can be erased. */
@Injectable()
export class People implements OnApplicationShutdown {
  readonly #database: Database;
  readonly #erasers: Eraser[] = [];

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.#database = openPeople(settings);
  }

  onApplicationShutdown(): void {
    this.#database.close();
  }

  find(id: string): Person | undefined {
    return this.#database.prepare<[string], Person>(`SELECT ${COLUMNS} FROM people WHERE id = ?`).get(id);
  }

  list(): Person[] {
    return this.#database
      .prepare<[number], Person>(`SELECT ${COLUMNS} FROM people ORDER BY name, id LIMIT ?`)
      .all(MOST);
  }

  isErased(id: string): boolean {
    return this.#database.prepare('SELECT 1 FROM erased WHERE id = ?').get(id) !== undefined;
  }

  /** Somebody new, under an id that says nothing about them. */
  add(details: PersonDetails & { readonly name: string }): Person {
    return this.put(randomUUID(), details);
  }

  name(id: string, name: string): Person {
    return this.put(id, { name });
  }

  put(id: string, details: PersonDetails): Person {
    if (this.isErased(id)) throw erasedBefore(id);
    const before = this.find(id) ?? { id, name: '', ...UNKNOWN };
    const person: Person = { ...before, ...details, id };
    if (person.name === '') throw new Error(`person ${id} would have no name`);
    this.#database
      .prepare(
        `INSERT INTO people (${COLUMNS}) VALUES (@id, @name, @contact, @club, @nation) ON CONFLICT (id) DO UPDATE
         SET name = excluded.name, contact = excluded.contact, club = excluded.club, nation = excluded.nation`,
      )
      .run(person);
    return person;
  }

  /** Asked first of everybody who keeps something about people: whoever throws keeps the person from being erased. */
  alsoErase(eraser: Eraser): void {
    this.#erasers.push(eraser);
  }

  /** Takes everything about a person away but the id, which stays known as that of somebody erased. */
  erase(id: string): void {
    for (const eraser of this.#erasers) eraser(id);
    this.#database.transaction(() => {
      this.#database.prepare('DELETE FROM people WHERE id = ?').run(id);
      this.#database.prepare('INSERT OR IGNORE INTO erased VALUES (?)').run(id);
    })();
    if (!wipe(this.#database)) throw heldOpen(id);
  }
}

function erasedBefore(id: string): ProblemError {
  const says = 'This person has been erased, and the id is not given to anybody again. Add them as somebody new.';
  return new ProblemError(problem(409, 'person/erased', says, { facts: { person: id } }));
}

function heldOpen(id: string): ProblemError {
  const says =
    'The person is erased, but another program reads people.db, so that old bytes may still be in its files. Close it, and erase the person once more.';
  return new ProblemError(problem(503, 'person/file-in-use', says, { facts: { person: id } }), 5);
}
