import type { EventOf, TournamentEvent } from './events.js';
import { changesOf, entryText } from './entry-changes.js';
import type { PlayOff } from '../pairing/formats/play-off.js';
import { isTimeOfTable, type EffectSaid, type Figures } from './members.js';

type Sentences = { readonly [Type in TournamentEvent['type']]: (data: EventOf<Type>['data']) => string };

/** One entry of an event as somebody who was there would say it. People go by their ids: names stand outside the log. */
export function tournamentSentence(event: TournamentEvent): string {
  const say = SENTENCES[event.type] as (data: TournamentEvent['data']) => string;
  return say(event.data);
}

const why = (because: string | undefined): string => (because === undefined ? '.' : `: ${because}`);
const sheet = ({ tables, byes }: { readonly tables: readonly unknown[]; readonly byes: readonly unknown[] }): string =>
  `${counted(tables.length, 'table')}${byes.length === 0 ? '' : `, ${counted(byes.length, 'bye')}`}`;
const placeIn = (
  round: number,
  { table, hall }: { readonly table?: number; readonly hall?: string | undefined },
): string =>
  `${table === undefined ? '' : `table ${table} of `}${hall === undefined ? '' : `${hall} in `}round ${round}`;
const counted = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const inBrackets = (text: string): string => (text === '' ? '' : ` (${text})`);

