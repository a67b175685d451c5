import type { Reason } from '@adjutant/kernel';
import { AS_TOLD, isTold, toldFor } from '../book/book-names.js';
import { weighClaims, type ClaimWeighed } from './claims.js';
import type { Finding } from './finding.js';
import { isInForce, optionsNow } from './in-force.js';
import { weighLimits } from './limits.js';
import { priceOf, type Price } from './price.js';
import { weighRoles } from './roles.js';
import { NOT_NAMED, type Declaration, type Scene } from './scene.js';
import { knowsUnits } from '../table/depth.js';
import { optionsOf } from './options-of.js';
import { weighTiming } from './timing.js';
import { askedBy, VOUCHED } from './weigh.js';
import { triggerQuestions, triggersOf, type Triggered } from './triggers.js';
import { isOpen, weighPresuming } from './presuming.js';
import { detachmentsFielded } from '../muster/several.js';
import { writtenBy } from '../muster/written-out.js';
import { modeIn } from '../pack/modes.js';
import { countsUnpaid } from './unpaid.js';
import type { Entry } from '../pack/entry.js';
import type { Side } from '../clock/sequence.js';
import type { Pack } from '../pack/pack.js';
import type { Table } from '../table/table.js';
import { useCode, type UseEnd } from '../refusals.js';

/** What the pack says of a declaration, given the record so far. Nothing is decided here, only weighed. */
export interface Judgement {
  /** Everything checked, in the order of checking. */
  readonly findings: readonly Finding[];
  readonly price: Price;
  readonly claims: readonly ClaimWeighed[];
  readonly triggered: readonly Triggered[];
  readonly scene: Scene;
}

export function judge(pack: Pack, table: Table, rule: Entry, declaration: Declaration): Judgement {
  const scene: Scene = { ...declaration, pack, table, rule };
  const claims = weighClaims(scene);
  const price = priceOf(scene, claims);
  const triggered = triggersOf(scene);
  const findings = [
    weighOwner(scene),
    ...weighRoles(scene),
    ...weighTiming(scene),
    ...weighLimits(scene, claims),
    ...[rule.conditions, modeIn(rule, scene.roles)?.conditions].flatMap((condition) =>
      condition ? weighPresuming({ ...scene, asksKeywords: true }, condition, 'use').findings : [],
    ),
    ...claims.flatMap((claim) => claim.findings),
    // A question about price or trigger may be answered either way; only leaving it open is a finding against the use.
    ...[...price.findings, ...triggerQuestions(triggered)].map((finding) =>
      finding.answer === 'unmet' ? { ...finding, answer: 'met' as const } : finding,
    ),
    weighBalance(scene, price),
  ];
  return { findings, price, claims, triggered, scene };
}

export function weighOwner(scene: Scene): Finding {
  const { owner } = scene.rule;
  const detachment = scene.table.armies[scene.player]?.detachment ?? null;
  const open = isOpenTo(scene.pack, scene.table, scene.player, owner);
  const untold = !open && isUntold(scene);
  const met = open || untold;
  const told = isTold(scene.rule.source);
  const { end, says } = closed(scene);
  return {
    rule: scene.entry,
    check: 'owner',
    footing: untold || told ? 'attest' : 'record',
    answer: met ? 'met' : 'unmet',
    code: useCode(scene.rule.kind, end),
    says: met ? `${scene.rule.name} is open to ${scene.player}.${untold ? VOUCHED : told ? AS_TOLD : ''}` : says,
    facts: { owner, detachment },
    cites: [scene.rule.source],
  };
}

/** Why an entry would not be open to the player. */
function closed({ pack, table, player, rule }: Scene): { readonly end: UseEnd; readonly says: string } {
  const { owner, name } = rule;
  const author = writtenBy(rule);
  if (author)
    return { end: 'not-on-roster', says: `${name} is written on the roster of ${author}, not on that of ${player}.` };
  const whose = toldFor(rule);
  if (whose) return { end: 'not-available', says: `${name} was told for ${whose}, not for ${player}.` };
  const described = (id: string): Entry | undefined => (Object.hasOwn(pack.entries, id) ? pack.entries[id] : undefined);
  const other = described(owner);
  if (other && other.kind !== 'detachment')
    return { end: 'not-available', says: `${name} belongs to ${other.name}, which is not in force for ${player}.` };
  const fields = detachmentsFielded(pack, table.armies[player]).map((id) => described(id)?.name ?? id);
  const says = `${name} belongs to ${other?.name ?? owner}; the army of ${player} fields ${fields.join(' and ') || 'no detachment'}.`;
  return { end: 'not-in-detachment', says };
}

