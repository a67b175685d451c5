import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { AnswersCommands } from '../../commands/answer.js';
import { Envelope } from '../../commands/envelope.js';
import { commandsAbout } from './registry.js';

const BOOK = commandsAbout('anybody');
const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

function commandSchema(type: string) {
  const data = BOOK.dataOf(type);
  const properties = {
    type: { type: 'string', enum: [type] },
    ...(data ? { data: { $ref: getSchemaPath(data) } } : {}),
  };
  return { title: type, allOf: [{ $ref: getSchemaPath(Envelope) }, { type: 'object', properties }] };
}

const ONE = { oneOf: BOOK.types.map(commandSchema) };

export function DocumentPenaltyCommands(): MethodDecorator {
  const models = BOOK.types.flatMap((type) => BOOK.dataOf(type) ?? []);
  return applyDecorators(
    ApiOperation({ summary: 'Give a person a penalty, or take one back' }),
    ApiExtraModels(Envelope, ...models),
    ApiBody({ schema: { oneOf: [ONE, { type: 'array', items: ONE }] } as never }),
    AnswersCommands(),
    ApiResponse({ status: 403, description: 'Not for this role, by the matrix or by the policy.', content: PROBLEM }),
    ApiResponse({ status: 404, description: 'There is no such policy or penalty.', content: PROBLEM }),
    ApiResponse({ status: 409, description: 'Stale revision, or an id used for something else.', content: PROBLEM }),
    ApiResponse({ status: 422, description: 'Refused, with code, facts and reasons.', content: PROBLEM }),
  );
}
