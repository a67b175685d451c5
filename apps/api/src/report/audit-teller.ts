import {
  auditOf,
  peopleElsewhere,
  peopleToName,
  type Audit,
  type DisputeToAudit,
  type ImportedView,
  type KnownPerson,
  type WrittenEntry,
} from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { MatchReader, type Viewing, unknownMatch } from '@adjutant/event';
import { AuditNames, AuditPdf, type AuditSources, type NamesOfAudit } from './questions.js';

/** A report holds nothing that is sealed, whoever asks: what it says of the game can be shown to everybody at the table. */
const EVERYBODY: Viewing = { viewer: 'spectator', actor: { id: 'local', role: 'spectator' } };

/** Tells a report from the record and from what was gathered for it. */
@Injectable()
export class AuditTeller {
  constructor(@Inject(MatchReader) private readonly reader: MatchReader) {}

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

@QueryHandler(AuditNames)
export class AuditNamesHandler implements IQueryHandler<AuditNames, NamesOfAudit> {
  constructor(@Inject(AuditTeller) private readonly teller: AuditTeller) {}

  execute(asked: AuditNames): Promise<NamesOfAudit> {
    return this.teller.names(asked);
  }
}

@QueryHandler(AuditPdf)
export class AuditPdfHandler implements IQueryHandler<AuditPdf, Uint8Array> {
  constructor(@Inject(AuditTeller) private readonly teller: AuditTeller) {}

  async execute({ sources }: AuditPdf): Promise<Uint8Array> {
    // What draws on paper takes long to load, and most servers are seldom asked for paper.
    const { renderAudit } = await import('@adjutant/report');
    return renderAudit(await this.teller.audit(sources));
  }
}
