import type { Refusal } from '@adjutant/kernel';
import type { EntrantId, EventFacts } from '../facts.js';
import { isRefusal } from '../pairing/draft.js';
import { placedIn, playOffOf, type PlayOff } from '../pairing/formats/play-off.js';
import { lossesIn } from '../standing/losses.js';
import type { Preset } from '../standing/preset.js';
import { standingsOf } from '../standing/standings.js';
import { tookPartIn } from '../standing/took-part.js';

/** A cut that is asked about, or that was made. */
export interface CutWeighed {
  readonly rule: PlayOff;
  /** The round after which it is made; the last that is closed where it is left out. */
  readonly after?: number;
  /** Who went on when it was made, best first. */
  readonly made?: readonly EntrantId[];
  /** Who is not there any more, whether they have missed a round or not. */
  readonly isGone?: (player: EntrantId) => boolean;
  /** Which group somebody plays in, from 1; nobody in any where it is left out. */
  readonly groupOf?: (player: EntrantId) => number | undefined;
}

export interface CutImpact {
  readonly in: readonly EntrantId[];
  readonly out: readonly EntrantId[];
  /** The cut cannot be made, before or after. */
  readonly refused?: Refusal;
}

export interface CutBothWays {
  readonly was: readonly EntrantId[];
  readonly is: readonly EntrantId[];
}

/** Who is through by the facts before a correction, and by those after it, best first. */
export function throughBothWays(
  cut: CutWeighed,
  [before, after]: readonly [EventFacts, EventFacts],
  preset: Preset,
): CutBothWays | Refusal {
  const [was, is] = [throughOf(before, preset, cut), throughOf(after, preset, cut)];
  if (isRefusal(was)) return was;
  return isRefusal(is) ? is : { was, is };
}

/** Undefined where the cut that was made was not by its rule: what another result would have made of it nobody knows. */
export function cutImpact(both: CutBothWays | Refusal, { made }: CutWeighed): CutImpact | undefined {
  if (isRefusal(both)) return { in: [], out: [], refused: both };
  const [were, are] = [new Set(both.was), new Set(both.is)];
  if (made !== undefined && (made.length !== were.size || made.some((one) => !were.has(one)))) return undefined;
  return { in: both.is.filter((one) => !were.has(one)), out: both.was.filter((one) => !are.has(one)) };
}

/** Whoever left since the cut was made had gone through; who was level on the line then, and taken, would be taken again. */
function throughOf(facts: EventFacts, preset: Preset, { rule, after, made = [], isGone, groupOf }: CutWeighed) {
  const [losses, tookPart] = [lossesIn(facts, after), tookPartIn(facts, after)];
  const placed = placedIn(standingsOf(facts, preset, after), { losses, tookPart, groupOf });
  const there = placed.map(({ out, ...one }) =>
    (out === true || isGone?.(one.player) === true) && !made.includes(one.player) ? { ...one, out: true } : one,
  );
  const found = playOffOf(there, rule);
  if (isRefusal(found)) return found;
  const through = new Set([...found.through, ...found.onTheLine.filter((one) => made.includes(one))]);
  const inOrder = found.onTheLine.length === 0 ? found.through : there.map(({ player }) => player);
  return inOrder.filter((player) => through.has(player));
}
