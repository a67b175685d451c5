import { already, recorded } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import type { TournamentState } from '../state/state.js';
import { no, whileSetUp, type TournamentDecision } from './context.js';

/** Also after the end: prizes are given then. */
export function announce({ data }: CommandOf<'Announce'>, state: TournamentState): TournamentDecision {
  return whileSetUp(state, ({ settings, announcements }) => {
    const { text, round, hall } = data;
    if (text.trim() === '') return no('announcement/empty', 'Say what is announced.');
    if (round !== undefined && round > settings.rounds)
      return no('round/too-many', `The event plans ${settings.rounds} rounds: say one of those.`, {
        rounds: settings.rounds,
      });
    const newest = announcements.at(-1);
    const stands = newest?.text === text && newest.round === round && newest.hall === hall && !newest.takenBack;
    if (stands) return already;
    return recorded({ type: 'Announced', data: { announcement: announcements.length + 1, ...data } });
  });
}

export function takeAnnouncementBack(
  { data }: CommandOf<'TakeAnnouncementBack'>,
  state: TournamentState,
): TournamentDecision {
  return whileSetUp(state, ({ announcements }) => {
    const { announcement } = data;
    const known = announcements[announcement - 1];
    if (known === undefined)
      return no('announcement/unknown', `There is no announcement ${announcement}.`, { announcement });
    return known.takenBack ? already : recorded({ type: 'AnnouncementTakenBack', data });
  });
}
