import { AS_TOLD, isTold } from '../book/book-names.js';
import { stepName, type Side } from '../clock/sequence.js';
import { againstPicks } from '../objectives/picks.js';
import type { ChoiceRule } from '../pack/choice.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import type { Finding } from './finding.js';
import { weighOwner } from './judge.js';
import { samePeriod } from './periods.js';
import { weighRoles } from './roles.js';
import type { Answers, Scene } from './scene.js';
import { turnFits } from './timing.js';
import { weighPresuming } from './presuming.js';
import { weigh } from './weigh.js';
import type { RulesCode } from '../refusals.js';

/** What somebody declares when choosing: for whom (null: for the match), which option, about which units. */
export interface Choosing {
  readonly choice: string;
  /** Whose turn and whose side of the table conditions are seen from; for a choice of the match whoever says it. */
  readonly player: Side;
  readonly option: string;
  readonly roles: { readonly [role: string]: string };
  readonly answers: Answers;
}

/** The option that dice point at; undefined for dice that a choice does not know. */
export function rolledOption(choice: ChoiceRule, dice: readonly number[]): string | undefined {
  if (!choice.dice || dice.length !== choice.dice.count) return undefined;
  const { sides, table } = choice.dice;
  if (!dice.every((die) => Number.isInteger(die) && die >= 1 && die <= sides)) return undefined;
  const sum = dice.reduce((total, die) => total + die, 0);
  return table.find((row) => sum >= row.from && sum <= row.to)?.option;
}

/** Everything that is checked when somebody chooses, in the order of checking. */
export function weighChoice(pack: Pack, table: Table, choice: ChoiceRule, choosing: Choosing): readonly Finding[] {
  const entry = pack.entries[choosing.option];
  const scene = sceneOf(pack, table, choice, choosing, entry);
  const conditions = [choice.conditions, entry?.conditions].flatMap((one) => (one ? [one] : []));
  return [
    weighMoment(scene, choice, entry),
    ...(entry ? [weighOwner(scene), ...weighRoles(scene)] : []),
    weighTimes(scene, choice, choosing),
    ...(choice.again || choice.sealed ? [] : [weighAgain(scene, choice, choosing)]),
    ...weighPicks(scene),
    ...conditions.flatMap((condition) => weighPresuming(scene, condition, 'use').findings),
  ];
}

/** What is picked along with it is of the record, however deep that is: nobody vouches for a card. */
function weighPicks(scene: Scene): Finding[] {
  const { pack, table, player, entry: option, roles } = scene;
  const entry = pack.entries[option];
  if (!entry) return [];
  return againstPicks(pack, table, player, entry, roles).map(({ code, says, role }) =>
    finding(scene, false, { check: `pick-${role}`, code, says, facts: { role, card: roles[role] ?? null } }),
  );
}

function sceneOf(pack: Pack, table: Table, choice: ChoiceRule, choosing: Choosing, entry: Entry | undefined): Scene {
  const { id, name, source, summary } = choice;
  const rule: Entry = { owner: 'core', summary, source, ...entry, id, name: entry?.name ?? name, kind: 'choice' };
  const { player, roles, answers } = choosing;
  return { pack, table, rule, player, entry: choosing.option, roles, answers, claims: [] };
}

function finding(
  scene: Scene,
  met: boolean,
  what: Pick<Finding, 'check' | 'says' | 'facts'> & { readonly code: RulesCode },
): Finding {
  const answer = met ? 'met' : 'unmet';
  return { rule: scene.rule.id, footing: 'record', answer, cites: [scene.rule.source], ...what };
}

/** Whether something that is decided before the battle is made late: of what players tell in mid-battle, where nothing stands in its place. */
function isToldLate({ table }: Scene, choice: ChoiceRule, entry: Entry | undefined): boolean {
  return table.clock !== null && choice.default === undefined && entry !== undefined && isTold(entry.source);
}

function weighMoment(scene: Scene, choice: ChoiceRule, entry: Entry | undefined): Finding {
  const { when, name } = choice;
  const { clock } = scene.table;
  if (when === 'before-battle') {
    const late = isToldLate(scene, choice, entry);
    const told = late ? `; this was told after it had begun.${AS_TOLD}` : '.';
    const says = `${name} is decided before the battle${told}`;
    const found = finding(scene, clock === null || late, { check: 'moment', code: 'choice/too-late', says, facts: {} });
    return late ? { ...found, footing: 'attest' } : found;
  }
  const fits = when.some((one) => one.phase === clock?.step && turnFits(scene, one));
  const says = `${name} is decided in: ${when.map((one) => `${one.turn} ${stepName(scene.pack.sequence, one.phase)}`).join(', ')}.`;
  const facts = { now: clock ? { ...clock } : null };
  return finding(scene, fits, { check: 'moment', code: 'choice/wrong-time', says, facts });
}

function holderOf(choice: ChoiceRule, player: Side): Side | null {
  return choice.of === 'match' ? null : player;
}

function weighTimes(scene: Scene, choice: ChoiceRule, { player }: Choosing): Finding {
  const { count, per } = choice.times ?? { count: 1, per: 'battle' };
  const { choices, clock } = scene.table;
  const made = choices.filter(
    (one) => one.choice === choice.id && one.player === holderOf(choice, player) && samePeriod(per, one.at, clock),
  );
  const [roster] = made.filter((one) => one.onRoster);
  const says = roster
    ? `${choice.name} stands on the roster (entry ${roster.number}), and stays.`
    : `${choice.name} was decided ${made.length} of ${count} time(s) this ${per.replace('-', ' ')}.`;
  const entries = made.map((one) => one.number);
  // A refusal is nobody's look at a hand: of what was picked in secret it says where that stands, and no more.
  const facts = choice.sealed ? { entries } : { earlier: made.map((one) => one.option), entries };
  return finding(scene, made.length < count, { check: 'times', code: 'choice/already-made', says, facts });
}

/** An option that was chosen in an earlier period is spent for its holder. */
function weighAgain(scene: Scene, choice: ChoiceRule, { player, option }: Choosing): Finding {
  const before = scene.table.choices.find(
    (one) => one.choice === choice.id && one.player === holderOf(choice, player) && one.option === option,
  );
  const says = before ? `${option} was chosen before (entry ${before.number}).` : `${option} was not chosen before.`;
  const facts = { option };
  return finding(scene, before === undefined, { check: 'again', code: 'choice/chosen-before', says, facts });
}

/** Whether a choice is one that this match asks for: its conditions hold, as far as they are not about the option. */
function isAsked(pack: Pack, table: Table, choice: ChoiceRule, player: Side): boolean {
  if (!choice.conditions) return true;
  const choosing: Choosing = { choice: choice.id, player, option: '', roles: {}, answers: {} };
  return weigh(sceneOf(pack, table, choice, choosing, undefined), choice.conditions).answer !== 'unmet';
}

/** Choices that have to be made before the battle and are not, with those who owe them. */
export function missingChoices(pack: Pack, table: Table): readonly { choice: ChoiceRule; player: Side | null }[] {
  return Object.values(pack.choices ?? {})
    .filter((choice) => choice.required && choice.default === undefined && choice.when === 'before-battle')
    .flatMap((choice) => (choice.of === 'match' ? [null] : (['A', 'B'] as const)).map((player) => ({ choice, player })))
    .filter(({ choice, player }) => !table.choices.some((one) => one.choice === choice.id && one.player === player))
    .filter(({ choice, player }) => isAsked(pack, table, choice, player ?? 'A'));
}
