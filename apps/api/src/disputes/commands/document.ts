import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse } from '@nestjs/swagger';
import { AnswersCommands } from '../../commands/answer.js';
import { describedCommand } from '../../commands/described-command.js';
import { Envelope } from '../../commands/envelope.js';
import { dataOf, DISPUTE_COMMAND_TYPES } from './registry.js';

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

const ONE = { oneOf: DISPUTE_COMMAND_TYPES.map((type) => describedCommand(type, dataOf(type))) };

export function DocumentDisputeCommands(): MethodDecorator {
  return applyDecorators(
    ApiOperation({
      summary: 'Send one command to a dispute, or a list of them',
      description: 'CallJudge opens it. Lists are taken like those of a match: in order, up to the first refusal.',
    }),
    ApiExtraModels(Envelope),
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
