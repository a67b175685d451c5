import { hash } from 'node:crypto';
import { packsThere } from '@adjutant/contexts';
import { noTracing, tracedSecrets, type Tracing } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { draftByRules, tournamentSecrets, type TournamentDeciding, type TournamentSecrets } from '@adjutant/tournament';
import { draftingApart } from './drafting-apart.js';
import { EventWorks } from './event-works.js';

/** SHA-256 in hex: what the commitment to a seed is made with. */
const sha256 = (text: string): string => hash('sha256', text);

/** How the commands of events are decided: by which packs, and where rounds are paired. */
export class EventDeciding {
  readonly secrets: TournamentSecrets;
  readonly decide: ReturnType<typeof draftingApart>;

  constructor(shelf: Shelf, works = new EventWorks(), tracing: Tracing = noTracing) {
    const packs = packsThere(shelf);
    const secretsWith = (draft: TournamentDeciding['draft']): TournamentSecrets =>
      tracedSecrets(tracing, tournamentSecrets({ draft, hash: sha256, packs }));
    this.secrets = secretsWith(draftByRules);
    this.decide = draftingApart((draft) => secretsWith(draft).decide, works);
  }
}