/** Whether nobody had to say what the entry belongs to: no list says the detachment, nothing was chosen. */
function isUntold({ pack, table, player, rule }: Pick<Scene, 'pack' | 'table' | 'player' | 'rule'>): boolean {
  const { owner } = rule;
  if (knowsUnits(table, player) || writtenBy(rule) || toldFor(rule)) return false;
  if (pack.entries[owner]?.kind === 'detachment') return !table.armies[player]?.detachment;
  const choice = Object.values(pack.choices ?? {}).find((one) => optionsOf(pack, one).some(({ id }) => id === owner));
  return !choice || optionsNow(table, choice, choice.of === 'match' ? null : player).length === 0;
}

/** Whether an entry may be a player's to use: it is, or nobody had to say what would settle it. */
export function mayBeOf(pack: Pack, table: Table, player: Side, rule: Entry): boolean {
  return isOpenTo(pack, table, player, rule.owner) || isUntold({ pack, table, player, rule });
}

/** Whether what has this owner is a player's to use: core, of the own roster or detachment, or of something in force. */
export function isOpenTo(pack: Pack, table: Table, side: Side, owner: string): boolean {
  const author = writtenBy({ owner });
  if (author) return author === side;
  const whose = toldFor({ owner });
  if (whose) return whose === 'both' || whose === side;
  return (
    owner === 'core' ||
    detachmentsFielded(pack, table.armies[side]).includes(owner) ||
    isInForce(pack, table, side, owner)
  );
}

const IDLE = ' Nothing is paid and nothing comes of it; the use counts.';

export function weighBalance(scene: Scene, price: Price): Finding {
  const balance = scene.table.balances[scene.player][price.resource] ?? 0;
  const unit = price.resource.toUpperCase();
  const told = isTold(scene.rule.source);
  const idle = countsUnpaid(scene, price);
  return {
    rule: scene.entry,
    check: 'balance',
    footing: told ? 'attest' : 'record',
    answer: idle || balance >= price.due ? 'met' : 'unmet',
    code: useCode(scene.rule.kind, `insufficient-${price.resource}`),
    says: `${scene.rule.name} costs ${price.due} ${unit}; ${scene.player} has ${balance}.${idle ? IDLE : ''}${told ? AS_TOLD : ''}`,
    facts: { balance, due: price.due, printed: price.printed, changes: price.changes.map((one) => ({ ...one })) },
    cites: [scene.rule.source],
  };
}

/** How strictly findings are held against a declaration. */
export interface Enforcement {
  readonly attestations: 'required' | 'open' | 'presumed';
}

/** The reasons against a declaration: what the record contradicts, then what was answered no, then what was not answered. */
export function reasonsAgainst(judgement: Judgement, enforcement: Enforcement): Reason[] {
  return reasonsFrom(judgement.findings, judgement.scene.rule.name, enforcement);
}

/** The same of findings on something called `name`. */
export function reasonsFrom(findings: readonly Finding[], name: string, enforcement: Enforcement): Reason[] {
  const unmet = (footing: Finding['footing']): Finding[] =>
    findings.filter((finding) => finding.answer === 'unmet' && finding.footing === footing);
  const open = enforcement.attestations === 'required' ? openQuestions({ findings }) : [];
  return [...unmet('record'), ...unmet('attest'), ...open].map((finding) => reasonOf(name, finding));
}

/** Questions that decide something and have no answer yet, one finding for each key. */
export function openQuestions(judgement: Pick<Judgement, 'findings'>): Finding[] {
  return oneForEachKey(judgement.findings.filter(isOpen));
}

/** Questions that nobody answered and that are presumed, one finding for each key. */
export function presumedQuestions(judgement: Pick<Judgement, 'findings'>): Finding[] {
  return oneForEachKey(judgement.findings.filter(({ footing }) => footing === 'presumed'));
}

/** Questions that whoever acts vouches for by acting, since units are not recorded; what moves a price alone is none of them. */
export function vouchedQuestions({
  findings,
  price,
  triggered = [],
}: Pick<Judgement, 'findings'> & Partial<Judgement>): Finding[] {
  const besides = [...(price?.findings ?? []), ...triggerQuestions(triggered)].map(({ key }) => key);
  return oneForEachKey(
    findings.filter(({ key, facts }) => facts['vouched'] === true && key !== undefined && !besides.includes(key)),
  );
}

/** The question of a finding as it is put to whoever presses: whom nobody names is called by the role alone. */
export function putTo(finding: Finding): string {
  return askedBy(finding).replaceAll(NOT_NAMED, '');
}

function oneForEachKey(findings: readonly Finding[]): Finding[] {
  return findings.filter((finding, index) => findings.findIndex((other) => other.key === finding.key) === index);
}

function reasonOf(name: string, finding: Finding): Reason {
  const hint = finding.answer === 'unknown' ? ` Answer "${finding.key ?? finding.check}" with yes or no.` : '';
  return {
    code: finding.code,
    message: `${name}: ${finding.says}${hint}`,
    facts: {
      check: finding.check,
      footing: finding.footing,
      ...(finding.key ? { question: finding.key } : {}),
      ...finding.facts,
    },
    cites: finding.cites,
  };
}
