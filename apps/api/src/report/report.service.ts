import { importedText, type Audit, type KnownPerson } from '@adjutant/views';
import { Inject, Injectable } from '@nestjs/common';
import type { Acting } from '@adjutant/access';
import { Apart, type Tell } from '../apart/apart.js';
import type { Asker } from '../apart/asks.js';
import {
  AuditNames,
  AuditTeller,
  isMatchId,
  unknownMatch,
  type AuditSources,
  type NamesOfAudit,
  type Question,
} from '@adjutant/event';
import { People } from '@adjutant/people';
import { editionFor, ReportDisputes } from './disputes.js';
import { ReportSeals } from './seals.js';

/** Gathers what a report is made of. */
@Injectable()
export class Reports {
  constructor(
    @Inject(Apart) private readonly apart: Apart,
    @Inject(AuditTeller) private readonly teller: AuditTeller,
    @Inject(People) private readonly people: People,
    @Inject(ReportDisputes) private readonly disputes: ReportDisputes,
    @Inject(ReportSeals) private readonly seals: ReportSeals,
  ) {}

  /** The report as somebody may read it. */
  async audit(match: string, acting: Acting): Promise<Audit> {
    return this.teller.audit(await this.#gather(match, acting, (asked) => this.teller.names(asked)));
  }

  /** The same to be shown or printed, told where nobody waits for it. */
  told<Answer>(asker: Asker, match: string, Asked: new (from: AuditSources) => Question<Answer>): Promise<Answer> {
    return this.apart.do(asker, `${Asked.name} ${match}`, async (tell: Tell) =>
      tell(new Asked(await this.#gather(match, asker.acting, (asked) => tell(asked)))),
    );
  }

  async #gather(
    match: string,
    acting: Acting,
    namesOf: (asked: AuditNames) => Promise<NamesOfAudit>,
  ): Promise<AuditSources> {
    if (!isMatchId(match)) throw unknownMatch(match);
    const disputes = await this.disputes.about(match, acting);
    const imported = await this.disputes.origin(match);
    const { last, people, strangers } = await namesOf(new AuditNames(match, disputes, imported));
    const seal = await this.seals.of(match, {
      last,
      disputes: disputes.map(({ id, story }) => ({ id, last: story.length - 1 })),
    });
    const found = await this.people.known(imported ? [...people, imported.by] : people);
    const known = [...found].map(([id, one]) => [id, nameOnly(one)] as const);
    const named = new Map(known);
    const says = imported && importedText(imported, (id) => calledBy(named.get(id)) ?? id);
    // Whoever took it in is somebody here; people in what was taken in are not, even where an id is the same.
    for (const id of strangers) named.delete(id);
    const whence = imported && says !== undefined ? { imported: { ...imported, says } } : {};
    const fault = this.disputes.fault(match);
    const beside = { ...whence, ...(fault !== undefined && { fault }) };
    return { match, last, disputes, people: named, edition: editionFor(acting, match), seal, ...beside };
  }
}

/** How else they can be reached is nothing to a report. */
function nameOnly(person: { readonly name: string } | 'erased'): KnownPerson {
  return person === 'erased' ? person : { name: person.name };
}

function calledBy(known: KnownPerson): string | undefined {
  return known === undefined || known === 'erased' ? undefined : known.name;
}
