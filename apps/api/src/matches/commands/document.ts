import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Envelope, MOST_COMMANDS } from '../../commands/envelope.js';
import { COMMAND_TYPES, commandKind } from './registry.js';

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** One schema for each type of command: the envelope, with the type's own data. */
function commandSchema(type: string) {
  const data = commandKind(type)?.data;
  return {
    title: type,
    allOf: [
      { $ref: getSchemaPath(Envelope) },
      {
        type: 'object',
        properties: {
          type: { type: 'string', enum: [type] },
          ...(data ? { data: { $ref: getSchemaPath(data) } } : {}),
        },
      },
    ],
  };
}

const ONE = { oneOf: COMMAND_TYPES.map(commandSchema) };

const RECORDED =
  'Recorded, or already so. `effects`: the ledger lines that the command made. `flags`: what speaks against it, where the match only advises.';

const ACCOUNTED = {
  number: { type: 'integer', description: 'Entry that the line comes from.' },
  player: { type: 'string', enum: ['A', 'B'] },
  account: { type: 'string', description: '`cp`, or a category of victory points as `vp/primary`.' },
  kind: { type: 'string' },
  what: { type: 'string' },
  declared: { type: 'integer', description: 'What was said at the table.' },
  due: { type: 'integer', description: 'What the rules give; spending is negative.' },
  capped: { type: 'integer', description: 'What a cap or an empty account kept back.' },
  credited: { type: 'integer', description: 'What moved.' },
  balance: { type: 'integer', description: 'What stood afterwards.' },
  notes: { type: 'array', items: { type: 'string' } },
  cap: { type: 'object', description: 'The rule of the cap, where it kept something back: document and section.' },
};

const FLAGGED = {
  code: { type: 'string' },
  message: { type: 'string' },
  facts: { type: 'object' },
  cites: { type: 'array', items: { type: 'object' } },
};

const ANSWER = {
  type: 'object',
  required: ['outcome', 'revision', 'events'],
  properties: {
    outcome: { type: 'string', enum: ['recorded', 'already'] },
    revision: { type: 'integer' },
    events: { type: 'array', items: { type: 'object' } },
    effects: { type: 'array', items: { type: 'object', properties: ACCOUNTED } },
    flags: { type: 'array', items: { type: 'object', properties: FLAGGED } },
  },
};

export function DocumentCommands(): MethodDecorator {
  const models = COMMAND_TYPES.flatMap((type) => commandKind(type)?.data ?? []);
  return applyDecorators(
    ApiOperation({
      summary: 'Send one command, or a list of them',
      description: `A list (of at most ${MOST_COMMANDS}) is taken in order and answered by a list. It stops at the first refusal, or where
one cannot be answered ("failed"): the rest are answered {outcome: "skipped"}, and the status is that of what stopped it. A
list in which anything is malformed, or is not for whoever sends it, is not taken at all.`,
    }),
    ApiExtraModels(Envelope, ...models),
    ApiBody({ schema: { oneOf: [ONE, { type: 'array', items: ONE, maxItems: MOST_COMMANDS }] } as never }),
    ApiResponse({ status: 200, description: RECORDED, content: { 'application/json': { schema: ANSWER } } }),
    ApiResponse({ status: 400, description: 'Not JSON, malformed or of an unknown type.', content: PROBLEM }),
    ApiResponse({ status: 404, description: 'There is no such match.', content: PROBLEM }),
    ApiResponse({
      status: 409,
      description: 'Stale revision, or a command id used for something else.',
      content: PROBLEM,
    }),
    ApiResponse({ status: 413, description: 'Too large, or too many commands.', content: PROBLEM }),
    ApiResponse({ status: 422, description: 'Refused, with code, facts, cites and reasons.', content: PROBLEM }),
    ApiResponse({ status: 503, description: 'The store cannot take it now; send it again.', content: PROBLEM }),
  );
}
