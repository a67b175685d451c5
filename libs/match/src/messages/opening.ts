import { is, type Static } from '@adjutant/kernel';
import { Depth, Roster } from '@adjutant/rules';
import { Seats, settings, TableOfEvent } from '../opening.js';
import { DeclaredSituation, type Situation } from '../situation.js';
import { seat, withOverride } from './members.js';

export const OpenMatch = is.message(
  'OpenMatch',
  is.object({
    title: is.text({ longest: 200 }),
    pack: is.object({
      id: is.name({ says: 'Id of a pack, see /api/packs.' }),
      release: is.optional(is.name({ says: 'A release of it; the newest where it is left out.' })),
    }),
    seats: Seats,
    settings: is.optional(
      is.object({
        enforcement: is.optional(settings.enforcement),
        attestations: is.optional(settings.attestations),
        rosters: is.optional(settings.rosters),
        chessClock: settings.chessClock,
      }),
    ),
    depth: is.optional(Depth),
    event: is.optional(TableOfEvent),
  }),
  'Without `depth` it is recorded in full; `event` is said by the server alone, where a round is published. Records MatchOpened.',
);
export const SubmitRoster = is.message(
  'SubmitRoster',
  is.object({ player: seat(), roster: Roster, ...withOverride }),
  'Records RosterSubmitted.',
);
export const AdoptSituation = is.message(
  'AdoptSituation',
  DeclaredSituation,
  'A record that begins in the middle of a battle: what stands before is declared, not played. Records SituationAdopted: a record that begins in the middle of a battle.',
);

export type OpenMatch = Static<typeof OpenMatch>;
export type SubmitRoster = Static<typeof SubmitRoster>;
/** What is sent is narrower than what is recorded, which may hold commitments: the server alone makes those. */
export interface AdoptSituation {
  readonly type: 'AdoptSituation';
  readonly data: Situation;
}
