import type { OpenAPIObject } from '@nestjs/swagger';
import { Problem } from './problem-schema.js';
import { COMPONENTS } from './answers.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Response = Operation['responses'][string];

const REFUSED = { 'application/problem+json': { schema: COMPONENTS.refer(Problem) } };
const SAYS = {
  '4XX': 'Refused: `code` says why for programs, `detail` for people.',
  '5XX': 'It cannot be answered now; `detail` says what to do.',
} as const;

/** Every operation may refuse, and all of them in one form: what a route says of a status of its own is kept. */
export function withRefusals(document: OpenAPIObject): OpenAPIObject {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path) as readonly Operation[]);
  for (const operation of operations) {
    for (const [status, description] of Object.entries(SAYS)) operation.responses[status] ??= { description };
    for (const [status, response] of Object.entries(operation.responses)) {
      if (/^[45]/.test(status))
        operation.responses[status] = refusal(response, operation.responses[`${status.charAt(0)}XX`]);
    }
  }
  return document;
}

/** What holds for all statuses of a kind holds for one of them too, beside what the route says of it. */
function refusal(response: Response, ofItsKind: Response): Response {
  if (!response || '$ref' in response) return response;
  const inPart = ofItsKind && 'content' in ofItsKind ? ofItsKind.content : {};
  return { ...response, content: { ...(REFUSED as object), ...inPart, ...response.content } };
}
