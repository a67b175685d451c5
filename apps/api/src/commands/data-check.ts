import type { Schema } from '@adjutant/kernel';

interface Described {
  readonly properties: { readonly data: Schema };
}

/** What the data of messages are checked with that are described as a whole. */
export function dataOf<Type extends string>(
  types: readonly Type[],
  messages: { readonly [One in Type]: Described },
): { readonly [One in Type]: Schema } {
  return Object.fromEntries(types.map((type) => [type, messages[type].properties.data])) as {
    readonly [One in Type]: Schema;
  };
}
