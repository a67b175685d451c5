import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { withRefusals } from './describing/refusals.js';
import { keepAnswers } from './operations/kept-answers.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

const FOR_AN_HOUR = 'public, max-age=3600';

/** The OpenAPI document at /api/docs. It is made when somebody asks for it, so that starting does not wait for it. */
export function describeApi(application: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Adjutant')
    .setDescription('Records tabletop matches as immutable events, and replays any dispute step by step.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .build();
  const make = (): OpenAPIObject => {
    const document = SwaggerModule.createDocument(application, config);
    return withRefusals(document);
  };
  keepAnswers(application.getHttpAdapter().getInstance(), '/api/docs', FOR_AN_HOUR);
  SwaggerModule.setup('api/docs', application, make, {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Adjutant API',
  });
}
