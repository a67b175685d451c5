import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { withSentCommands } from './commands/document.js';
import { COMPONENTS } from './describing/answers.js';
import { closed } from './describing/closed.js';
import { withOperationIds } from './describing/operation-ids.js';
import { withRefusals } from './describing/refusals.js';
import { keepAnswers } from './operations/kept-answers.js';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

const SESSION =
  'What signing in answers as `token`. Without it one is nobody in particular, as on a server where nobody signs in.';
const FOR_AN_HOUR = 'public, max-age=3600';

/** The OpenAPI document at /api/docs. It is made when somebody asks for it, so that starting does not wait for it. */
export function describeApi(application: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Adjutant')
    .setDescription('Records tabletop matches as immutable events, and replays any dispute step by step.')
    .setVersion('1')
    .setOpenAPIVersion('3.1.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: SESSION }, 'session')
    .addSecurityRequirements({})
    .addSecurityRequirements('session')
    .build();
  const make = (): OpenAPIObject => {
    const document = withOperationIds(withRefusals(SwaggerModule.createDocument(application, config)));
    const byClasses = withSentCommands(closed(document.components?.schemas ?? {}));
    const schemas = { ...byClasses, ...(COMPONENTS.schemas as typeof byClasses) };
    return { ...document, components: { ...document.components, schemas } };
  };
  keepAnswers(application.getHttpAdapter().getInstance(), '/api/docs', FOR_AN_HOUR);
  SwaggerModule.setup('api/docs', application, make, {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Adjutant API',
  });
}
