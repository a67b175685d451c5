import { isByPenalty, type CarriedOutRuling, type WholeEventTold } from '@adjutant/contexts';
import { tableMatch, type Called } from '@adjutant/tournament';
import { count } from '../show/table.js';
import type { EventVerdict } from './event-verdict.js';
import { checkpointView, signerOf, type Trusted } from './verdict.js';
import { grown, whoAnswers } from './words.js';

type Intact = Extract<EventVerdict, { readonly intact: true }>;
type Broken = Extract<EventVerdict, { readonly intact: false }>;

/** What players are called by a file that came beside the bundle, and which file that is. */
export interface Naming {
  readonly file: string;
  readonly called: Called;
}

/** What the verified bundle of an event proves, and what it does not, in sentences. */
export function eventInWords(
  what: string,
  verdict: EventVerdict,
  trusted: Trusted,
  naming?: Naming,
): readonly string[] {
  if (!verdict.intact) return brokenInWords(what, verdict, trusted, naming?.called ?? asItIs);
  const { bundle, told } = verdict;
  const known = signerOf(verdict, trusted) !== undefined;
  const word = known ? 'Proved' : 'Agrees in itself';
  const at = tableOfMatch(bundle.header.event, told, naming?.called);
  return [
    headline(what, verdict, known),
    ...firstPlaces(told, naming?.called),
    ...handsIn(told),
    ...told.rulings.map((one) => rulingLine(one, 'as its judge gave it', at(one.match))),
    ...told.unseen.map((one) =>
      isByPenalty(one)
        ? penaltyLine(one, at(one.match))
        : rulingLine(one, 'its dispute is known by its hashes only', at(one.match)),
    ),
    `Key: ${bundle.header.key}`,
    ...provedBy(verdict).map((line) => `${word}: ${line}`),
    ...(verdict.other ? [`${word}: ${grown(verdict.other, `the log of ${bundle.header.origin}`)}`] : []),
    ...notProvedBy(verdict, trusted).map((line) => `Not proved: ${line}`),
    naming === undefined
      ? 'Players go by their ids: a bundle holds no names. `--names FILE`, such as event.json of the event, tells them.'
      : `Not proved: what anybody is called. Names are those of ${naming.file}.`,
  ];
}

function headline(what: string, { bundle, told }: Intact, known: boolean): string {
  const { state, matches, voided, disputes } = told;
  const players = Object.keys(state.entries).length;
  const content = [
    count(state.rounds.length, 'round'),
    count(players, 'player'),
    `${matches} matches${voided === 0 ? '' : `, ${voided} of them void`}`,
    count(disputes, 'dispute'),
    count(bundle.manifest.events, 'event'),
  ];
  const itself = `event ${bundle.header.event}, ${state.settings.name}: ${content.join(', ')}.`;
  return known
    ? `INTACT ${what}: ${itself}`
    : `Nobody knows who signed ${what} (no --key was given); in itself it is INTACT: ${itself}`;
}

const asItIs: Called = (id) => id;

/** Of which table a match is, in words: whoever reads of one looks for its round and its players. */
function tableOfMatch(event: string, { state }: WholeEventTold, called: Called = asItIs): (match: string) => string {
  const words = new Map<string, string>();
  for (const { number, tables } of state.rounds)
    for (const { table, publication, A, B } of tables)
      words.set(
        tableMatch(event, number, publication, table),
        `round ${number}, table ${table} (${called(A)} against ${called(B)})`,
      );
  return (match) => words.get(match) ?? 'a table that is gone';
}

const FIRST = 3;

function firstPlaces({ standings }: WholeEventTold, called: Called = asItIs): readonly string[] {
  const last = standings.at(-1);
  if (!last) return [];
  const places = last.rows.slice(0, FIRST).map(({ place, player }) => `${place ?? '–'}. ${called(player)}`);
  return [`Standings after round ${last.after} (${last.preset}): ${places.join(', ')} …`];
}

/** So many entries are told of in sentences. */
const NAMED = 5;
const OLDER =
  'An earlier build had other rules where this is said, and may have recorded it so: ask whoever keeps the log by which build it was.';

/** Everything that people had a hand in, which no drawing and no reckoning can vouch for. */
function handsIn({ draws, state, withheld, unopened, otherwise = [] }: WholeEventTold): readonly string[] {
  const edited = [...new Set(draws?.edited ?? [])];
  const effects = Object.keys(state.effects);
  return [
    ...(edited.length === 0 ? [] : [`Edited by hand, with a reason: round ${edited.join(', ')}.`]),
    ...(draws?.byOthers ?? []).map(
      ({ round, engine }) => `Round ${round} was drawn by ${engine}, which is not what draws here: not drawn again.`,
    ),
    ...otherwise
      .slice(0, NAMED)
      .map(({ entry, type, says }) => `Not as this build decides: entry ${entry} of the event, ${type} (${says}).`),
    ...(otherwise.length > NAMED
      ? [`So are ${otherwise.length - NAMED} entries more (--json names all of them).`]
      : []),
    ...(otherwise.length === 0 ? [] : [OLDER]),
    ...(effects.length === 0 ? [] : [`Rulings that weigh on the standings: ${effects.join(', ')}.`]),
    ...(withheld === 0
      ? []
      : [`${count(withheld, 'entry')} of disputes about penalties are here by their hashes only.`]),
    ...(unopened === 0
      ? []
      : [`${count(unopened, 'table')} never had a match: changed before it was opened, or not open yet.`]),
  ];
}

