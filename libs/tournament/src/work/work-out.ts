import type { Draft, Unpaired } from '../event/deciding/context.js';
import { draftByRules } from '../event/draft-by-rules.js';
import type { PrizeOfEvent } from '../event/prizes.js';
import type { TournamentEvent } from '../event/events.js';
import type { Settings } from '../event/settings.js';
import type { OpenedTournament } from '../event/state/state.js';
import type { EventFacts } from '../facts.js';
import { tookPartIn } from '../standing/took-part.js';
import { lossesIn } from '../standing/losses.js';
import type { Preset } from '../standing/preset.js';
import { standingsOf } from '../standing/standings.js';
import type { ImpactView } from '../view/impact-answer.js';
import { impactOfTold, type ImpactAt } from '../view/impacts.js';
import type { Entered } from '../view/irregular.js';
import { pastImpacts, type PastImpact } from '../view/past-impacts.js';
import { arithmeticsOf, shownStandings, type Arithmetics } from '../view/standings.js';
import type { StandingsAnswer } from '../view/standings-answer.js';

interface Ranking {
  readonly facts: EventFacts;
  readonly preset: Preset;
  readonly round: number | undefined;
}

/**
 * What of an event takes the longer the more players it has, as plain JSON: it may be worked out anywhere. Players are called by
 * their ids in it: what they are called is put on where it is read.
 */
export type EventWork =
  | { readonly work: 'draft'; readonly facts: EventFacts; readonly round: number; readonly settings: Settings }
  | (Ranking & {
      readonly work: 'standings';
      readonly of: {
        readonly id: string;
        readonly revision: number;
        /** Who is in the event no more. */
        readonly gone: readonly string[];
        readonly prizes?: readonly PrizeOfEvent[];
        readonly factions?: Readonly<Record<string, string>>;
      };
    })
  | (Ranking & { readonly work: 'arithmetics' })
  | {
      readonly work: 'impact';
      readonly state: OpenedTournament;
      readonly told: readonly TournamentEvent[];
      readonly at: ImpactAt & { readonly seed: string };
    }
  | {
      readonly work: 'impacts';
      readonly record: readonly Entered[];
      readonly seed: string;
      /** Those that whoever asks has already: they come back by their names alone. */
      readonly known: readonly string[];
    };

/** What comes of each work, as plain JSON. */
export interface WorkedOut {
  readonly draft: Draft | Unpaired;
  readonly standings: StandingsAnswer;
  readonly arithmetics: Arithmetics;
  readonly impact: ImpactView;
  readonly impacts: readonly PastImpact[];
}

export function workOut<Work extends EventWork>(work: Work): WorkedOut[Work['work']];
export function workOut(work: EventWork): WorkedOut[EventWork['work']] {
  switch (work.work) {
    case 'draft':
      return draftByRules(work.facts, work.round, work.settings);
    case 'standings': {
      const [gone, tookPart] = [new Set(work.of.gone), tookPartIn(work.facts, work.round)];
      return shownStandings(standingsOf(work.facts, work.preset, work.round), {
        ...{ ...work.of, facts: work.facts, nameOf: byId },
        losses: lossesIn(work.facts, work.round),
        goesOn: (player) => tookPart(player) && !gone.has(player),
      });
    }
    case 'arithmetics':
      return arithmeticsOf(standingsOf(work.facts, work.preset, work.round));
    case 'impact':
      return impactOfTold(work.state, work.told, work.at, { nameOf: byId });
    case 'impacts':
      return pastImpacts(work.record, work, { nameOf: byId });
  }
}

const byId = (player: string): string => player;
