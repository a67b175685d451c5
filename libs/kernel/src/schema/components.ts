import { documentOf, type Plain } from './document.js';
import type { Schema } from './schema.js';

/** The named schemas of one OpenAPI document, gathered while its operations are described. */
export class Components {
  readonly #schemas = new Map<string, Plain>();

  get schemas(): { readonly [name: string]: Plain } {
    return Object.fromEntries([...this.#schemas].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** What stands in the document for a schema. */
  refer(described: object): Plain {
    const { schema, components } = documentOf(described as Schema);
    for (const [name, one] of Object.entries(components)) this.#keep(name, one);
    return schema;
  }

  /** What a member means that holds it is said there, beside the reference. */
  #keep(name: string, { description: _, ...schema }: Plain): void {
    const known = this.#schemas.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`Two schemas are named ${name}: give one of them another name`);
    this.#schemas.set(name, schema);
  }
}
