import { presetNamed } from '@adjutant/tournament';
import { PRESETS } from './preset-names.js';

test.each(PRESETS)('$value is a preset', ({ value }) => {
  expect(presetNamed(value)?.id).toBe(value);
});
