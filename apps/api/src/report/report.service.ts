import { auditOf, type Audit, type KnownPerson } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { MatchReader } from '../matches/match-reader.js';
import type { Viewing } from '../matches/viewing.js';
import { People } from '../people/people.js';
import { unknownMatch } from '../problems/problem.js';

/** A report holds nothing that is sealed, whoever asks: what it says can be shown to everybody at the table. */
const EVERYBODY: Viewing = { viewer: 'spectator', actor: { id: 'local', role: 'spectator' } };

/** Gathers what a report is made of. */
@Injectable()
export class Reports {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(People) private readonly people: People,
  ) {}

  async audit(match: string): Promise<Audit> {
    const { stored, events } = await this.reader.seen(match, EVERYBODY);
    const entries = stored.flatMap(({ meta }, index) => {
      const event = events[index];
      return event
        ? [{ event, by: meta.actor, occurredAt: meta.occurredAt, recordedAt: meta.recordedAt, hash: meta.hash }]
        : [];
    });
    const known = (id: string): KnownPerson =>
      this.people.find(id) ?? (this.people.isErased(id) ? 'erased' : undefined);
    const audit = this.reader.project((shelf) => auditOf(shelf, { match, entries, known }));
    if (!audit) throw unknownMatch(match);
    return audit;
  }
}