function rulingLine(
  { match, entry, dispute, judge, overturned }: CarriedOutRuling & { readonly match: string },
  how: string,
  at: string,
): string {
  const since = overturned ? '; overturned since' : '';
  return `Ruling carried out at entry ${entry} of ${at}, match ${match}: by ${judge}, in dispute ${dispute} (${how}${since}).`;
}

/** Penalties of people stand in no file: that it did nothing but what a penalty may do is all that can be looked at. */
function penaltyLine(
  { match, entry, dispute, judge, overturned }: CarriedOutRuling & { readonly match: string },
  at: string,
): string {
  const since = overturned ? '; lifted since' : '';
  return `Penalty ${dispute} carried out at entry ${entry} of ${at}, match ${match}: by ${judge} (what it was given for, and that it was given, stands in no file of evidence${since}).`;
}

function provedBy({ bundle, told }: Intact): readonly string[] {
  const { header, manifest, checkpoint } = bundle;
  const { draws, standings, matches } = told;
  const drawn = [...new Set(draws?.drawn ?? [])];
  return [
    `these ${count(manifest.events, 'event')} were in the log of ${header.origin} when its checkpoint of ${count(checkpoint.size, 'event')} was signed (${checkpoint.signedAt}); none was changed, moved, put in between or left out, and no stream was cut short.`,
    `every ${told.otherwise === undefined ? '' : 'other '}entry of the event is one that it decides again from the record before it, by somebody whom it is for; not decided again: ${notDecided(told)}.`,
    `every table that was published has its match here: ${matches} matches, each played again under its own rules, each of the players of its table, and each result of the event is what its match had come to.`,
    draws
      ? `the seed is the one that was committed to before the first round, and the draft of round ${drawn.join(', ')} is what it draws from the record.`
      : 'nothing was drawn again: the seed is not revealed yet.',
    ...(standings.length === 0
      ? []
      : [
          `the standings after round ${standings.map(({ after }) => after).join(', ')} were worked out again from the record, to the last tie-break.`,
        ]),
  ];
}

/** What no record tells enough of to decide it again. */
const notDecided = ({ draws }: WholeEventTold): string =>
  [
    'its set-up',
    ...(draws ? [] : ['drafts, and who goes on where the field is cut, before the seed is revealed']),
    'and whether packs, missions and policies that it names were there',
  ].join(', ');

function notProvedBy(verdict: Intact, trusted: Trusted): readonly string[] {
  const known = signerOf(verdict, trusted) !== undefined;
  return [
    'that people at the tables said what was true: a record shows what was declared, when, and by whom.',
    'that what weighs on the standings by a ruling is what the ruling said: penalties do not travel.',
    'that nothing came after the checkpoint; a newer one (--checkpoint) shows whether the log still held all this then.',
    ...(known
      ? []
      : [
          `who signed it, or that the log of ${verdict.bundle.header.origin} ever held it: anybody can make a key. Compare the key with one that the organizers published (--key).`,
        ]),
  ];
}

function brokenInWords(what: string, broken: Broken, trusted: Trusted, called: Called): readonly string[] {
  const { fault, says, line, stream, entry, notBy, places } = broken;
  const of = stream === undefined ? undefined : (places?.words(stream, called) ?? stream);
  const place = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(of === undefined ? [] : [entry === undefined ? of : `entry ${entry} of ${of}`]),
  ];
  return [
    ...(notBy === undefined ? [] : [`NOT signed by the log of ${notBy} that you know: another key signed ${what}.`]),
    `BROKEN ${[what, ...place].join(', ')}: ${places?.inWords(says, called) ?? says} (${fault}).`,
    whoAnswers(broken, trusted),
  ];
}

/** The same for programs. */
export function eventAsJson(what: string, verdict: EventVerdict, trusted: Trusted): object {
  if (!verdict.intact) {
    const { says: reason, places: _, ...broken } = verdict;
    return { what, ...broken, reason };
  }
  const { bundle, told, other } = verdict;
  const { state, draws, standings, ...counts } = told;
  return {
    what,
    intact: true,
    event: bundle.header.event,
    name: state.settings.name,
    rounds: state.rounds.length,
    players: Object.keys(state.entries).length,
    ...counts,
    events: bundle.manifest.events,
    origin: bundle.header.origin,
    key: bundle.header.key,
    keyGiven: trusted.key !== undefined,
    signer: signerOf(verdict, trusted) ?? 'unknown',
    checkpoint: checkpointView(bundle.checkpoint),
    ...(other && { other: { relation: other.relation, ...checkpointView(other.checkpoint) } }),
    draws: draws ?? null,
    effects: Object.keys(state.effects),
    standings: standings.at(-1) ?? null,
    proved: signerOf(verdict, trusted) === undefined ? [] : provedBy(verdict),
    notProved: notProvedBy(verdict, trusted),
  };
}
