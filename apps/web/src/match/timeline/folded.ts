import type { TimelineItem } from '@adjutant/views';

/** As much of an entry as is said of a run. */
export type Pressed = Pick<TimelineItem, 'number' | 'type' | 'text' | 'doubts'>;

/** Entries that stand by themselves, or a run of presses on the chess clock that is one line until it is opened. */
export type Line<Entry> =
  { readonly is: 'entry'; readonly entry: Entry } | { readonly is: 'passes'; readonly passes: readonly Entry[] };

const PASSES: ReadonlySet<TimelineItem['type']> = new Set(['TimePassed', 'TimeTurned']);

/** What was decided, given or ran out stands for itself; so does a pass between two other entries. */
export function folded<Entry extends Pressed>(entries: readonly Entry[]): readonly Line<Entry>[] {
  const lines: Line<Entry>[] = [];
  let run: Entry[] = [];
  const end = (): void => {
    const [only, another] = run;
    if (only !== undefined && another === undefined) lines.push({ is: 'entry', entry: only });
    else if (only !== undefined) lines.push({ is: 'passes', passes: run });
    run = [];
  };
  for (const entry of entries) {
    if (PASSES.has(entry.type)) run.push(entry);
    else {
      end();
      lines.push({ is: 'entry', entry });
    }
  }
  end();
  return lines;
}
