import type { JsonObject, Reason } from '@adjutant/kernel';
import { figureOf } from '../figures/evaluate.js';
import type { Answers, Scene } from '../judge/scene.js';
import { weigh } from '../judge/weigh.js';
import { holdingOf } from '../objectives/held.js';
import type { Award } from '../pack/award.js';
import type { Entry } from '../pack/entry.js';
import type { Pack } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import { areTold } from '../table/depth.js';
import type { ClaimedAward, Table } from '../table/table.js';
import { activeCards, cardOf, chosenBy, isDealt } from './active.js';
import { sameMoment, timeOf } from './at.js';
import type { AwardsClaim } from './claim.js';
import { byLetters, type Called } from './called.js';
import { awardInWords } from './in-words.js';

/** A claim with what whoever makes it says of the table; what is left out, the claim itself vouches for. */
export interface AskedClaim extends AwardsClaim {
  readonly answers?: Answers;
}

interface About {
  readonly pack: Pack;
  readonly table: Table;
  readonly claim: AskedClaim;
  readonly entry: Entry;
  readonly called: Called;
  /** Awards of the card that its owner has scored at this moment. */
  readonly before: readonly ClaimedAward[];
}

/** The rules against scoring a card so, here and now. Every award of the claim is looked at. */
export function reasonsAgainstClaim(
  pack: Pack,
  table: Table,
  claim: AskedClaim,
  calling: (entry: Entry) => Called = byLetters,
): Reason[] {
  const { player, card: id } = claim;
  const entry = pack.entries[id];
  const card = cardOf(pack, id);
  if (!entry || !card) return [plain('card/unknown', `${pack.name} has no card ${id}.`, { card: id })];
  if (!activeCards(pack, table, player).includes(id)) return [notActive(pack, entry, claim)];
  const before = (table.claimed ?? [])
    .filter((one) => one.player === player && one.card === id && sameMoment(one.at, table.clock))
    .flatMap(({ awards }) => awards);
  const about = { pack, table, claim, entry, before, called: calling(entry) };
  return claim.awards.flatMap(({ award, times = 1 }, index) => {
    const found = card.awards.find((one) => one.id === award);
    if (!found) return [against(about, award, 'award/not-on-card', `${entry.name} has no award ${award}.`)];
    const untimely = notNow(about, found);
    return untimely.length > 0 ? untimely : [...besides(about, found, index), ...notSo(about, found, times)];
  });
}

function notActive(pack: Pack, entry: Entry, { player }: AskedClaim): Reason {
  const facts = { player, card: entry.id };
  return isDealt(pack, entry.id)
    ? plain('award/not-on-card', `${entry.name} is not the card of ${player}.`, facts, entry)
    : plain('card/not-active', `${player} does not hold ${entry.name}: it was not drawn, or has gone.`, facts, entry);
}

/** Another mode, another moment, another battle round. */
function notNow(about: About, award: Award): Reason[] {
  const { pack, table, claim, called } = about;
  const { mode } = award;
  const name = called.award(award);
  const inMode = mode === undefined || chosenBy(pack, table, claim.player).includes(mode);
  const time = timeOf(pack, table, claim.player, award);
  return [
    ...(inMode ? [] : [against(about, award.id, 'award/wrong-mode', `${name} is for players who chose ${mode}.`)]),
    ...(time === 'moment' ? [against(about, award.id, 'award/wrong-moment', `${name} is not scored now.`)] : []),
    ...(time === 'round'
      ? [against(about, award.id, 'award/wrong-round', `${name} is not scored in this battle round.`)]
      : []),
  ];
}

