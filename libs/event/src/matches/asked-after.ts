import { matchStream, standingThere, type Whence } from '@adjutant/match';
import { newestRead } from '@adjutant/store';
import type { MatchRecorder } from './match-recorder.js';

interface Asked {
  readonly to: string;
  readonly whence?: Whence | undefined;
}

/** After which entry something was asked: what came late, where it was pressed, so that whoever lets it stand does so there. */
export async function askedAfter(recorder: MatchRecorder, { to, whence }: Asked, revision: number): Promise<number> {
  if (whence === undefined) return revision;
  const { state } = await newestRead(recorder, matchStream(to));
  if (state.status === 'absent') return revision;
  return standingThere(recorder.shelf, state, whence.place)?.history.last.number ?? revision;
}
