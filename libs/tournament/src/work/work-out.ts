import type { Draft, Unpaired } from '../event/deciding/context.js';
import { draftByRules } from '../event/draft-by-rules.js';
import type { Settings } from '../event/settings.js';
import type { EventFacts } from '../facts.js';
import { lossesIn } from '../standing/losses.js';
import type { Preset } from '../standing/preset.js';
import { standingsOf } from '../standing/standings.js';
import type { StandingsAnswer } from '../view/standings-answer.js';
import { shownStandings } from '../view/standings.js';

/** What of an event takes the longer the more players it has, as plain JSON: it may be worked out anywhere. */
export type EventWork =
  | { readonly work: 'draft'; readonly facts: EventFacts; readonly round: number; readonly settings: Settings }
  | {
      readonly work: 'standings';
      readonly facts: EventFacts;
      readonly preset: Preset;
      readonly round: number | undefined;
      /** Id and revision of the event, and what its players are called, by id. */
      readonly of: { readonly id: string; readonly revision: number; readonly names: Readonly<Record<string, string>> };
    };

/** What comes of each work, as plain JSON. */
export interface WorkedOut {
  readonly draft: Draft | Unpaired;
  readonly standings: StandingsAnswer;
}

export function workOut<Work extends EventWork>(work: Work): WorkedOut[Work['work']];
export function workOut(work: EventWork): WorkedOut[EventWork['work']] {
  if (work.work === 'draft') return draftByRules(work.facts, work.round, work.settings);
  const { facts, preset, round, of } = work;
  const { id, revision, names } = of;
  const nameOf = (player: string): string => names[player] ?? player;
  return shownStandings(standingsOf(facts, preset, round), { id, revision, nameOf, losses: lossesIn(facts, round) });
}
