import { createHash } from 'node:crypto';
import { nextStep, packsThere, tableSteps } from '@adjutant/contexts';
import { matchDecider, type MatchDecider } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  draftByRules,
  standingsIn,
  tournamentDecider,
  type TournamentDecider,
  type TournamentDeciding,
} from '@adjutant/tournament';

/** What a simulated installation is made of: the real parts, each of which a planted bug may wrap. */
export interface Parts {
  readonly match: MatchDecider;
  readonly draft: TournamentDeciding['draft'];
  readonly tournament: (draft: TournamentDeciding['draft'], seed: string) => TournamentDecider;
  readonly steps: (machine: number) => typeof tableSteps;
  /** What comes next about a ruling. */
  readonly ruled: typeof nextStep;
  readonly standings: typeof standingsIn;
  /** How a command is called when it is sent for so-manieth time. */
  readonly sentAs: (commandId: string, time: number) => string;
  /** Whether a power cut spares what was acknowledged. */
  readonly waitsForDisk: boolean;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function realParts(shelf: Shelf): Parts {
  const packs = packsThere(shelf);
  return {
    match: matchDecider(shelf),
    draft: draftByRules,
    tournament: (draft, seed) => tournamentDecider({ seed, hash: sha256, packs, policies: [], draft }),
    steps: () => tableSteps,
    ruled: nextStep,
    standings: standingsIn,
    sentAs: (commandId) => commandId,
    waitsForDisk: true,
  };
}
