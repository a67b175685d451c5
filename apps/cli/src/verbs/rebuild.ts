import { say, sayJson, warn, type Io } from '../io.js';
import { Progress } from '../show/progress.js';
import { count } from '../show/table.js';
import { readSettings, type Settings } from '../settings.js';
import { assertThere } from '../store.js';
import { EXIT, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';

/** What apps/api offers under `@adjutant/api/readmodels`. It brings a server along, so it is loaded for this verb only. */
interface ReadModels {
  rebuildReadModels(
    settings: Settings,
    options: { readonly progress?: (events: number) => void; readonly prune: boolean },
  ): Promise<Rebuilt>;
}

interface Rebuilt {
  readonly at: string;
  readonly events: number;
  readonly matches: number;
  readonly milliseconds: number;
  readonly stuck?: { readonly stream: string; readonly revision: number; readonly reason: string };
}

const MODULE: string = '@adjutant/api/readmodels';

export type RebuildOptions = JsonOption & { readonly prune?: boolean };

/** Reads all lists from the log again, beside those that are in use, and has the new ones used. */
export async function rebuild(io: Io, { json, prune = false }: RebuildOptions): Promise<ExitCode> {
  const settings = readSettings(io);
  assertThere(settings.store, undefined);
  const { rebuildReadModels } = (await import(MODULE)) as ReadModels;
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
