import type { TimelineEntry } from '@adjutant/views';

export interface PhaseGroup<Entry> {
  readonly phase: string | null;
  readonly entries: readonly Entry[];
}

interface TurnGroup<Entry> {
  readonly round: number | null;
  readonly turn: string | null;
  readonly phases: readonly PhaseGroup<Entry>[];
}

type Placed = Pick<TimelineEntry, 'round' | 'turn' | 'phase'>;

/** Neighbours of one turn, and within it of one phase, stand together. After a rewind a turn may come twice. */
export function grouped<Entry extends Placed>(entries: readonly Entry[]): readonly TurnGroup<Entry>[] {
  return runs(entries, (one, other) => one.round === other.round && one.turn === other.turn).map((turn) => ({
    round: turn[0].round,
    turn: turn[0].turn,
    phases: runs(turn, (one, other) => one.phase === other.phase).map((phase) => ({
      phase: phase[0].phase,
      entries: phase,
    })),
  }));
}

type Run<Item> = [Item, ...Item[]];

function runs<Item>(items: readonly Item[], together: (one: Item, other: Item) => boolean): readonly Run<Item>[] {
  const found: Run<Item>[] = [];
  for (const item of items) {
    const run = found.at(-1);
    if (run && together(run[0], item)) run.push(item);
    else found.push([item]);
  }
  return found;
}
