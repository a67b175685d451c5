import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { Envelope, MOST_COMMANDS } from '../../commands/envelope.js';
import { AnswersCommands } from '../../commands/answer.js';
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
    AnswersCommands(),
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
