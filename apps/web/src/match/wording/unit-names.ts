import type { MatchView } from '@adjutant/views';

type Unit = MatchView['units'][number];
type Words = (text: string) => string;

/**
 * Units by name alone, where their names tell them apart; else with whose they are, or with a number. What they are called is
 * kept from `others`, which changes the words around them: a `Squad B` is no player.
 */
export function unitNames(units: readonly Unit[], players: { readonly A: string; readonly B: string }) {
  const called = new Map(units.map((unit) => [unit.id, nameOf(unit, units, players)]));
  const written = units.flatMap(({ id, name }) =>
    [`${name} (${id})`, `${name}, ${id}`].map((one) => [one, id] as const),
  );
  const lettered = units.flatMap(({ name }) => (/\b[AB]\b/.test(name) ? [[name, name] as const] : []));
  const mentions = new Map([...written, ...lettered, ...units.map(({ id }) => [id, id] as const)]);
  const [named, bare] = [patternOf([...written, ...lettered].map(([one]) => one)), patternOf([...mentions.keys()])];
  const within = (pattern: RegExp | null) => (text: string, others: Words) => {
    if (pattern === null) return others(text);
    const found: string[] = [];
    const nameFor = (mention: string): string => called.get(mentions.get(mention) ?? '') ?? mention;
    const held = text.replaceAll(pattern, (mention) => `\uE000${found.push(nameFor(mention)) - 1}\uE001`);
    return others(held).replaceAll(/\uE000(\d+)\uE001/g, (_, index: string) => found[Number(index)] ?? '');
  };
  return {
    called: (id: string): string => called.get(id) ?? id,
    /** In a sentence that the server made as a whole: ids alone are units as well. */
    in: within(bare),
    /** Where people's own words stand: only names with their ids are surely units. */
    beside: within(named),
  };
}

/** Longer mentions first; of ids that stand alone only those that no word looks like: `O-1`, `A2`. */
function patternOf(mentions: readonly string[]): RegExp | null {
  const sure = mentions.filter((one) => one.includes(' ') || (/\d/.test(one) && /^[\w-]+$/.test(one)));
  if (sure.length === 0) return null;
  const escaped = [...new Set(sure)]
    .sort((one, other) => other.length - one.length)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\w(-])(?:${escaped.join('|')})(?![\\w-])`, 'g');
}

function nameOf(unit: Unit, units: readonly Unit[], players: { readonly A: string; readonly B: string }): string {
  const same = units.filter(({ name }) => name === unit.name);
  const own = same.filter(({ owner }) => owner === unit.owner);
  const numbered = own.length < 2 ? unit.name : `${unit.name} ${own.indexOf(unit) + 1}`;
  return own.length === same.length ? numbered : `${players[unit.owner]}’s ${numbered}`;
}
