import { PENALTY_COMMAND_SCHEMAS, PENALTY_COMMANDS } from '@adjutant/dispute';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { AnswersCommands } from '../../commands/answer.js';
import { describedCommand } from '../../commands/described-command.js';
import { Envelope } from '../../commands/envelope.js';

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const ONE = {
  oneOf: PENALTY_COMMANDS.map((type) => describedCommand(type, PENALTY_COMMAND_SCHEMAS[type].properties.data)),
};

export function DocumentPenaltyCommands(): MethodDecorator {
  return applyDecorators(
    ApiOperation({ summary: 'Give a person a penalty, or take one back' }),
    ApiExtraModels(Envelope),
    ApiBody({ schema: { oneOf: [ONE, { type: 'array', items: ONE }] } as never }),
    AnswersCommands(),
    ApiResponse({ status: 403, description: 'Not for this role, by the matrix or by the policy.', content: PROBLEM }),
    ApiResponse({ status: 404, description: 'There is no such policy or penalty.', content: PROBLEM }),
    ApiResponse({ status: 409, description: 'Stale revision, or an id used for something else.', content: PROBLEM }),
    ApiResponse({ status: 422, description: 'Refused, with code, facts and reasons.', content: PROBLEM }),
  );
}
