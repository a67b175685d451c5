import type { JsonObject, Reason } from '@adjutant/kernel';
import { clockText, SIDES, stepName, type Side } from '../clock/sequence.js';
import { hasCardOf } from '../awards/active.js';
import type { Scene } from '../judge/scene.js';
import { weigh } from '../judge/weigh.js';
import { BEFORE_BATTLE, NOBODY, type FactData, type FactField, type FactKind } from '../pack/fact.js';
import type { Pack } from '../pack/pack.js';
import { knowsUnits } from '../table/depth.js';
import type { Table } from '../table/table.js';
import { contradictions, sceneOfFact, withDerived } from './derive.js';
import { markersOf } from './markers.js';
import type { RulesCode } from '../refusals.js';
import { isOverOnce } from './until-first.js';

/** Who writes down what. */
export interface FactDeclared {
  readonly fact: string;
  readonly player: Side;
  readonly data: FactData;
}

/** What makes a fact unreadable, so that no match can record it; null when it can. */
export function malformedFact(pack: Pack, table: Table, { fact, player, data }: FactDeclared): Reason | null {
  const kind = pack.facts && Object.hasOwn(pack.facts, fact) ? pack.facts[fact] : undefined;
  if (!kind) {
    const known = Object.keys(pack.facts ?? {});
    return reason('fact/unknown', `${pack.name} knows no fact ${fact}. It knows: ${known.join(', ') || 'none'}.`, {
      known,
    });
  }
  const stranger = Object.keys(data).find((field) => !Object.hasOwn(kind.fields, field));
  if (stranger !== undefined) {
    const known = Object.keys(kind.fields);
    return reason(
      'fact/unknown-field',
      `${kind.name} has no ${stranger}; it has: ${known.join(', ')}.`,
      { known },
      kind,
    );
  }
  for (const [name, field] of Object.entries(kind.fields)) {
    const value: unknown = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined) {
      if (mayBeLeftOut(table, player, field)) continue;
      return reason('fact/missing-field', `${kind.name} needs ${name}: ${field.says}`, { field: name }, kind);
    }
    const wrong = wrongField({ pack, table, player, name, field }, value);
    if (wrong) return reason(wrong.code, `${kind.name}, ${name}: ${wrong.says}`, { field: name }, kind);
  }
  return null;
}

/** Whether nobody has to say it: what would name a unit is left out where the record knows none. */
export function mayBeLeftOut(table: Table, player: Side, { optional = false }: FactField): boolean {
  return optional === 'without-units' ? !knowsUnits(table, player) : optional;
}

/** The rules against writing a well-formed fact down here and now. */
export function reasonsAgainstFact(
  pack: Pack,
  table: Table,
  { fact, player, data }: FactDeclared,
  said: Pick<Scene, 'toPlayer'> = {},
): Reason[] {
  const kind = pack.facts?.[fact];
  if (!kind) return [];
  const contradicted = contradictions(pack, table, kind, { player, data }).map((field) =>
    reason('fact/contradicts', `${kind.name}: ${field} does not follow from the rest.`, { field }, kind),
  );
  const reasons = [
    ...reasonsOfTime(pack, table, player, kind),
    ...ofOtherCards(pack, table, player, kind),
    ...contradicted,
  ];
  const full = withDerived(pack, table, kind, { player, data });
  const seen = { ...sceneOfFact(pack, table, kind, { player, data: full }), ...said };
  const scene = kind.atEveryDepth ? { ...seen, recorded: true } : seen;
  const rules = pack.rules.filter(({ facts }) => facts?.includes(fact));
  const against = [kind, ...rules].flatMap(({ conditions, source }) => {
    if (!conditions) return [];
    const about = { ...scene, rule: { ...scene.rule, source } };
    return weigh(about, conditions).findings.filter((one) => one.answer === 'unmet');
  });
  return [
    ...reasons,
    ...against.map(({ code, says, facts, cites }) => ({ code, message: `${kind.name}: ${says}`, facts, cites })),
  ];
}

function stepsOf({ sequence }: Pack, { steps }: FactKind): string {
  const names = steps?.map((id) => (id === BEFORE_BATTLE ? 'before the battle' : stepName(sequence, id)));
  return names?.join(', ') ?? 'the battle';
}

/** In which step, and in whose turn. */
function reasonsOfTime(pack: Pack, table: Table, player: Side, kind: FactKind): Reason[] {
  const { clock } = table;
  const step = clock?.step ?? BEFORE_BATTLE;
  const here = clock ? clockText(pack.sequence, clock) : 'before the battle';
  const reasons: Reason[] = [];
  if (kind.steps ? !kind.steps.includes(step) : clock === null) {
    const message = `It is ${here}; ${kind.name} is recorded in: ${stepsOf(pack, kind)}.`;
    reasons.push(reason('fact/wrong-step', message, { now: here, steps: [...(kind.steps ?? [])] }, kind));
  }
  if (kind.untilFirst !== undefined && isOverOnce(pack, table, kind.untilFirst)) {
    const last = stepName(pack.sequence, kind.untilFirst);
    const message = `It is ${here}; ${kind.name} is recorded until the first ${last} is over. What was forgotten then, a judge lets stand.`;
    reasons.push(reason('fact/wrong-step', message, { now: here, untilFirst: kind.untilFirst }, kind));
  }
  if (kind.by === 'active' && clock && clock.turn !== null && clock.turn !== player) {
    reasons.push(
      reason(
        'fact/not-your-turn',
        `${kind.name} is recorded by the player whose turn it is.`,
        { turn: clock.turn },
        kind,
      ),
    );
  }
  return reasons;
}

