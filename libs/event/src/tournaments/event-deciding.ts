import { hash } from 'node:crypto';
import { packsThere } from '@adjutant/contexts';
import { noTracing, tracedSecrets, type Tracing } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { draftByRules, tournamentSecrets, type TournamentDeciding, type TournamentSecrets } from '@adjutant/tournament';
import { draftingApart } from './drafting-apart.js';
import { EventWorks } from './event-works.js';

/** SHA-256 in hex: what the commitment to a seed is made with. */
const sha256 = (text: string): string => hash('sha256', text);

/** The policies that there are, as far as an event asks about them. */
interface Policies {
  readonly policies: readonly { readonly id: string }[];
}

/** How the commands of events are decided: by which packs and policies, and where rounds are paired. */
export class EventDeciding {
  readonly secrets: TournamentSecrets;
  readonly decide: ReturnType<typeof draftingApart>;

  constructor(shelf: Shelf, shelfOfPolicies: Policies, works = new EventWorks(), tracing: Tracing = noTracing) {
    const there = { packs: packsThere(shelf), policies: shelfOfPolicies.policies.map(({ id }) => id) };
    const secretsWith = (draft: TournamentDeciding['draft']): TournamentSecrets =>
      tracedSecrets(tracing, tournamentSecrets({ draft, hash: sha256, ...there }));
    this.secrets = secretsWith(draftByRules);
    this.decide = draftingApart((draft) => secretsWith(draft).decide, works);
  }
}
