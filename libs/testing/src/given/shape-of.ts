/** Every path to a value, with the kind of value that stands there; the places of a list count as one. */
function paths(value: unknown, path = ''): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => paths(one, `${path}[]`));
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([member, one]) => paths(one, `${path}.${member}`));
  }
  return [`${path}: ${value === null ? 'null' : typeof value}`];
}

/** Which members a value has, however deep, and of what kind each is. */
export const shape = (value: unknown): readonly string[] => [...new Set(paths(value))].sort();
