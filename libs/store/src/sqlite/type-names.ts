import type { Database, Statement } from 'better-sqlite3';

/** Event types are few: each is kept under a small number. */
export class TypeNames {
  readonly #select: Statement<[], { id: number; name: string }>;
  readonly #insert: Statement<[string]>;
  #names = new Map<number, string>();
  #ids = new Map<string, number>();

  constructor(database: Database) {
    this.#select = database.prepare('SELECT id, name FROM types');
    this.#insert = database.prepare('INSERT INTO types (name) VALUES (?)');
    this.reload();
  }

  nameOf(id: number): string | undefined {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    // Another process may have met a type first.
    this.reload();
    return this.#names.get(id);
  }

  /** To be called within a transaction that writes; `reload` before the next one if it was rolled back. */
  idFor(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    // Another process may have met it first, too.
    this.reload();
    const theirs = this.#ids.get(name);
    if (theirs !== undefined) return theirs;
    const id = Number(this.#insert.run(name).lastInsertRowid);
    this.#names.set(id, name);
    this.#ids.set(name, id);
    return id;
  }

  reload(): void {
    const rows = this.#select.all();
    this.#names = new Map(rows.map(({ id, name }) => [id, name]));
    this.#ids = new Map(rows.map(({ id, name }) => [name, id]));
  }
}
