import type { Schema } from '@adjutant/kernel';
import { getSchemaPath } from '@nestjs/swagger';
import { COMPONENTS } from '../describing/answers.js';
import { Envelope } from './envelope.js';

/** A command as the OpenAPI document has it: the envelope, with the type and its own data. */
export function describedCommand(type: string, data: Schema) {
  const properties = { type: { type: 'string', enum: [type] }, data: COMPONENTS.refer(data) };
  return { title: type, allOf: [{ $ref: getSchemaPath(Envelope) }, { type: 'object', properties }] };
}
