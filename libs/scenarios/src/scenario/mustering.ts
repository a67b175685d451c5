import { plainName, type Datasheet, type RosterEnhancement, type RosterGroup, type Side } from '@adjutant/rules';
import type { RosterSaid, Scene, SceneUnit, UnitSaid } from './scene.js';
import type { ScenarioStep } from './step.js';

type Listed = UnitSaid & { readonly id: string };

/** A step with its roster spelled out: units said in a line become units, with what the scene's catalogue says of them. */
export function spelledOut(scene: Scene, step: ScenarioStep): ScenarioStep {
  return step.roster ? { ...step, roster: rosterSaid(scene, step.roster, step.by ?? 'A') } : step;
}

export function rosterSaid(scene: Scene, said: RosterSaid, side: Side): RosterSaid {
  const { units = [], groups = [], apart = [], enhancements = [], ...army } = said;
  const numbered = numbering(side);
  const own = units.flatMap((unit) => copies(unit).map((one) => numbered(one)));
  const grouped = Array.isArray(groups)
    ? { list: groups as readonly RosterGroup[], units: [] }
    : groupsSaid(groups as GroupsByKind, numbered);
  const alone = [apart].flat().flatMap((line) => unitsIn(line).map((one) => numbered(one)));
  const all = [...own, ...grouped.units, ...alone].map((unit) => withSheet(scene, unit));
  const listsGroups = said.groups !== undefined || said.apart !== undefined;
  return {
    ...army,
    ...(listsGroups ? { groups: grouped.list } : {}),
    units: equipped(scene, all, enhancements),
    ...sheetsOf(scene, all),
  };
}

type Numbering = (unit: UnitSaid) => Listed;

/** Units without an id get one: the letter of their side and their number. */
function numbering(side: Side): Numbering {
  let last = 0;
  return (unit) => {
    last += 1;
    return { ...unit, id: unit.id ?? `${side}${last}` };
  };
}

function copies({ count = 1, ...unit }: UnitSaid): UnitSaid[] {
  return Array.from({ length: count }, (_, copy) =>
    copy === 0 || unit.id === undefined ? unit : { ...unit, id: `${unit.id}-${copy + 1}` },
  );
}

type GroupsByKind = { readonly [kind: string]: string | readonly GroupLine[] };
type GroupLine = string | (Omit<RosterGroup, 'kind' | 'leader' | 'units'> & { readonly units: string });

function groupsSaid(said: GroupsByKind, numbered: Numbering): { list: RosterGroup[]; units: Listed[] } {
  const units: Listed[] = [];
  const list = Object.entries(said).flatMap(([kind, lines]) =>
    [lines].flat().map((line): RosterGroup => {
      const { units: text, ...group } = typeof line === 'string' ? { units: line } : line;
      const members = unitsIn(text).map((one) => numbered(one));
      units.push(...members);
      const [leader, ...others] = members.map((unit) => unit.id);
      return { kind, ...group, ...(leader === undefined ? {} : { leader }), units: others };
    }),
  );
  return { list, units };
}

/** `Lord [general] + 2 Guard [reinforced], Riders @reserves`: units, the first of them leading where they are a group. */
export function unitsIn(line: string): UnitSaid[] {
  return line
    .split(/[,+](?![^[]*\])/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, count, name = '', marks = '', at] =
        /^(?:(\d+)\s+)?([^[@]+?)\s*(?:\[(.*?)\])?\s*(?:@(\S+))?$/.exec(part) ?? [];
      if (name === '')
        throw new Error(`Units are said as "Lord [general] + 2 Guard, Riders @reserves"; this is not: ${part}`);
      const unit = { name, ...marked(marks), ...(at === undefined ? {} : { at }) };
      return Array.from({ length: Number(count ?? 1) }, () => unit);
    });
}

/** `general` is a trait; `10 models`, `120 points` and `2 champion` are numbers. */
function marked(marks: string): Partial<SceneUnit> {
  const words = marks.split(',').flatMap((word) => (word.trim() === '' ? [] : [word.trim()]));
  const numbers = words.flatMap((word) => {
    const [, number, what] = /^(\d+)\s+(.+)$/.exec(word) ?? [];
    return number === undefined || what === undefined ? [] : [[what, Number(number)] as const];
  });
  const traits = words.filter((word) => !/^\d/.test(word));
  const own = numbers.filter(([what]) => what === 'models' || what === 'points');
  const figures = numbers.filter(([what]) => what !== 'models' && what !== 'points');
  return {
    ...(traits.length > 0 ? { traits } : {}),
    ...Object.fromEntries(own),
    ...(figures.length > 0 ? { figures: Object.fromEntries(figures) } : {}),
  };
}

function withSheet(scene: Scene, unit: Listed): Listed {
  const sheet = unit.datasheet ?? unit.name;
  return sheetIn(scene, sheet) && unit.datasheet === undefined ? { ...unit, datasheet: sheet } : unit;
}

function sheetIn({ datasheets = {} }: Scene, name: string): readonly [string, Datasheet] | undefined {
  return Object.entries(datasheets).find(([other]) => plainName(other) === plainName(name));
}

/** The datasheets of the scene that the roster has units of. */
function sheetsOf(scene: Scene, units: readonly Listed[]): Pick<RosterSaid, 'datasheets'> {
  const used = units.flatMap((unit) => {
    const sheet = sheetIn(scene, unit.datasheet ?? unit.name);
    return sheet ? [sheet] : [];
  });
  return used.length > 0 ? { datasheets: Object.fromEntries(used) } : {};
}

/** `Bold on Lord`, `Crown on A2 (extra)`: hands enhancements of the scene's catalogue to units, by name or id. */
function equipped(scene: Scene, units: readonly Listed[], lines: readonly string[]): readonly Listed[] {
  return lines.reduce<readonly Listed[]>((all, line) => {
    const [, name = '', bearer = '', extra] = /^(.+?) on (.+?)\s*(\(.*extra.*\))?$/.exec(line) ?? [];
    const found =
      all.find((unit) => unit.id === bearer) ?? all.find((unit) => plainName(unit.name) === plainName(bearer));
    if (!found)
      throw new Error(`Enhancements are said as "Bold on Lord" or "Bold on Lord (extra)"; no unit fits: ${line}`);
    const one = { ...enhancementIn(scene, name), ...(extra === undefined ? {} : { extra: true }) };
    return all.map((unit) => (unit === found ? { ...unit, enhancements: [...(unit.enhancements ?? []), one] } : unit));
  }, units);
}

function enhancementIn({ enhancements = {} }: Scene, name: string): RosterEnhancement {
  const [own, sheet] = Object.entries(enhancements).find(([other]) => plainName(other) === plainName(name)) ?? [];
  if (own === undefined || !sheet) throw new Error(`The scene has no enhancement ${name}: name it under enhancements.`);
  return { name: own, ...sheet };
}
