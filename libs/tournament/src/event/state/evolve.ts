import type { EventOf, TournamentEvent } from '../events.js';
import { withAssigned } from './assigned.js';
import { evolveAnnouncements, isOfAnnouncements } from './evolve-announcements.js';
import { evolveEntries, isOfEntries } from './evolve-entries.js';
import { evolveRounds, withoutDraft } from './evolve-rounds.js';
import { withBye, withoutBye } from './given-byes.js';
import { ABSENT_TOURNAMENT, type OpenedTournament, type TournamentState } from './state.js';

/** What an event adds up to after one more entry. Total: what makes no sense where it stands changes nothing. */
export function evolve(state: TournamentState, event: TournamentEvent): TournamentState {
  if (event.type === 'TournamentSetUp') return state.status === 'absent' ? setUp(event.data) : state;
  return state.status === 'absent' ? ABSENT_TOURNAMENT : proceed(state, event);
}

function setUp(settings: EventOf<'TournamentSetUp'>['data']): OpenedTournament {
  return {
    status: 'running',
    settings,
    entries: {},
    listsLocked: false,
    given: {},
    rounds: [],
    effects: {},
    announcements: [],
  };
}

/** A draft is no round yet: who leaves a bracket before it is out is followed by the next in line. */
const outIn = ({ rounds }: OpenedTournament): number => rounds.filter(({ publication }) => publication > 0).length;

export type Later = Exclude<TournamentEvent, { readonly type: 'TournamentSetUp' }>;

function proceed(state: OpenedTournament, event: Later): OpenedTournament {
  if (isOfEntries(event)) return evolveEntries(state, event);
  if (isOfAnnouncements(event)) return evolveAnnouncements(state, event);
  switch (event.type) {
    case 'SettingsChanged':
      return { ...state, settings: { ...state.settings, ...event.data.changes } };
    case 'SeedRevealed':
      return { ...state, seed: event.data.seed };
    case 'DraftDiscarded':
      return withoutDraft(state, event.data.round);
    case 'FieldCut':
      return { ...state, cut: cutAfter(outIn(state), event.data) };
    case 'TournamentEnded':
      return { ...state, status: 'ended' };
    case 'TournamentReopened':
      return { ...state, status: 'running' };
    case 'ByeGiven':
      return withBye(state, event.data);
    case 'ByeTakenBack':
      return withoutBye(state, event.data);
    case 'ResultAssigned':
      return withAssigned(state, event.data);
    case 'EffectTold':
      return { ...state, effects: { ...state.effects, [event.data.ruling]: event.data.effects } };
    case 'EffectLifted': {
      const { [event.data.ruling]: _, ...effects } = state.effects;
      return { ...state, effects };
    }
    default:
      return evolveRounds(state, event);
  }
}

/** How somebody chose among those who were level stays in the record. */
function cutAfter(after: number, { level: _, because: __, ...made }: EventOf<'FieldCut'>['data']) {
  return { after, ...made };
}
