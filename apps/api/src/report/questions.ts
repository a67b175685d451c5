import { Query } from '@nestjs/cqrs';
import type { AuditSeal, DisputeToAudit, Edition, ImportedView, KnownPerson } from '@adjutant/views';

/** Whom a report has to name, and up to which entry it goes. */
export class AuditNames extends Query<NamesOfAudit> {
  constructor(
    readonly match: string,
    readonly disputes: readonly DisputeToAudit[],
    readonly imported?: ImportedView,
  ) {
    super();
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
export class AuditPdf extends Query<Uint8Array> {
  constructor(readonly sources: AuditSources) {
    super();
  }
}
