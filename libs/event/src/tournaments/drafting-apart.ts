import { draftByRules, type EventWork, type TournamentDeciding, type TournamentSecrets } from '@adjutant/tournament';
import type { EventWorks } from './event-works.js';

type Draft = TournamentDeciding['draft'];
type Decide = TournamentSecrets['decide'];

/**
 * Decides as events do, with drafts that may be worked out elsewhere. Deciding is pure: what pairing is asked for is found out by
 * deciding with one that only listens, and then it is decided with the draft that came of that.
 */
export function draftingApart(
  decideWith: (draft: Draft) => Decide,
  works: Pick<EventWorks, 'of'>,
): (...asked: Parameters<Decide>) => Promise<ReturnType<Decide>> {
  return async (...asked) => {
    const [{ command }] = asked;
    if (command.type !== 'DraftRound') return decideWith(draftByRules)(...asked);
    const heard: Extract<EventWork, { readonly work: 'draft' }>[] = [];
    const decided = decideWith((facts, round, settings) => {
      heard.push({ work: 'draft', facts, round, settings });
      return { unpaired: 'not worked out yet', facts: {} };
    })(...asked);
    const [work] = heard;
    if (!work) return decided;
    const draft = await works.of(work);
    return decideWith(() => draft)(...asked);
  };
}
