import { say, sayJson, warn, type Io } from '../io.js';
import { Progress } from '../show/progress.js';
import { count } from '../show/table.js';
import { readSettings } from '../settings.js';
import { assertThere } from '../store.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

export type RebuildOptions = JsonOption & { readonly prune?: boolean };

/** Reads all lists from the log again, beside those that are in use, and has the new ones used. */
export async function rebuild(io: Io, { json, prune = false }: RebuildOptions): Promise<ExitCode> {
  const settings = readSettings(io);
  assertThere(settings.store, undefined);
  const { rebuildReadModels } = await import('@adjutant/lists');
  const progress = new Progress(io, 'events');
  const rebuilt = await rebuildReadModels(settings, { progress: (events) => progress.at(events), prune });
  progress.done();
  const { events, matches, milliseconds, at, stuck } = rebuilt;
  if (json) sayJson(io, rebuilt);
  else
    say(
      io,
      `${count(matches, 'match')} rebuilt from ${count(events, 'event')} in ${(milliseconds / 1000).toFixed(1)} s: ${at}`,
    );
  if (!stuck) return EXIT.ok;
  warn(io, `adjutant: reading stopped at entry ${stuck.revision} of ${stuck.stream}: ${stuck.reason}`);
  return EXIT.place;
}
