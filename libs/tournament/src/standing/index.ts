export type { Criterion as StandingCriterion } from './criteria.js';
export { presetNamed, presets } from './presets.js';
export { Preset, readPreset, type PresetRead } from './preset.js';
export { standingsOf, type Column, type Mark, type Row, type Standings, type Value } from './standings.js';
export { explain, markText, placeSentence } from './explain.js';
export type { Exact, Part } from './parts.js';
export { awardsOf, bestOfEach, type Award, type Prize } from './awards.js';
export { lossesIn } from './losses.js';
export { convert, readTable, writeTable, type Band, type TableFault, type TableRead } from './conversion.js';
