import {
  auditOf,
  peopleElsewhere,
  peopleToName,
  type Audit,
  type AuditSeal,
  type DisputeToAudit,
  type Edition,
  type ImportedView,
  type KnownPerson,
  type ReportView,
  type WrittenEntry,
} from '@adjutant/views';
import type { Viewing } from '../matches/looking.js';
import { unknownMatch } from '../matches/match-id.js';
import type { MatchReader } from '../matches/match-reader.js';
import { Question } from './question.js';

/** Whom a report has to name, and up to which entry it goes. */
export class AuditNames extends Question<NamesOfAudit> {
  constructor(
    match: string,
    readonly disputes: readonly DisputeToAudit[],
    readonly imported?: ImportedView,
  ) {
    super(match);
  }
}

export interface NamesOfAudit {
  /** The last entry that the report is made of: what is recorded while it is made is not in it. */
  readonly last: number;
  readonly people: readonly string[];
  /** Ids that stand in what came from elsewhere: they mean nobody here. */
  readonly strangers: readonly string[];
}

/** All that a report says besides the record itself. */
export interface AuditSources {
  readonly match: string;
  readonly last: number;
  readonly disputes: readonly DisputeToAudit[];
  readonly people: ReadonlyMap<string, KnownPerson>;
  readonly edition: Edition;
  readonly seal: AuditSeal;
  readonly imported?: ImportedView;
  readonly fault?: string;
}

/** The report as a file. */
export class AuditPdf extends Question<Uint8Array> {
  constructor(readonly sources: AuditSources) {
    super(sources.match);
  }
}

/** The same to be shown on a page. */
export class ReadReport extends Question<ReportView> {
  constructor(readonly sources: AuditSources) {
    super(sources.match);
  }
}

/** A report holds nothing that is sealed, whoever asks: what it says of the game can be shown to everybody at the table. */
export const EVERYBODY: Viewing = { viewer: 'spectator', actor: { id: 'local', role: 'spectator' } };

/** Tells a report from the record and from what was gathered for it. */
export class AuditTeller {
  constructor(private readonly reader: MatchReader) {}

  async names({ match, disputes, imported }: AuditNames): Promise<NamesOfAudit> {
    const entries = await this.#entries(match);
    const strangers = [...strangersIn(entries, disputes, imported)];
    return { last: entries.length - 1, people: [...peopleToName(entries, disputes)], strangers };
  }

  async audit({ match, last, people, ...sources }: AuditSources): Promise<Audit> {
    const entries = (await this.#entries(match)).slice(0, last + 1);
    const known = (id: string): KnownPerson => people.get(id);
    const audit = this.reader.project((shelf) => auditOf(shelf, { match, entries, known, ...sources }));
    if (!audit) throw unknownMatch(match);
    return audit;
  }

  async #entries(match: string): Promise<readonly WrittenEntry[]> {
    const { stored, events } = await this.reader.seen(match, EVERYBODY);
    return stored.flatMap(({ meta }, index) => {
      const event = events[index];
      const { actor: by, occurredAt, recordedAt, hash } = meta;
      return event ? [{ event, by, occurredAt, recordedAt, hash }] : [];
    });
  }
}

function strangersIn(
  entries: readonly WrittenEntry[],
  disputes: readonly DisputeToAudit[],
  imported: ImportedView | undefined,
): ReadonlySet<string> {
  if (!imported) return new Set();
  // A bundle brings its disputes along.
  const brought = disputes.filter(({ calledAt }) => imported.covered && calledAt < imported.at);
  return new Set([...peopleElsewhere(entries, imported), ...peopleToName([], brought)]);
}
