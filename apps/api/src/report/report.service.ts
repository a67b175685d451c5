import { auditOf, peopleToName, type Audit, type KnownPerson } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import type { Acting } from '../access/acting.js';
import { MatchReader } from '../matches/match-reader.js';
import type { Viewing } from '../matches/viewing.js';
import { People } from '../people/people.js';
import { unknownMatch } from '../problems/problem.js';
import { editionFor, ReportDisputes } from './disputes.js';
import { ReportSeals } from './seals.js';

/** A report holds nothing that is sealed, whoever asks: what it says of the game can be shown to everybody at the table. */
const EVERYBODY: Viewing = { viewer: 'spectator', actor: { id: 'local', role: 'spectator' } };

/** Gathers what a report is made of. */
@Injectable()
export class Reports {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(People) private readonly people: People,
    @Inject(ReportDisputes) private readonly disputes: ReportDisputes,
    @Inject(ReportSeals) private readonly seals: ReportSeals,
  ) {}

  /** The report as somebody may read it. */
  async audit(match: string, acting: Acting): Promise<Audit> {
    const { stored, events } = await this.reader.seen(match, EVERYBODY);
    const entries = stored.flatMap(({ meta }, index) => {
      const event = events[index];
      const { actor: by, occurredAt, recordedAt, hash } = meta;
      return event ? [{ event, by, occurredAt, recordedAt, hash }] : [];
    });
    const disputes = await this.disputes.about(match, acting);
    const seal = await this.seals.of(
      match,
      disputes.map(({ id }) => id),
    );
    const people = await this.people.known(peopleToName(entries, disputes));
    const known = (id: string): KnownPerson => people.get(id);
    const edition = editionFor(acting, match);
    const audit = this.reader.project((shelf) => auditOf(shelf, { match, entries, known, disputes, edition, seal }));
    if (!audit) throw unknownMatch(match);
    return audit;
  }
}