/** Written down only by a player who has a card for it. */
function ofOtherCards(pack: Pack, table: Table, player: Side, kind: FactKind): Reason[] {
  const { cards } = kind;
  if (cards === undefined || hasCardOf(pack, table, player, cards)) return [];
  const names = cards.map((card) => pack.entries[card]?.name ?? card).join(', ');
  return [
    reason(
      'card/not-active',
      `${kind.name} is of ${names}: ${player} does not hold it.`,
      { player, cards: [...cards] },
      kind,
    ),
  ];
}

interface FieldAt {
  readonly pack: Pack;
  readonly table: Table;
  readonly player: Side;
  readonly name: string;
  readonly field: FactField;
}

interface Wrong {
  readonly code: RulesCode;
  readonly says: string;
}

const shape = (says: string): Wrong => ({ code: 'fact/wrong-value', says });

function wrongField(place: FieldAt, value: unknown): Wrong | null {
  const { field, table, pack } = place;
  if (field.is === 'dice') return wrongDice(field, value);
  if (field.each !== undefined) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return shape(`a value for each ${field.each} is needed.`);
    const known: readonly string[] = field.each === 'side' ? SIDES : markersOf(pack, table);
    const stranger = Object.keys(value).find((key) => !known.includes(key));
    if (stranger !== undefined)
      return field.each === 'side' ? shape(`${stranger} is no side.`) : noMarker(stranger, known);
    return firstWrong(place, Object.values(value) as readonly unknown[]);
  }
  if (field.many)
    return Array.isArray(value) ? firstWrong(place, value as readonly unknown[]) : shape('a list is needed.');
  return wrongValue(place, value);
}

function firstWrong(place: FieldAt, values: readonly unknown[]): Wrong | null {
  for (const value of values) {
    const wrong = wrongValue(place, value);
    if (wrong) return wrong;
  }
  return null;
}

function wrongDice(field: FactField, value: unknown): Wrong | null {
  const { count = 1, sides = 6 } = field;
  const sound = (die: unknown): boolean => Number.isInteger(die) && (die as number) >= 1 && (die as number) <= sides;
  const fits = Array.isArray(value) && value.length === count && value.every(sound);
  return fits ? null : { code: 'roll/dice-invalid', says: `it takes ${count} D${sides}, each showing 1 to ${sides}.` };
}

function wrongValue(place: FieldAt, value: unknown): Wrong | null {
  const { field, pack, table } = place;
  if (typeof field.is === 'object') {
    const { option } = field.is;
    return option.includes(value as string)
      ? null
      : { code: 'fact/out-of-range', says: `one of ${option.join(', ')} is needed.` };
  }
  switch (field.is) {
    case 'number':
      return wrongNumber(field, value);
    case 'side': {
      const sides: readonly unknown[] = field.nobody ? [...SIDES, NOBODY] : SIDES;
      return sides.includes(value) ? null : shape(`one of ${sides.join(', ')} is needed.`);
    }
    case 'yes-no':
      return typeof value === 'boolean' ? null : shape('yes or no is needed, as true or false.');
    case 'text':
      return typeof value === 'string' && value !== '' ? null : shape('words are needed.');
    case 'marker': {
      const known = markersOf(pack, table);
      return typeof value === 'string' && known.includes(value) ? null : noMarker(String(value), known);
    }
    default:
      return wrongUnit(place, value);
  }
}

function wrongNumber({ min, max }: FactField, value: unknown): Wrong | null {
  if (!Number.isSafeInteger(value)) return shape('a whole number is needed.');
  const number = value as number;
  const range = `${min ?? 'any number'} to ${max ?? 'any number'} is needed, not ${number}.`;
  return number < (min ?? number) || number > (max ?? number) ? { code: 'fact/out-of-range', says: range } : null;
}

function noMarker(marker: string, known: readonly string[]): Wrong {
  return {
    code: 'fact/unknown-marker',
    says: `there is no marker ${marker} on the table; there are: ${known.join(', ') || 'none'}.`,
  };
}

function wrongUnit({ table, field, player }: FieldAt, value: unknown): Wrong | null {
  if (field.is === 'new-unit') {
    if (typeof value !== 'string' || value === '') return shape('an id for the new unit is needed.');
    return Object.hasOwn(table.units, value)
      ? { code: 'fact/unit-id-taken', says: `there is already a unit ${value}.` }
      : null;
  }
  const unit = typeof value === 'string' && Object.hasOwn(table.units, value) ? table.units[value] : undefined;
  if (!unit) return { code: 'fact/unknown-unit', says: `no roster has a unit ${String(value)}.` };
  if (field.is === 'own-unit' && unit.owner !== player) {
    return { code: 'fact/not-own-unit', says: `${unit.id} belongs to ${unit.owner}.` };
  }
  if (field.is === 'enemy-unit' && unit.owner === player) {
    return { code: 'fact/not-enemy-unit', says: `${unit.id} belongs to ${unit.owner} as well.` };
  }
  return null;
}

function reason(code: RulesCode, message: string, facts: JsonObject, kind?: FactKind): Reason {
  return { code, message, facts, cites: kind ? [kind.source] : [] };
}
