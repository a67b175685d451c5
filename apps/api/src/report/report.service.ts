import { auditOf, type Audit, type DisputeToAudit, type Edition, type KnownPerson } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import { DisputeViews } from '../disputes/dispute-views.js';
import { MatchReader } from '../matches/match-reader.js';
import type { Viewing } from '../matches/viewing.js';
import { People } from '../people/people.js';
import { unknownMatch } from '../problems/problem.js';
import { ReadModels } from '../readmodels/read-models.js';
import { ReportSeals } from './seals.js';

/** A report holds nothing that is sealed, whoever asks: what it says of the game can be shown to everybody at the table. */
const EVERYBODY: Viewing = { viewer: 'spectator', actor: { id: 'local', role: 'spectator' } };
const PATIENCE_MS = 5_000;
const PAGE = 200;

/** Gathers what a report is made of. */
@Injectable()
export class Reports {
  constructor(
    @Inject(MatchReader) private readonly reader: MatchReader,
    @Inject(People) private readonly people: People,
    @Inject(ReadModels) private readonly models: ReadModels,
    @Inject(DisputeViews) private readonly disputes: DisputeViews,
    @Inject(ReportSeals) private readonly seals: ReportSeals,
  ) {}

  async audit(match: string, edition: Edition): Promise<Audit> {
    const { stored, events } = await this.reader.seen(match, EVERYBODY);
    const entries = stored.flatMap(({ meta }, index) => {
      const event = events[index];
      const { actor: by, occurredAt, recordedAt, hash } = meta;
      return event ? [{ event, by, occurredAt, recordedAt, hash }] : [];
    });
    const disputes = await this.#disputesAbout(match);
    const known = (id: string): KnownPerson => this.#known(id);
    const seal = await this.seals.of(
      match,
      disputes.map(({ id }) => id),
    );
    const audit = this.reader.project((shelf) => auditOf(shelf, { match, entries, known, disputes, edition, seal }));
    if (!audit) throw unknownMatch(match);
    return audit;
  }

  /** All of them, in the order in which judges were called. */
  async #disputesAbout(match: string): Promise<readonly DisputeToAudit[]> {
    await this.models.freshen(PATIENCE_MS);
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const page = this.models.disputes({ match }, PAGE, after);
      ids.push(...page.disputes.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    const whole = await Promise.all(ids.map((id) => this.disputes.whole(id)));
    return whole.sort((one, other) => (one.calledAt + one.id < other.calledAt + other.id ? -1 : 1));
  }

  #known(id: string): KnownPerson {
    return this.people.find(id) ?? (this.people.isErased(id) ? 'erased' : undefined);
  }
}
