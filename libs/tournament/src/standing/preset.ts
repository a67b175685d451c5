import { faultsIn, is, type Fault, type Static } from '@adjutant/kernel';
import { SpentByes } from '../pairing/rules.js';
import { BYE_KINDS, UNPLAYED } from '../words.js';
import { readTable } from './conversion.js';
import { Criterion } from './criteria.js';

const Source = is.object({
  key: is.name({ says: 'Key in the list of sources, as P1.' }),
  says: is.text({ says: 'What it is, and where.' }),
  confirmed: is.yes({ says: 'Read there; otherwise believed, and to be changed by whoever knows better.' }),
});

const figures = is.mapOf(is.amount(), 'numbers');

const ByeWorth = is.object({
  counts: is.oneOf(['win', 'draw', 'loss', 'nothing'], { says: 'What it counts as.' }),
  points: is.optional(is.amount({ says: 'Points of it, where they are not those of what it counts as.' })),
  figures: is.optional(figures),
});

export const Conversion = is.object(
  {
    from: is.name({ says: 'Figure whose margin is looked up.' }),
    to: is.name({ says: 'Figure that it comes to.' }),
    table: is.text({ longest: 10_000, says: 'Lines of `min,max => opponent,player`, apart by semicolons.' }),
    upperIncluded: is.optional(is.yes({ says: 'Whether a line holds at its upper limit too.' })),
    walkover: is.optional(
      is.object({ winner: figures, loser: figures }, { says: 'What a table comes to that was won without play.' }),
    ),
    asRuled: is.optional(
      is.yes({
        says: 'Whether what officials give goes before the margin: a score of the event that they award is the figure; a table that they give to whoever has no more points is a walkover, as is one that a ruling or a penalty decides without saying its points, and a draw of unlike points, or without play, is worth what a margin of 0 is, with 0 of the figure that is looked up.',
      }),
    ),
  },
  { name: 'Conversion', says: 'Points by margin.' },
);
export type Conversion = Static<typeof Conversion>;

/** How an event is ranked, as data. */
export const Preset = is.object(
  {
    $schema: is.optional(is.text()),
    id: is.name(),
    name: is.name(),
    says: is.text({ says: 'What it is, in a sentence.' }),
    sources: is.list(Source, { least: 1 }),
    points: is.object(
      { win: is.amount(), draw: is.amount(), loss: is.amount() },
      { says: 'What a result is worth where points are counted.' },
    ),
    byes: is.each(BYE_KINDS, ByeWorth, { says: 'What a bye is worth where the event says nothing else.' }),
    noByeAfter: is.optional(
      is.says('After what pairing gives no other bye, where the event has no rules of pairing.', SpentByes),
    ),
    pairsAsRanked: is.optional(
      is.yes({
        says: 'Whether pairing counts byes, figures and penalties as standings do; else a bye is a win, half of one a draw, and a figure is what was told of it.',
      }),
    ),
    unplayed: is.oneOf(UNPLAYED, { says: 'What stands for an opponent where none was played.' }),
    conversion: is.optional(Conversion),
    units: is.optional(
      is.mapOf(is.name(), 'names', {
        says: 'Which figure a unit is that penalties are told in, such as `team points`; a unit that is not here is a figure itself.',
      }),
    ),
    criteria: is.list(Criterion, { least: 1, most: 20, says: 'In order. Who is level after the last shares a place.' }),
  },
  { name: 'Preset', says: 'How an event is ranked.' },
);
export type Preset = Static<typeof Preset>;

export type PresetRead =
  { readonly ok: true; readonly preset: Preset } | { readonly ok: false; readonly faults: readonly Fault[] };

export function readPreset(value: unknown): PresetRead {
  const shape = faultsIn(Preset, value, 'preset');
  const faults = shape.length > 0 ? shape : faultsOfMargins(value as Preset, 'preset');
  return faults.length === 0 ? { ok: true, preset: value as Preset } : { ok: false, faults };
}

/** Lines of margins are a text of their own, which a description of JSON says nothing of. */
export function faultsOfMargins({ conversion }: Pick<Preset, 'conversion'>, at: string): readonly Fault[] {
  if (conversion === undefined) return [];
  const read = readTable(conversion.table, conversion.upperIncluded);
  if (read.ok) return [];
  return read.faults.map(({ line, column, says }) => ({
    at: `${at}.conversion.table`,
    message: `cannot be read in line ${line}, column ${column}. ${says}`,
  }));
}
