import { NASTY_TEXTS, NASTY_VALUES, NASTY_BODIES, NASTY_TYPES } from './nasty.js';

type Schema = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** By media type. */
  readonly bodies: readonly (readonly [type: string, schema: Schema])[];
}

export interface Generated {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** As much of an OpenAPI document as requests are made from. */
export interface Api {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export function operationsOf({ paths }: Api): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, said]) => {
      const { parameters = [], requestBody } = said as {
        readonly parameters?: readonly Parameter[];
        readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
      };
      const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema] as const);
      return { method: method.toUpperCase(), path, parameters, bodies };
    }),
  );
}

/** Requests to operations: some as they should be but for one thing, some as nobody would send them. */
export class Requests {
  constructor(
    private readonly api: Api,
    private readonly chance: () => number,
    /** What is there, for parameters and members of that name. */
    private readonly real: (name: string, path: string) => string | undefined,
  ) {}

  of(operation: Operation): Generated {
    const { method } = operation;
    const path = `${this.#path(operation)}${this.#query(operation)}`;
    const [type, schema] = this.#one(operation.bodies) ?? [];
    if (type === undefined || schema === undefined) {
      const sends = method !== 'GET' && this.chance() < 0.3;
      return sends ? { method, path, ...this.#oddBody() } : { method, path, headers: {} };
    }
    if (this.chance() < 0.2) return { method, path, ...this.#oddBody() };
    const body = /json$/.test(type) ? this.#json(schema) : this.#one(NASTY_BODIES);
    return { method, path, headers: { 'content-type': type }, ...(body === undefined ? {} : { body }) };
  }

  /** Each parameter with each nasty text, the others as they should be; and each of them twice. */
  sweep({ method, path, parameters }: Operation): readonly Generated[] {
    const whole = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(this.real(name, path) ?? 'x'));
    return parameters.flatMap(({ name, in: place }) => {
      const at = (text: string): string => path.replace(`{${name}}`, () => text);
      if (place === 'path')
        return NASTY_TEXTS.map((text) => ({ method, path: at(text).replace(/\{\w+\}/g, 'm'), headers: {} }));
      const asked = [
        ...NASTY_TEXTS.map((text) => `${name}=${text}`),
        `${name}=1&${name}=1`,
        `${name}[]=1`,
        `${name}[a]=1`,
      ];
      return asked.map((query) => ({ method, path: `${whole}?${query}`, headers: {} }));
    });
  }

  #path({ path }: Operation): string {
    return path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const real = this.real(name, path);
      return real !== undefined && this.chance() < 0.7 ? encodeURIComponent(real) : (this.#one(NASTY_TEXTS) as string);
    });
  }

  #query({ parameters, path }: Operation): string {
    const asked = parameters.filter((one) => one.in === 'query' && this.chance() < 0.6);
    const parts = asked.flatMap(({ name, schema }) => {
      const value = this.chance() < 0.4 ? this.#right(name, path, schema) : (this.#one(NASTY_TEXTS) as string);
      const odd = this.chance();
      if (odd < 0.05) return [`${name}=${value}`, `${name}=${value}`];
      if (odd < 0.1) return [`${name}[]=${value}`];
      return [`${name}=${value}`];
    });
    if (this.chance() < 0.05) parts.push(this.#one(NASTY_TEXTS) as string);
    return parts.length === 0 ? '' : `?${parts.join('&')}`;
  }

  #right(name: string, path: string, schema: Schema = {}): string {
    const values = schema['enum'];
    if (Array.isArray(values)) return String(this.#one(values));
    return encodeURIComponent(this.real(name, path) ?? String(Math.floor(this.chance() * 20)));
  }

  #oddBody(): Pick<Generated, 'headers' | 'body'> {
    const type = this.#one(NASTY_TYPES) as string;
    return { headers: type === '' ? {} : { 'content-type': type }, body: this.#one(NASTY_BODIES) as string };
  }

  #json(schema: Schema): string {
    const value = this.#value(schema, '', 0);
    const twisted = this.chance() < 0.3 ? value : this.#twist(value);
    const listed = this.chance() < 0.1 ? [twisted, value] : twisted;
    const text = JSON.stringify(listed) ?? 'null';
    return this.chance() < 0.05 ? text.slice(0, Math.floor(text.length * this.chance())) : text;
  }

  /** Something that a schema allows. */
  #value(schema: Schema, name: string, depth: number): unknown {
    if (depth > 10) return null;
    const { $ref: ref, oneOf, anyOf, allOf, enum: values } = schema as Readonly<Record<string, never>>;
    if (ref !== undefined) {
      const target = this.api.components?.schemas?.[String(ref).split('/').at(-1) ?? ''];
      return target ? this.#value(target, name, depth + 1) : null;
    }
    const choices = (oneOf ?? anyOf) as readonly Schema[] | undefined;
    if (choices) return this.#value(this.#one(choices) ?? {}, name, depth + 1);
    if (allOf) return Object.assign({}, ...(allOf as Schema[]).map((one) => this.#value(one, name, depth + 1)));
    if (values) return this.#one(values as readonly unknown[]);
    return this.#ofType(schema, name, depth);
  }

  #ofType(schema: Schema, name: string, depth: number): unknown {
    const { type, properties, required = [], items, minimum = 0, format } = schema;
    if (type === 'object' || properties !== undefined) {
      const members = Object.entries((properties ?? {}) as Readonly<Record<string, Schema>>).filter(
        ([member]) => (required as readonly string[]).includes(member) || this.chance() < 0.5,
      );
      return Object.fromEntries(members.map(([member, of]) => [member, this.#value(of, member, depth + 1)]));
    }
    if (type === 'array') {
      const some = Array.from({ length: Math.floor(this.chance() * 3) });
      return some.map(() => this.#value((items ?? {}) as Schema, name, depth + 1));
    }
    if (type === 'integer' || type === 'number') return Number(minimum) + Math.floor(this.chance() * 5);
    if (type === 'boolean') return this.chance() < 0.5;
    if (format === 'uuid') return this.#uuid();
    return this.real(name, '') ?? 'x';
  }

  #uuid(): string {
    const hex = Array.from({ length: 32 }, () => Math.floor(this.chance() * 16).toString(16)).join('');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
  }

  /** The same with one thing in it that is not as it should be. */
  #twist(value: unknown): unknown {
    const nasty = this.#one(NASTY_VALUES);
    if (typeof value !== 'object' || value === null || this.chance() < 0.1) return nasty;
    const members = Object.entries(value);
    const [key, member] = this.#one(members) ?? ['x', nasty];
    const twisted = this.chance() < 0.6 ? this.#twist(member) : nasty;
    if (Array.isArray(value)) return value.map((one: unknown, at) => (String(at) === key ? twisted : one));
    const odd = this.chance();
    if (odd < 0.1) return Object.fromEntries(members.filter(([name]) => name !== key));
    if (odd < 0.2) return { ...value, [String(this.#one(NASTY_TEXTS))]: nasty };
    return { ...value, [key]: twisted };
  }

  #one<Value>(values: readonly Value[]): Value | undefined {
    return values[Math.floor(this.chance() * values.length)];
  }
}
