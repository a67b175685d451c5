import type { Abstract, FactoryProvider, OptionalFactoryDependency, Type } from '@nestjs/common';

/** Under what something is provided: its own class, a name for what has none, or either where it need not be there. */
type Under<Part> =
  | Type<NonNullable<Part>>
  | Abstract<NonNullable<Part>>
  | symbol
  | (OptionalFactoryDependency & { readonly optional: true });

/** Provides what stands in a room that knows nothing of Nest: `parts` are what its constructor takes, in that order. */
export function made<Made, Parts extends readonly unknown[]>(
  what: new (...parts: [...Parts]) => Made,
  ...parts: { readonly [Index in keyof Parts]: Under<Parts[Index]> }
): FactoryProvider<Made> {
  return { provide: what, useFactory: (...given: [...Parts]) => new what(...given), inject: [...parts] };
}

/** What has a beginning or an end: whatever it has to do then, by the name of the moment. */
export interface Living {
  /** Before anything is asked for. */
  begin?(): unknown;
  /** When everything has begun. */
  start?(): unknown;
  /** Before anything ends. */
  stop?(): unknown;
  /** When all have stopped, and before the last connections are closed. */
  letGo?(): unknown;
  /** When nobody can ask any more. */
  close?(): unknown;
}

/** The same for what has a beginning or an end: Nest asks for both by names of its own, which stand here and nowhere else. */
export function living<One extends Living>(provider: FactoryProvider<One>): FactoryProvider<One> {
  const useFactory = async (...given: unknown[]): Promise<One> => {
    const one = await provider.useFactory(...given);
    return Object.assign(one, {
      onModuleInit: () => one.begin?.(),
      onApplicationBootstrap: () => one.start?.(),
      onModuleDestroy: () => one.stop?.(),
      beforeApplicationShutdown: () => one.letGo?.(),
      onApplicationShutdown: () => one.close?.(),
    });
  };
  return { ...provider, useFactory };
}