const listed = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${value} ${name}`)
    .join(', ');
const figuresText = (figures: Figures = {}): string =>
  Object.keys(figures).length === 0 ? '' : ` with ${listed(figures)}`;

const SENTENCES: Sentences = {
  TournamentSetUp: ({ name, rounds }) => `${name} is set up, with ${counted(rounds, 'round')}.`,
  SettingsChanged: ({ changes, because, late }) =>
    `${late ? 'After round 1 was out, ' : ''}${Object.keys(changes).join(', ')} changed: ${because}`,
  PlayerEntered: ({ player, from, waits }) =>
    waits
      ? `${player} enters, and waits for a place.`
      : `${player} enters${from === 1 ? '' : `, from round ${from} on`}.`,
  PlayerAdmitted: ({ player }) => `${player} moves up from the waiting list.`,
  PlayerWithdrawn: ({ player, because }) => `${player} withdraws${why(because)}`,
  EntryChanged: ({ player, because, late, ...said }) =>
    `The entry of ${player} is changed${late ? ' after round 1 was out' : ''}${inBrackets(entryText(changesOf(said)))}${why(because)}`,
  StandbyChanged: ({ player, standby }) =>
    standby ? `${player} stands by: plays only where the number is odd.` : `${player} plays in every round.`,
  PlayerCheckedIn: ({ player }) => `${player} is here.`,
  FiguresReported: ({ player, round, both }) =>
    `${player} says of their table in round ${round}: ${listed(both.A)} in seat A, ${listed(both.B)} in seat B.`,
  FiguresTold: ({ player, figures, round, late = false }) =>
    `${player} has ${listed(figures)}${round === undefined ? '' : ` of their table in round ${round}`}${late ? ', told after it was closed' : ''}.`,
  CheckInTakenBack: ({ player }) => `${player} is not here after all.`,
  PlayerDropped: ({ player, until, because, noShow }) =>
    noShow ? `${player} did not come.` : `${player} drops${until === 0 ? '' : ` after round ${until}`}${why(because)}`,
  PlayerReinstated: ({ player, from, because }) => `${player} is back from round ${from} on${why(because)}`,
  ListSubmitted: ({ player, check, late, because }) =>
    `${player} brings a list (${check})${late ? ', late' : ''}${why(because)}`,
  ListOverruled: ({ player, check, because }) => `The list of ${player} is taken as ${check}${why(because)}`,
  ListsLocked: () => 'Lists are locked.',
  ByeGiven: ({ round, player, kind, because }) => `${player} has a ${kind} bye in round ${round}${why(because)}`,
  ByeTakenBack: ({ round, player, because }) => `${player} has no bye in round ${round} any more${why(because)}`,
  ResultAssigned: ({ round, player, result, figures, late, because }) =>
    `${player} ${result === 'none' ? 'has no assigned result any more' : `is given a ${result}`}${figuresText(figures)} in round ${round}${late ? ', after it was closed' : ''}${why(because)}`,
  RoundDrafted: ({ round, ...all }) => `Round ${round} is drafted: ${sheet(all)}.`,
  DraftEdited: ({ round, because, ...all }) =>
    `The draft of round ${round} is edited by hand (${sheet(all)})${why(because)}`,
  DraftDiscarded: ({ round, because }) => `The draft of round ${round} is discarded${why(because)}`,
  RoundPublished: ({ round, ...all }) => `Round ${round} is published: ${sheet(all)}.`,
  PublicationChanged: ({ round, gone, tables, because }) =>
    `Round ${round} changes after it was published: ${gone.length === 1 ? '1 match' : `${gone.length} matches`} void, ${counted(tables.length, 'table')} new: ${because}`,
  TimeExtended: ({ round, minutes, because, ...where }) =>
    `${counted(minutes, 'minute')} more for ${placeIn(round, where)}${why(because)}`,
  ClockStarted: ({ round, hall }) => `Time runs for ${placeIn(round, { hall })}.`,
  RoundClosed: ({ round, unconfirmed, disputed }) =>
    `Round ${round} is closed.${unconfirmed.length === 0 ? '' : ` Stand unconfirmed: table ${unconfirmed.join(', ')}.`}${
      disputed.length === 0 ? '' : ` Disputed: table ${disputed.join(', ')}.`
    }`,
  SeedRevealed: () => 'The seed of all chance is revealed.',
  FieldCut: ({ players, others, bracket, rule, because }) =>
    `${counted(players.length, 'player')} go on${ruleText(rule)}${bracket ? ' in a bracket' : ''}; the others ${others === 'play-on' ? 'play on' : 'are done'}${why(because)}`,
  TournamentEnded: () => 'The event ends.',
  TournamentReopened: ({ because }) => `The event is open again: ${because}`,
  Announced: ({ text, round, hall }) =>
    `Announced${round === undefined ? '' : ` for round ${round}`}${hall === undefined ? '' : ` in ${hall}`}: ${text}`,
  AnnouncementTakenBack: ({ announcement }) => `Announcement ${announcement} is taken back.`,
  TableResultTold: ({ round, table, said, sure, late, unconfirmedSince }) =>
    `Round ${round}, table ${table}: ${said.A.outcome} for A (${said.decided}, ${sure}${unconfirmedSince === undefined ? '' : ' and confirmed by nobody'})${late ? ', after the round was closed' : ''}.`,
  TableResultTakenBack: ({ round, table }) => `Round ${round}, table ${table}: there is no result any more.`,
  TableDisputeTold: ({ round, table, open }) =>
    `Round ${round}, table ${table}: a dispute is ${open ? 'open' : 'closed'}.`,
  TableVoidTold: ({ round, table, voided, because, late }) =>
    `Round ${round}, table ${table}: its match ${voided ? 'is void, and nothing of it counts' : 'is restored, and counts again'}${late ? ', after the round was closed' : ''}${why(because)}`,
  EffectTold: ({ effects }) => effects.map(effectText).join(' '),
  EffectLifted: () => 'What a ruling did is taken back.',
};

function ruleText(rule: PlayOff | undefined): string {
  switch (rule?.by) {
    case undefined:
    case 'place':
      return '';
    case 'record':
      return ` with at most ${rule.losses === 1 ? 'one loss' : `${rule.losses} losses`}`;
    case 'group':
      return `, ${rule.take} of each group,`;
  }
}

function effectText(effect: EffectSaid): string {
  if (isTimeOfTable(effect))
    return `${counted(effect.minutes, 'minute')} more for ${placeIn(effect.round, { table: effect.table })}.`;
  if ('does' in effect)
    return effect.does === 'disqualified'
      ? `${effect.player} is disqualified.`
      : `${effect.player} is out of the prizes.`;
  const { player, figure, add } = effect;
  return `${player}: ${add > 0 ? '+' : ''}${add} ${figure}.`;
}