/** What the other awards scored at this moment say: those claimed earlier, and those of this claim. */
function besides(about: About, award: Award, index: number): Reason[] {
  const { claim, entry, called } = about;
  const { id, group, addsTo } = award;
  const here = claim.awards.map(({ award }) => award);
  const before = about.before.map(({ award }) => award);
  const earlier = [...before, ...here.slice(0, index)];
  const name = called.award(award);
  const inGroup = (one: string): boolean =>
    one !== id && group !== undefined && entry.card?.awards.find((other) => other.id === one)?.group === group;
  const beside = earlier.find(inGroup);
  return [
    ...(earlier.includes(id)
      ? [against(about, id, 'award/already-scored', `${name} is scored at this moment already.`)]
      : []),
    ...(beside !== undefined
      ? [
          against(
            about,
            id,
            'award/group-already-scored',
            `${name} is not scored beside ${called.beside(beside)}: one of them at a moment.`,
          ),
        ]
      : []),
    ...(addsTo !== undefined && ![...before, ...here].includes(addsTo)
      ? [
          against(
            about,
            id,
            'award/base-not-scored',
            `${name} is added to ${called.base(addsTo)}: claim that one with it.`,
          ),
        ]
      : []),
  ];
}

/** What the record says against it, or whoever claims; what neither tells is vouched for by claiming. */
function notSo(about: About, award: Award, times: number): Reason[] {
  const { entry, called } = about;
  const scene = sceneOf(about);
  const base = timesOfBase(about, award);
  const name = called.award(award);
  const weighed = award.when === undefined ? null : weigh(scene, award.when);
  const unmet = weighed?.answer === 'unmet' ? weighed.findings.filter(({ answer }) => answer === 'unmet') : [];
  const says = [...new Set(unmet.map((one) => one.says))].join('; ');
  const most = mostOf(scene, award);
  return [
    ...(weighed?.answer === 'unmet' ? [against(about, award.id, 'award/condition-not-met', `${name}: ${says}`)] : []),
    ...(award.addsTo !== undefined && base !== undefined && times > base && times <= most
      ? [
          against(
            about,
            award.id,
            'award/above-count',
            `${name} counts some of what ${called.base(award.addsTo)} counts: ${base} at most here, not ${times}.`,
          ),
        ]
      : []),
    ...(times > most || times < 1
      ? [
          against(
            about,
            award.id,
            'award/above-count',
            `${entry.name}, ${awardInWords(award)}, counts ${most} at most here, not ${times}.`,
          ),
        ]
      : []),
  ];
}

/** How many times the record lets it be scored; where it knows no number, whoever claims says it. */
function mostOf(scene: Scene, { each }: Award): number {
  if (each === undefined) return 1;
  const { count, known } = each;
  const there: Scene = known === undefined ? scene : { ...scene, recorded: true };
  const isKnown = known === undefined ? !areTold(scene.table) : weigh(there, known).answer === 'met';
  return count !== undefined && isKnown ? figureOf({ scene: there, weigh }, count).value : Infinity;
}

/** How many its base counts at this moment, where both count things; what is added counts some of them. */
function timesOfBase({ claim, entry, before }: About, { addsTo, each }: Award): number | undefined {
  const base = entry.card?.awards.find(({ id }) => id === addsTo);
  const scored = [...before, ...claim.awards].find(({ award }) => award === addsTo);
  return base?.each && each && scored ? (scored.times ?? 1) : undefined;
}

/** What the card named when it was drawn is named in what it asks. */
export function sceneOf({ pack, table, claim, entry }: Omit<About, 'before' | 'called'>): Scene {
  const { player, answers = {} } = claim;
  const roles = holdingOf(table, player).find(({ objective }) => objective === entry.id)?.named ?? {};
  return { pack, table, player, rule: entry, entry: entry.id, roles, answers, claims: [] };
}

function against({ claim, entry }: About, award: string, code: RulesCode, message: string): Reason {
  return plain(code, message, { player: claim.player, card: entry.id, award }, entry);
}

function plain(code: RulesCode, message: string, facts: JsonObject, entry?: Entry): Reason {
  return { code, message, facts, cites: entry ? [entry.source] : [] };
}
