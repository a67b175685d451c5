import { ACCESS_REFUSALS } from '@adjutant/access';
import { CONTEXTS } from '@adjutant/contexts';
import { EVENT_REFUSALS } from '@adjutant/event';
import { EVIDENCE_REFUSALS } from '@adjutant/evidence';
import { REQUEST_REFUSALS } from '@adjutant/kernel';
import { PEOPLE_REFUSALS } from '@adjutant/people';
import { USE_REFUSALS, type Shelf } from '@adjutant/rules';
import { ROSTERS_REFUSALS } from '@adjutant/rosters';
import { RULINGS_REFUSALS } from '@adjutant/rulings';
import { RUN_REFUSALS } from '@adjutant/runs';
import { SEALING_REFUSALS } from '@adjutant/sealing';
import { STORE_REFUSALS } from '@adjutant/store';
import { EDGE_REFUSALS } from '../src/problems/refusals.js';

const CATALOGUED: ReadonlySet<string> = new Set(
  [
    ...CONTEXTS.map(({ refusals }) => refusals),
    ...[ACCESS_REFUSALS, EDGE_REFUSALS, EVENT_REFUSALS, EVIDENCE_REFUSALS, PEOPLE_REFUSALS, REQUEST_REFUSALS],
    ...[ROSTERS_REFUSALS, RULINGS_REFUSALS, RUN_REFUSALS, SEALING_REFUSALS, STORE_REFUSALS],
  ].flatMap((one) => Object.keys(one)),
);

const OF_A_USE = new RegExp(`^[a-z-]+/(${Object.keys(USE_REFUSALS).join('|')}|(insufficient|unknown)-[a-z-]+)$`);

/** Codes in an answer that neither a catalogue has nor a pack gives: of the problem itself, and of every reason in it. */
export function uncatalogued(answer: object, shelf: Shelf): readonly string[] {
  const strange = codesIn(answer, ['reasons', 'refusal', 'answers', 'flags', 'warnings']).filter(
    (code) => !CATALOGUED.has(code) && !OF_A_USE.test(code),
  );
  if (strange.length === 0) return strange;
  const ofPacks = new Set(shelf.packs.flatMap((pack) => codesIn(pack)));
  return strange.filter((code) => !ofPacks.has(code));
}

/** `under`: the members that are looked into; every one where none are named. */
function codesIn(value: unknown, under?: readonly string[]): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => codesIn(one, under));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
    if (name === 'code') return typeof one === 'string' ? [one] : [];
    return under && !under.includes(name) ? [] : codesIn(one, under);
  });
}
