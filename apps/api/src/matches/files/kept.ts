import { applyDecorators, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiProduces } from '@nestjs/swagger';
import { AnswersText } from '../../describing/answers.js';

const CHARSET = {
  'application/pdf': '',
  'text/csv': '; charset=utf-8',
  'application/x-ndjson': '; charset=utf-8',
  'text/plain': '; charset=utf-8',
};

/** A route that answers a file: of which type, and in a line what stands in it. */
export const Kept = (path: string, type: keyof typeof CHARSET, summary: string): MethodDecorator =>
  applyDecorators(
    Get(path),
    AnswersText(type),
    Header('content-type', `${type}${CHARSET[type]}`),
    ApiProduces(type),
    ApiOperation({ summary }),
  );
