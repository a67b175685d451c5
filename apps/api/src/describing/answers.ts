import { Components, type Schema } from '@adjutant/kernel';
import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

/** The named schemas of everything that is answered here. */
export const COMPONENTS = new Components();

const ANSWERS = 'answers';

/** What an operation answers where it does not refuse: status by status, a schema, or none where it is a file or nothing. */
export type AnswersOf = { readonly [status in Status]?: Schema<unknown> | null };

/** A number, or all of a kind. */
type Status = number | '4XX' | '5XX';

interface Beside {
  readonly status?: Status;
  readonly says?: string;
}

const MEANS: { readonly [status: number]: string } = {
  200: 'As asked.',
  201: 'It is made.',
  204: 'Done; there is nothing to say.',
};

/** The one place where a route says what it answers: the document names it, and the tests hold every answer to it. */
export function Answers(schema: Schema<unknown>, { status = 200, says }: Beside = {}): MethodDecorator {
  const content = { 'application/json': { schema: COMPONENTS.refer(schema) } };
  return described(status, schema, { description: says ?? MEANS[Number(status)] ?? '', content: content as never });
}

/** For what is no JSON. */
export function AnswersText(...types: readonly string[]): MethodDecorator {
  const schema = { type: 'string' };
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return described(200, null, { description: 'The file.', content: content as never });
}

export function AnswersNothing(): MethodDecorator {
  return described(204, null, { description: MEANS[204] ?? '' });
}

/** For readings that carry an ETag. */
export function AnswersUnchanged(): MethodDecorator {
  return described(304, null, { description: 'As whoever asks has it already.' });
}

export function answersOf(handler: object): AnswersOf {
  return (Reflect.getMetadata(ANSWERS, handler) as AnswersOf | undefined) ?? {};
}

type Response = Parameters<typeof ApiResponse>[0];

function described(status: Status, schema: AnswersOf[number], response: Omit<Response, 'status'>): MethodDecorator {
  const noted: MethodDecorator = (_, __, descriptor) => {
    const handler = descriptor.value as object;
    Reflect.defineMetadata(ANSWERS, { ...answersOf(handler), [status]: schema }, handler);
  };
  return applyDecorators(noted, ApiResponse({ status, ...response } as Response));
}
