import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { AnswersCommands } from '../../commands/answer.js';
import { Envelope } from '../../commands/envelope.js';
import { commandsOfDispute, DISPUTE_COMMAND_TYPES } from './registry.js';

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
const BOOK = commandsOfDispute('any');

function commandSchema(type: string) {
  const data = BOOK.dataOf(type);
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

const ONE = { oneOf: DISPUTE_COMMAND_TYPES.map(commandSchema) };

export function DocumentDisputeCommands(): MethodDecorator {
  const models = DISPUTE_COMMAND_TYPES.flatMap((type) => BOOK.dataOf(type) ?? []);
  return applyDecorators(
    ApiOperation({
      summary: 'Send one command to a dispute, or a list of them',
      description: 'CallJudge opens it. Lists are taken like those of a match: in order, up to the first refusal.',
    }),
    ApiExtraModels(Envelope, ...models),
    ApiBody({ schema: { oneOf: [ONE, { type: 'array', items: ONE }] } as never }),
    AnswersCommands(),
    ApiResponse({ status: 403, description: 'Not for this role, or not for this judge.', content: PROBLEM }),
    ApiResponse({ status: 404, description: 'There is no such dispute or match.', content: PROBLEM }),
    ApiResponse({
      status: 409,
      description: 'Somebody else was first, or the match has moved on since the preview.',
      content: PROBLEM,
    }),
    ApiResponse({ status: 422, description: 'Refused, with code, facts and reasons.', content: PROBLEM }),
  );
}
