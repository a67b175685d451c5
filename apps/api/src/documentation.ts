import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { keepAnswers } from './operations/kept-answers.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

const PROBLEM = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'detail', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
    code: { type: 'string', description: 'Stable, for programs.' },
    facts: { type: 'object', additionalProperties: true },
    cites: { type: 'array', items: { type: 'object' } },
    reasons: { type: 'array', items: { type: 'object' } },
    outcome: { type: 'string', enum: ['refused'] },
    revision: { type: 'integer' },
    errors: {
      type: 'array',
      items: { type: 'object', properties: { at: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

const FOR_AN_HOUR = 'public, max-age=3600';

/** The OpenAPI document at /api/docs. It is made when somebody asks for it, so that starting does not wait for it. */
export function describeApi(application: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Adjutant')
    .setDescription('Records tabletop matches as immutable events, and replays any dispute step by step.')
    .setVersion('1')
    .build();
  const make = (): OpenAPIObject => {
    const document = SwaggerModule.createDocument(application, config);
    document.components = {
      ...document.components,
      schemas: { ...document.components?.schemas, Problem: PROBLEM as never },
    };
    return document;
  };
  keepAnswers(application.getHttpAdapter().getInstance(), '/api/docs', FOR_AN_HOUR);
  SwaggerModule.setup('api/docs', application, make, {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Adjutant API',
  });
}
