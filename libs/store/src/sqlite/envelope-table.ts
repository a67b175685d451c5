import type { JsonObject } from '@adjutant/kernel';
import type { Database, Statement } from 'better-sqlite3';
import type { KeptEnvelope } from '../port.js';

type Row = readonly [
  sealed: string,
  owner: string,
  salt: string,
  holds: string,
  commandId: string,
  payloadHash: string,
];

/** Envelopes, in a table of their own: nothing that reads the log comes near them. */
export class EnvelopeTable {
  readonly #insert: Statement<[string, ...Row]>;
  readonly #select: Statement<[string], Row>;
  readonly #nextPlace: Statement<[string], string | null>;
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
    this.#insert = database.prepare(
      `INSERT INTO envelopes (place, sealed, owner, salt, holds, command_id, payload_hash) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (place, sealed) DO NOTHING`,
    );
    this.#select = database
      .prepare<[string], Row>(
        'SELECT sealed, owner, salt, holds, command_id, payload_hash FROM envelopes WHERE place = ? ORDER BY id',
      )
      .raw();
    this.#nextPlace = database
      .prepare<[string], string | null>('SELECT min(place) FROM envelopes WHERE place > ?')
      .pluck();
  }

  /** All of them or none. */
  keep(place: string, envelopes: readonly KeptEnvelope[]): void {
    const all = this.#database.transaction(() => {
      for (const one of envelopes) this.insert(place, one);
    });
    all.immediate();
  }

  /** Within the transaction that is open. */
  insert(place: string, { envelope, commandId, payloadHash }: KeptEnvelope): void {
    const { sealed, owner, salt, holds } = envelope;
    this.#insert.run(place, sealed, owner, salt, JSON.stringify(holds), commandId, payloadHash);
  }

  /** The first place behind a name; '' stands before all of them. */
  placeAfter(name: string): string | undefined {
    return this.#nextPlace.get(name) ?? undefined;
  }

  read(place: string): readonly KeptEnvelope[] {
    return this.#select.all(place).map(([sealed, owner, salt, holds, commandId, payloadHash]) => ({
      envelope: { sealed, owner, salt, holds: objectIn(holds) },
      commandId,
      payloadHash,
    }));
  }
}

/** What was damaged keeps to no commitment, and that is how it is found. */
function objectIn(text: string): JsonObject {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
  } catch {
    return {};
  }
}
