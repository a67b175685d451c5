import { catalogues, packRefusals, type Catalogue } from './catalogues.js';

export const INTRO =
  'Every refusal carries a `code`, a `message` for a person, the `facts` it rests on and the rules it `cites`; `reasons` lists every true reason. The message tells of the single case; what holds for every refusal of a code stands here, as the library says that gives it. Scenarios may write codes in capitals, as rule catalogues do: `WRONG_PHASE`, `ORDER_WRONG_TIME`.';

/** Whose codes they are, in words. Two catalogues of a library are two parts. */
const TITLES: { readonly [name: string]: string } = {
  ACCESS_REFUSALS: 'Who may do what',
  DISPUTE_REFUSALS: 'Disputes, rulings and appeals',
  EDGE_REFUSALS: 'The server',
  EVENT_REFUSALS: 'Matches of the event',
  EVIDENCE_REFUSALS: 'Evidence',
  MATCH_REFUSALS: 'Matches',
  PENALTY_REFUSALS: 'Penalties',
  PAIRING_REFUSALS: 'Pairing the rounds of an event',
  TOURNAMENT_REFUSALS: 'Events',
  PEOPLE_REFUSALS: 'People',
  REQUEST_REFUSALS: 'Requests',
  ROSTERS_REFUSALS: 'Army lists that players bring',
  RUN_REFUSALS: 'What is handed over',
  RULES_REFUSALS: 'Choices, facts, objectives and rosters',
  RULINGS_REFUSALS: 'Rulings and penalties at the event',
  SEALING_REFUSALS: 'The sealed log',
  SHARED_REFUSALS: 'Matches and their records, wherever they are asked for',
  STORE_REFUSALS: 'The store',
  USE_REFUSALS: 'Using something',
};

export function refusalsParts(root: string): readonly string[] {
  return [...catalogues(root).map(partOf), fromPacks(root)];
}

function partOf({ of, name, refusals }: Catalogue): string {
  const title = TITLES[name];
  if (title === undefined) throw new Error(`Give the codes of ${name} a title in tools/docs/src/refusals-page.ts.`);
  const ofUses = name === 'USE_REFUSALS';
  const note = ofUses
    ? 'The first part is what was used, as the pack calls its kind: `stratagem/…`, `order/…`, `ability/…`, `enhancement/…`. What is paid with and what is named is called as the pack calls it, too: `…/insufficient-cp`, `…/unknown-unit`.\n\n'
    : '';
  const rows = Object.entries(refusals)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { says, when }]) => `| \`${ofUses ? `…/${code}` : code}\` | ${says} | ${when} |`);
  return `## ${title}\n\nFrom \`${of}\`.\n\n${note}| Code | What is wrong, and what to do | When it is given |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function fromPacks(root: string): string {
  const rows = Object.entries(packRefusals(root)).map(([code, when]) => `| \`${code}\` | ${when} |`);
  return `## From packs\n\nPacks give codes of their own to conditions, limits and checks; the sentence is that of the entry.\n\n| Code | When it is given |\n| --- | --- |\n${rows.join('\n')}\n`;
}
