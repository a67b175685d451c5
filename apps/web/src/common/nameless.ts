const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** Who writes in records without being anybody: what carries a ruling into its match, there and in the samples. */
const SYSTEM: ReadonlySet<string> = new Set(['liaison', 'scenario-liaison']);

/**
 * What somebody is called of whom no name is known: an id that people chose is as good as a name; one that the server made is
 * told apart by its beginning, so that two people stay two.
 */
export function nameless(id: string): string {
  if (SYSTEM.has(id)) return 'the system';
  return id.replaceAll(UUID, (uuid) => `somebody without a name (${uuid.slice(0, 4)})`);
}

/** Every id that the server made, by what its bearer is called. */
export function withNames(text: string, called: (id: string) => string): string {
  return text.replaceAll(UUID, (id) => called(id));
}

/** `Jo Judge (head judge)`; what nobody did was done by the system. */
export function whoAs(called: (id: string) => string, id: string, role: string): string {
  const name = called(id);
  return role === 'system' ? 'the system' : `${name} (${roleText(role)})`;
}

/** A role in words. At the device of the table a player acted, and which of the two held it nobody knows. */
function roleText(role: string): string {
  return role === 'table' ? 'player, at the device of the table' : role.replaceAll('-', ' ');
}
