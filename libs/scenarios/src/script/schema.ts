import { ROLES, type JsonObject } from '@adjutant/kernel';
import { MATCH_COMMANDS } from '@adjutant/match';

const text = (description: string): JsonObject => ({ description, type: 'string', minLength: 1 });
const both = (description: string): JsonObject => ({
  description,
  type: 'object',
  properties: { A: { type: 'integer', description: 'Of A.' }, B: { type: 'integer', description: 'Of B.' } },
  additionalProperties: false,
});

const header: JsonObject = {
  description: 'The first line: which match this is, and how it ends.',
  type: 'object',
  properties: {
    adjutant: { description: 'Tells a script from other JSON Lines.', const: 'script' },
    version: { description: 'Version of this format.', const: 1 },
    id: { description: 'Id of the match.', type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    title: text('What was played, for readers.'),
    pack: { description: 'Id of the rule pack, or `id@release`.', type: 'string', pattern: '^[^@\\s]+(@[^@\\s]+)?$' },
    people: { description: 'Who the ids of people stand for.', type: 'object' },
    expect: {
      description: 'What has to be the case in the end.',
      type: 'object',
      properties: {
        status: { description: 'Status of the match.', enum: ['opened', 'running', 'finished', 'confirmed'] },
        winner: { description: 'Who won.', enum: ['A', 'B', 'draw'] },
        ending: text(
          'How the match ended: all-rounds-played, time, concession, judge, or the id of an ending of the pack.',
        ),
        cp: both('Command points in the end.'),
        vp: both('Victory points in the end.'),
        entries: { description: 'How many entries the record has.', type: 'integer', minimum: 0 },
      },
      additionalProperties: false,
    },
  },
  required: ['adjutant', 'version', 'id', 'title', 'pack'],
  additionalProperties: false,
};

const command: JsonObject = {
  description: 'Every other line: a command, and what comes of it.',
  type: 'object',
  properties: {
    type: { description: 'Type of the command.', enum: [...MATCH_COMMANDS] },
    data: { description: 'What the command says; its shape depends on the type.', type: 'object' },
    occurredAt: {
      description: 'When it happened: ISO 8601, UTC.',
      type: 'string',
      pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,3})?)?Z$',
    },
    actor: {
      description: 'Who records it, in which role.',
      type: 'object',
      properties: { id: text('Id of a person.'), role: { description: 'The role.', enum: [...ROLES] } },
      required: ['id', 'role'],
      additionalProperties: false,
    },
    refused: {
      description: 'It is refused with this code, or with one of these.',
      type: ['string', 'array'],
      minLength: 1,
      minItems: 1,
      items: { type: 'string' },
    },
    at: {
      description: 'Where the battle stands when it is given, as `R1.A.Shooting`.',
      type: 'string',
      pattern: '^[Rr]\\d+(\\.[ABab])?[.\\-].+$',
    },
    cp: both('Command points after it.'),
    vp: both('Victory points after it.'),
    say: text('A remark for readers.'),
  },
  required: ['type', 'data', 'occurredAt', 'actor'],
  additionalProperties: false,
};

/** The shape of each line of a script (JSON Lines, UTF-8). */
export const SCRIPT_SCHEMA: JsonObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Line of a script',
  description: 'A whole match, command by command: JSON Lines, a header and then one command a line.',
  oneOf: [{ $ref: '#/$defs/header' }, { $ref: '#/$defs/command' }],
  $defs: { header, command },
};
