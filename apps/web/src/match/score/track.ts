import type { CourseRound, MatchView, Scoreboard } from '@adjutant/views';
import type { Side } from '@adjutant/rules';

export interface TrackPart {
  /** Whose turn; null: steps that belong to nobody. */
  readonly side: Side | null;
  readonly state: Progress;
  readonly phases: readonly { readonly id: string; readonly name: string; readonly state: Progress }[];
}

export interface TrackRound {
  readonly round: number;
  readonly state: Progress;
  readonly parts: readonly TrackPart[];
}

export type Progress = 'past' | 'now' | 'ahead';

/** The whole battle as rounds, turns and phases, with what is over, what is going on and what lies ahead. */
export function trackOf(
  { course }: Pick<MatchView, 'course'>,
  clock: Scoreboard['clock'],
  ended: boolean,
): readonly TrackRound[] {
  const here = clock === null ? -1 : placeOf(course, clock);
  let place = 0;
  return course.map(({ round, parts }) => {
    const told = parts.map(({ turn, steps }): TrackPart => {
      const phases = steps.map((step) => ({ ...step, state: progress(place++, here, ended) }));
      return { side: turn, state: together(phases), phases };
    });
    return { round, state: together(told), parts: told };
  });
}

function progress(place: number, here: number, ended: boolean): Progress {
  if (place < here || (ended && place === here)) return 'past';
  return place === here ? 'now' : 'ahead';
}

function together(parts: readonly { readonly state: Progress }[]): Progress {
  if (parts.some(({ state }) => state === 'now')) return 'now';
  return parts.some(({ state }) => state === 'past') ? 'past' : 'ahead';
}

/** Where a clock stands, counted in steps. Where players alternate within a step, the step is nobody's. */
function placeOf(course: readonly CourseRound[], clock: NonNullable<Scoreboard['clock']>): number {
  const places = course.flatMap(({ round, parts }) =>
    parts.flatMap(({ turn, steps }) => steps.map(({ id }) => ({ round, turn, id }))),
  );
  return places.findIndex(
    ({ round, turn, id }) =>
      round === clock.round && id === clock.step && (turn === null || clock.turn === null || turn === clock.turn),
  );
}
