import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { COMPONENTS } from '../describing/answers.js';
import { AnswersCommands } from './answer.js';
import { checkAt, type Door } from './door.js';
import { Envelope } from './envelope.js';

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

/** One schema for each type of command that a door takes: the envelope, with the type's own data. */
export function DocumentCommands(door: Door): MethodDecorator {
  const { summary, description = '', longest, refusals } = door.says;
  const one = { oneOf: door.types.map((type) => commandSchema(door, type)) };
  const list = { type: 'array', items: one, ...(longest === undefined ? {} : { maxItems: longest }) };
  return applyDecorators(
    ApiOperation({ operationId: door.operation, summary, ...(description === '' ? {} : { description }) }),
    ApiExtraModels(Envelope),
    ApiBody({ schema: { oneOf: [one, list] } as never }),
    AnswersCommands(),
    ...Object.entries(refusals).map(([status, says]) =>
      ApiResponse({ status: Number(status), description: says, content: PROBLEM }),
    ),
  );
}

function commandSchema(door: Door, type: string): object {
  const check = checkAt(door, type);
  const properties = { type: { type: 'string', enum: [type] }, ...(check ? { data: COMPONENTS.refer(check) } : {}) };
  return { title: type, allOf: [{ $ref: getSchemaPath(Envelope) }, { type: 'object', properties }] };
}
