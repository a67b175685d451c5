import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiQuery, ApiResponse, type OpenAPIObject } from '@nestjs/swagger';
import { COMPONENTS } from '../describing/answers.js';
import { AnswersCommands } from './answer.js';
import { checkAt, type Door } from './door.js';
import { OF_PLACES } from '@adjutant/event';
import { Envelope } from './envelope.js';

const PROBLEM = { 'application/problem+json': { schema: refer('Problem') } };

const EACH =
  'Of a list: each command is checked, decided and answered for itself, and none is skipped for another. For devices that send what they have kept. A list is answered with status 200 then, unless the server could not take all of it.';

/** The doors of the document, for what it says of commands as they are sent. */
const DOORS = new Set<Door>();

/** What a door takes: one command, or a list of them. */
export function DocumentCommands(door: Door): MethodDecorator {
  DOORS.add(door);
  for (const type of door.types) COMPONENTS.refer(checkAt(door, type) ?? {});
  const { summary, description = '', longest, refusals } = door.says;
  const one = refer(sentTo(door));
  const list = { type: 'array', items: one, ...(longest === undefined ? {} : { maxItems: longest }) };
  return applyDecorators(
    ApiOperation({ summary, ...(description === '' ? {} : { description }) }),
    ApiExtraModels(Envelope),
    ApiQuery({ name: 'each', required: false, enum: ['true'], description: EACH }),
    ApiBody({ schema: { oneOf: [one, list] } as never }),
    AnswersCommands(),
    ...Object.entries(refusals).map(([status, says]) =>
      ApiResponse({ status: Number(status), description: says, content: PROBLEM }),
    ),
  );
}

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** Each command as it is sent: its type and data in what is around all of them, which a class describes. */
export function withSentCommands({ Envelope: around, ...schemas }: Schemas): Schemas {
  const sent = [...DOORS].flatMap((door) => [
    sentCommand(door),
    ...door.types.map((type) => sentAs(door, type, around)),
  ]);
  return { ...schemas, ...Object.fromEntries(sent) };
}

function sentCommand(door: Door): readonly [string, object] {
  const oneOf = door.types.map((type) => refer(`Sent${type}`));
  const mapping = Object.fromEntries(door.types.map((type) => [type, refer(`Sent${type}`).$ref]));
  return [sentTo(door), { oneOf, discriminator: { propertyName: 'type', mapping } }];
}

function sentAs(door: Door, type: string, around: object = {}): readonly [string, object] {
  const { properties: all = {}, ...others } = around as { readonly properties?: object };
  const ofPlaces = new Set<string>(door.weaves === true ? [] : OF_PLACES);
  const properties = Object.fromEntries(Object.entries(all).filter(([member]) => !ofPlaces.has(member)));
  const data = COMPONENTS.refer(checkAt(door, type) ?? {});
  return [`Sent${type}`, { ...others, properties: { ...properties, type: { type: 'string', enum: [type] }, data } }];
}

function sentTo({ context }: Door): string {
  return `Sent${context.charAt(0).toUpperCase()}${context.slice(1)}Command`;
}

function refer(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}
