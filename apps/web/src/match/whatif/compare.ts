import type { Side } from '@adjutant/rules';
import type { Difference, Standing, SupposedVerdict } from '@adjutant/replay';
import type { Attempt, SupposeAnswer, SupposedStep } from '../../api/types.js';

export type Outcome = 'out' | 'falls' | 'opens' | 'changes';

export interface Change {
  readonly place: number;
  readonly text: string;
  readonly outcome: Outcome;
  readonly verdict: SupposedVerdict | 'absent';
  readonly because: string | null;
  readonly codes: readonly string[];
}

export interface Comparison {
  /** Entries whose standing changes; those of which only the balances differ are left to the ledgers. */
  readonly changes: readonly Change[];
  /** How many later entries keep their standing and find other balances. */
  readonly shifted: number;
  readonly balances: { readonly [side in Side]: { readonly was: Standing; readonly now: Standing } } | null;
}

const OUTCOMES: { readonly [verdict in SupposedVerdict]?: Outcome } = {
  struck: 'out',
  void: 'out',
  falls: 'falls',
  refused: 'falls',
  'now-legal': 'opens',
  inserted: 'opens',
};

/** What a supposition comes to: what falls, what becomes legal, and where both sides would have stood at the end. */
export function compared({ divergence, story }: SupposeAnswer): Comparison {
  const lines = new Map(story.map((line) => [line.place, line]));
  const { differences } = divergence;
  const changed = differences.filter(({ was, now }) => was !== now && !(stands(was) && stands(now)));
  return {
    changes: changed.map((difference) => changeOf(difference, lines.get(difference.place))),
    shifted: differences.length - changed.length,
    balances: atTheEnd(divergence, story),
  };
}

/** Where no difference stands at the last place, what differed before has been made up for: both end alike. */
function atTheEnd({ differences }: SupposeAnswer['divergence'], story: SupposeAnswer['story']): Comparison['balances'] {
  const [difference, end] = [differences.at(-1), story.at(-1)];
  if (!difference || !end) return null;
  if (difference.place >= end.place) return difference.balances;
  const alike = (standing: Standing) => ({ was: standing, now: standing });
  return { A: alike(end.balances.A), B: alike(end.balances.B) };
}

/** Told again, an entry is judged and `stands` where it merely was `recorded`: nothing has changed about it. */
function stands(verdict: Difference['was']): boolean {
  return verdict === 'recorded' || verdict === 'stands';
}

function changeOf({ place, what, now, because }: Difference, line: SupposedStep | undefined): Change {
  const outcome = now === 'absent' ? 'out' : (OUTCOMES[now] ?? 'changes');
  const codes = (line?.refusal?.reasons ?? []).map(({ code }) => code);
  return {
    place,
    text: line?.text ?? what,
    outcome,
    verdict: now,
    because: because ?? line?.refusal?.message ?? null,
    codes,
  };
}

/** The refused command that stands at a place between two entries; several share the gap in the order of asking. */
export function attemptAt(place: number, attempts: readonly Attempt[]): Attempt | null {
  const after = Math.floor(place);
  const here = attempts.filter((attempt) => attempt.after === after);
  const index = Math.round((place - after) * (here.length + 1)) - 1;
  return here[index] ?? null;
}
