import { fold, sameJson } from '@adjutant/kernel';
import {
  draftByRules,
  roundOf,
  tournamentDecider,
  type OpenedTournament,
  type TournamentEvent,
  type TournamentState,
} from '@adjutant/tournament';
import type { RecordedAt } from '../tables/reported-since.js';
import { checkAllowed } from './allowed.js';
import { DecidedAgain, occasionOf, type DecidedOtherwise } from './decided-again.js';
import { EventAtFault } from './faults.js';
import { lifted } from './lifted.js';
import { namedIn } from './named.js';
import { Plans } from './plans.js';
import type { Recorded } from './recorded.js';
import { PublishedTables } from './tables-told.js';
import { checkStood } from './unconfirmed.js';

export interface Draws {
  /** Rounds whose draft is what pairing draws. */
  readonly drawn: number[];
  /** Rounds that were edited by hand, before or after they were published. */
  readonly edited: number[];
  /** Drafts that another version of pairing drew: they cannot be drawn again here. */
  readonly byOthers: { readonly round: number; readonly engine: string }[];
}

export interface EventPassed {
  readonly state: OpenedTournament;
  readonly tables: PublishedTables;
  /** Absent where the seed is not revealed: nobody can draw again then. */
  readonly draws?: Draws;
  /** What the event had planned of its tables when. */
  readonly plans: Plans;
  /** Entries that this build would not have recorded so, and an earlier one may have. */
  readonly otherwise: readonly DecidedOtherwise[];
}

type Drafted = Extract<TournamentEvent, { readonly type: 'RoundDrafted' }>;

/** Goes through what is recorded of the event itself, decides every entry again, and draws every round again. */
export function passEvent(id: string, entries: readonly Recorded[], hash: (text: string) => string): EventPassed {
  const events = entries.map((entry) => lifted<TournamentEvent>(entry));
  if (events[0]?.type !== 'TournamentSetUp') throw noEvent();
  const seed = events.find((event) => event.type === 'SeedRevealed')?.data.seed;
  checkSeed(entries, events, hash);
  const decider = tournamentDecider({ seed: seed ?? '', hash, ...namedIn(events), draft: draftByRules });
  const tables = new PublishedTables(id);
  const draws: Draws = { drawn: [], edited: [], byOthers: [] };
  const draw = (state: TournamentState, event: Drafted, entry: Recorded): void => {
    const { round } = event.data;
    const decision = decider.decide({ type: 'DraftRound', data: { round } }, state, occasionOf(entry));
    const [again] = decision.outcome === 'recorded' ? decision.events : [];
    if (sameJson(again?.data, event.data)) return void draws.drawn.push(round);
    const engine = again?.type === 'RoundDrafted' ? again.data.engine : undefined;
    if (engine !== undefined && engine !== event.data.engine)
      return void draws.byOthers.push({ round, engine: event.data.engine });
    throw new EventAtFault('other-draft', otherDraft(event, again), entry);
  };
  const before: RecordedAt<TournamentEvent>[] = [];
  const decided = new DecidedAgain(decider, seed !== undefined);
  const plans = new Plans();
  let state: TournamentState = decider.initial;
  for (const [index, entry] of entries.entries()) {
    const event = events[index] as TournamentEvent;
    if (event.type === 'RoundDrafted' && seed !== undefined) draw(state, event, entry);
    checkAllowed(state, event, entry);
    checkPublished(state, event, entry);
    const met = { state, event, entry, after: (many: number) => events.slice(index + 1, index + 1 + many) };
    const earlier = checkStood(state, event, entry, before);
    if (earlier !== undefined) decided.tell(met, earlier);
    decided.meet(met);
    before.push({ event, at: entry.meta.recordedAt });
    if (event.type === 'DraftEdited' || event.type === 'PublicationChanged') draws.edited.push(event.data.round);
    state = fold(decider, [event], state);
    tables.take(event, entry);
    plans.take(event, entry);
  }
  if (state.status === 'absent') throw noEvent();
  const { otherwise } = decided;
  return { state, tables, plans, otherwise, ...(seed === undefined ? {} : { draws }) };
}

const noEvent = (): EventAtFault =>
  new EventAtFault('no-event', 'the record does not begin with an event that was set up');

/** Before anything is drawn from it. */
function checkSeed(
  entries: readonly Recorded[],
  events: readonly TournamentEvent[],
  hash: (text: string) => string,
): void {
  const [setUp] = events;
  const at = events.findIndex(({ type }) => type === 'SeedRevealed');
  const revealed = events[at];
  if (revealed?.type !== 'SeedRevealed' || setUp?.type !== 'TournamentSetUp') return;
  if (hash(revealed.data.seed) !== setUp.data.seedCommitment)
    throw new EventAtFault(
      'wrong-seed',
      'the seed that was revealed is not the one that the event committed to',
      entries[at],
    );
}

function checkPublished(state: TournamentState, event: TournamentEvent, entry: Recorded): void {
  if (state.status === 'absent') return;
  if (event.type !== 'RoundPublished') return;
  const { round, tables, byes } = event.data;
  const draft = roundOf(state, round);
  const drafted = draft?.tables.map(({ table, A, B }) => ({ table, A, B }));
  if (!sameJson(drafted, tables) || !sameJson(draft?.byes, byes))
    throw new EventAtFault('other-publication', `round ${round} was not published as it was drafted`, entry);
}

function otherDraft({ data }: Drafted, again: TournamentEvent | undefined): string {
  if (again?.type !== 'RoundDrafted') return `round ${data.round} cannot be drawn from what was recorded before`;
  const other = again.data.tables.find((one, index) => !sameJson(data.tables[index], one));
  const drawn = other ? ` Drawn again, table ${other.table} is ${other.A} against ${other.B}` : '';
  return `the draft of round ${data.round} is not what ${data.engine} draws from the record and the seed.${drawn}`;
}
