/** What a player of a file is called. */
export type Called = (id: string) => string;

/** By name; those who share one with somebody else are told apart by their ids. */
export function calledIn(players: Iterable<{ readonly id: string; readonly name: string }>): Called {
  const all = [...players];
  const times = new Map<string, number>();
  for (const { name } of all) times.set(name, (times.get(name) ?? 0) + 1);
  const words = new Map(all.map(({ id, name }) => [id, (times.get(name) ?? 0) > 1 ? `${name} (${id})` : name]));
  return (id) => words.get(id) ?? id;
}
