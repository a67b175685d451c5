import type { DisputeEvent, Party, RemedyAsked, TieChanged } from './events.js';

type DataOf<Type extends DisputeEvent['type']> = Extract<DisputeEvent, { type: Type }>['data'];

type Sentences = { readonly [Type in DisputeEvent['type']]: (data: DataOf<Type>) => string };

/** One entry of a dispute as somebody who was there would say it. People go by their ids: names stand outside the log. */
export function disputeSentence(event: DisputeEvent): string {
  const say = SENTENCES[event.type] as (data: DisputeEvent['data']) => string;
  return say(event.data);
}

const SENTENCES: Sentences = {
  JudgeCalled: ({ by, table, entry, claim }) =>
    `${partyText(by)} calls a judge${table === undefined ? '' : ` to table ${table}`}${
      entry === null ? '' : ` about entry ${entry}`
    }: ${claim}`,
  CallWithdrawn: ({ by, because, for: side }) =>
    `${partyText(by)} withdraws the call${side === undefined ? '' : ` for player ${side}`}${why(because)}`,
  WithdrawalObjected: ({ side, because }) => `Player ${side} stands by the call: ${because}`,
  CallClaimed: ({ judge, tiesChanged }) => `${judge} takes the call.${changedText(tiesChanged)}`,
  CallReleased: ({ judge, because }) => `The call is taken off ${judge}${why(because)}`,
  JudgeAccepted: ({ side, judge }) =>
    `Player ${side} accepts ${judge} as the judge, whatever club or nation they share.`,
  StatementMade: ({ side, text }) => `Player ${side} says: ${text}`,
  EvidenceAdded: ({ by, mediaType, bytes, caption }) =>
    `${partyText(by)} adds evidence (${mediaType}, ${sizeText(bytes)})${caption === undefined ? '.' : `: ${caption}`}`,
  EvidenceWithheld: ({ by, hash, because }) =>
    `${partyText(by)} withholds the evidence ${hash.slice(0, 10)}…; the file is gone, its hash stays: ${because}`,
  RulingGiven: (data) => rulingText(data),
  RulingAccepted: ({ ruling, side, enteredBy }) =>
    enteredBy === undefined
      ? `Player ${side} accepts ruling ${ruling}.`
      : `${enteredBy} enters for player ${side} that ruling ${ruling} is accepted.`,
  RulingAppealed: ({ ruling, side, because }) => `Player ${side} appeals ruling ${ruling}: ${because}`,
  AppealClaimed: ({ judge, tiesChanged }) => `${judge} takes the appeal.${changedText(tiesChanged)}`,
  RulingRevoked: ({ ruling, judge, because }) => `${judge} takes ruling ${ruling} back: ${because}`,
  TimeGranted: ({ minutes, suggested, judge }) =>
    `${judge} grants ${minutes} minute${plural(minutes)} (${suggested} suggested).`,
  RulingCarriedOut: ({ ruling, entry, asPreviewed, penaltiesRefused = [] }) =>
    `${
      entry === null
        ? `Ruling ${ruling} leaves the match as it is.`
        : `Ruling ${ruling} stands in the match as entry ${entry}.`
    }${asPreviewed ? '' : ' The match had moved on since the preview, so its state is another than the judge was shown.'}${penaltiesRefused.map(({ person, message }) => ` The penalty of ${person} was not recorded: ${message}`).join('')}`,
  RulingTakenBack: ({ ruling, entry, restored }) =>
    `What ruling ${ruling} did to the match is undone${entry === null ? '' : ` by entry ${entry}`}${
      restored ? ': the match is as it was before it.' : '. What was recorded since then stands.'
    }`,
  RulingNotCarriedOut: ({ ruling, message }) =>
    `Ruling ${ruling} could not be carried out: ${message} It has to be given again.`,
  DisputeVoided: ({ entry, because }) => `The match is declared void in its entry ${entry}: ${because}`,
  DisputeRestored: ({ entry, because }) => `The match counts again since its entry ${entry}: ${because}`,
};

function rulingText(data: DataOf<'RulingGiven'>): string {
  const { ruling, judge, instance, verdict, remedies, penalties, because, tiesChanged } = data;
  const kind = instance === 'final' ? 'final ruling' : 'ruling';
  const on = verdict === undefined ? '' : verdict === 'upheld' ? ', upholding the first' : ', overturning the first';
  const done = remedies.length === 0 ? '' : ` (${remedies.map(remedyKind).join(', ')})`;
  const punished = penalties.map(({ person, level, infraction }) => ` ${person}: ${level} for ${infraction}.`).join('');
  return `${judge} gives ${kind} ${ruling}${on}${done}: ${because}${punished}${changedText(tiesChanged)}`;
}

const KINDS: { readonly [kind: string]: string } = {
  none: 'the record stands',
  strike: 'entries struck',
  correct: 'an entry corrected',
  adjust: 'points adjusted',
  allow: 'a refused command allowed',
  rewind: 'the game taken back',
};

/** What is done to the match, in a few words. */
export function remedyKind({ kind }: RemedyAsked): string {
  return KINDS[kind] ?? kind;
}

export function partyText(by: Party): string {
  return 'side' in by ? `Player ${by.side}` : by.staff;
}

/** What has to be known of whoever takes a match up: clubs and nations that are not what they were when it was opened. */
export function changedText(changed: readonly TieChanged[] = []): string {
  return changed
    .map(
      ({ who, tie }) =>
        ` The ${tie} of ${who === 'judge' ? 'the judge' : `player ${who}`} was changed after the match was opened.`,
    )
    .join('');
}

function why(because: string | undefined): string {
  return because === undefined ? '.' : `: ${because}`;
}

function plural(count: number): string {
  return count === 1 ? '' : 's';
}

function sizeText(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
