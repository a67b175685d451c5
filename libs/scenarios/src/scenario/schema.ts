import type { JsonObject } from '@adjutant/kernel';
import { DOING } from './step.js';
import { FACTS, RULINGS, TURNS, USING } from './schema/doing.js';
import { EXPECTED, EXPECTED_PARTS } from './schema/expected.js';
import { ROSTER_PARTS } from './schema/roster.js';
import { COMMON, SCENE, SCENE_PARTS, UNIT_MEMBERS, UNIT_PARTS } from './schema/scene.js';
import { list, ref, shape, text, textOrTexts, whole } from './schema/words.js';

/** Dice and a discard may come along with the end of a turn. */
const ALONG = ['d3', 'd6', 'discards'];

function stepThat(word: string): JsonObject {
  if (!ALONG.includes(word)) return { required: [word] };
  return { required: [word], not: { required: ['turn-end'] } };
}

const step: JsonObject = {
  description: `One step: who does what, and what comes of it. It does exactly one thing: ${DOING.join(', ')}.`,
  type: 'object',
  properties: {
    say: text('The step as a sentence, for readers; with a ruling, its reason.'),
    by: ref('side', 'Who does it.'),
    ...USING,
    ...TURNS,
    ...FACTS,
    ...RULINGS,
    ...EXPECTED,
  },
  additionalProperties: false,
  oneOf: DOING.map(stepThat),
};

const steps = {
  type: 'array',
  minItems: 1,
  items: { $ref: '#/$defs/scenarioStep' },
  description: 'What happens, one step after the other.',
} as const;

/** The shape of a scenario file. Editors complete from it, and `adjutant play` checks with it. */
export const SCENARIO_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Scenario',
  description: 'A scene of a tabletop match, steps, and what has to come of each. `adjutant play FILE` plays it.',
  type: 'object',
  properties: {
    $schema: text('Where this schema stands, for editors.'),
    scenario: text('What it shows, in a sentence.'),
    pack: text('Id of the rule pack, or `id@release`.', { pattern: '^[^@\\s]+(@[^@\\s]+)?$' }),
    source: textOrTexts('Where the rule stands that it shows.'),
    covers: list('Ids of the entries that it shows.', { type: 'string' }),
    ...SCENE,
    steps,
    cases: {
      ...list(
        'Several scenes in one file: each starts afresh, with the scene of the file as its default.',
        ref('case'),
      ),
      minItems: 1,
    },
  },
  required: ['scenario', 'pack'],
  anyOf: [{ required: ['steps'] }, { required: ['cases'] }],
  additionalProperties: false,
  $defs: {
    ...COMMON,
    ...UNIT_PARTS,
    ...SCENE_PARTS,
    ...ROSTER_PARTS,
    rosterUnit: shape(
      'A unit of a roster.',
      { id: text('Its id; made where it is left out.'), count: whole('So many of the same.', 1), ...UNIT_MEMBERS },
      ['name'],
    ),
    ...EXPECTED_PARTS,
    scenarioStep: step,
    case: shape('One scene of several.', { case: text('What it shows.'), ...SCENE, steps }, ['case', 'steps']),
  },
};
