import type { Clock } from '@adjutant/kernel';
import { chessClockView, type ChessClockView } from '@adjutant/views';
import type { JudgingRules } from '../judging.js';
import type { MatchReader } from '../matches/match-reader.js';

interface AskedOfClock {
  readonly match: string;
  /** An entry since which the time is asked for as well. */
  readonly since: number | undefined;
  /** The call for a judge that is about it. */
  readonly dispute?: string | undefined;
}

/** The chess clock of a match; `now` is read last, as pages set their own clocks by it. */
export async function tellChessClock(
  reader: MatchReader,
  rules: Pick<JudgingRules, 'timing'>,
  clock: Clock,
  { match, since: entry, dispute }: AskedOfClock,
): Promise<ChessClockView> {
  const state = await reader.state(match);
  const timing = await rules.timing(state.event?.id);
  const [stored] = entry === undefined ? [] : await reader.stored(match, entry);
  const since = stored && { entry: stored.revision, at: Date.parse(stored.meta.recordedAt), dispute };
  const view = reader.project((shelf) => chessClockView(state, { shelf, at: clock(), timing, since }));
  return { ...view, now: clock() };
}
