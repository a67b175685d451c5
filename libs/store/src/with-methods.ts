/** The same object with some methods in place of its own. Its others know only the object itself, so they are called on it. */
export function withMethods<Target extends object>(target: Target, methods: Partial<Target>): Target {
  const bound = new Map<unknown, unknown>();
  return new Proxy(target, {
    get: (of, name) => {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name) as unknown;
      const value: unknown = Reflect.get(of, name, of);
      if (typeof value !== 'function') return value;
      const known = bound.get(value) ?? (value.bind(of) as unknown);
      bound.set(value, known);
      return known;
    },
  });
}
