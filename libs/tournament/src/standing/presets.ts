import amg from '../../presets/amg.json' with { type: 'json' };
import chess2009 from '../../presets/chess-2009.json' with { type: 'json' };
import chess2023 from '../../presets/chess-2023.json' with { type: 'json' };
import chess from '../../presets/chess.json' with { type: 'json' };
import gw11e from '../../presets/gw-11e.json' with { type: 'json' };
import gw from '../../presets/gw.json' with { type: 'json' };
import itc from '../../presets/itc.json' with { type: 'json' };
import mtr from '../../presets/mtr.json' with { type: 'json' };
import oldWorld from '../../presets/old-world.json' with { type: 'json' };
import pathToVictory from '../../presets/path-to-victory.json' with { type: 'json' };
import wtc from '../../presets/wtc.json' with { type: 'json' };
import { readPreset, type Preset } from './preset.js';

/** Those that come with the program, in the order in which they are offered. Files of libs/tournament/presets. */
const FILES: readonly unknown[] = [gw, gw11e, itc, pathToVictory, wtc, amg, oldWorld, mtr, chess, chess2023, chess2009];

let known: readonly Preset[] | undefined;

export function presets(): readonly Preset[] {
  // Everybody's standings ask for one of them, and files that come with the program do not change.
  known ??= FILES.flatMap((file) => {
    const read = readPreset(file);
    return read.ok ? [read.preset] : [];
  });
  return known;
}

export function presetNamed(id: string): Preset | undefined {
  return presets().find((one) => one.id === id);
}
