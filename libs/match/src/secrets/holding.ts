import { is, type Envelope, type Static } from '@adjutant/kernel';
import { Side } from '@adjutant/rules';
import type { MatchEvent } from '../events.js';
import { attemptsStream, matchStream } from '../streams.js';
import type { Commit } from './checking.js';
import { entriesNeverShown } from './never-shown.js';
import { envelopePlace, sealsIn, type Seal } from './sealed.js';

/** An envelope as it is kept: where, and with which command it came. */
export interface EnvelopeKept {
  readonly place: string;
  readonly envelope: Envelope;
  readonly commandId: string;
}

/** A match as it is recorded, with everything that is kept beside it. */
export interface SealedMatch {
  readonly match: string;
  /** The whole record, from its first entry on. */
  readonly entries: readonly { readonly event: MatchEvent; readonly commandId: string }[];
  readonly kept: readonly EnvelopeKept[];
  /** The first entry that was recorded here: what was sealed elsewhere is kept there. */
  readonly ownFrom?: number;
}

/** What a commitment hides. An attempt is a refused command about a hand: no entry of the record commits to it. */
export const SecretKind = is.oneOf(['draw', 'discard', 'use', 'hand', 'choice', 'attempt']);
export type SecretKind = Static<typeof SecretKind>;

/** Something that was sealed and that nobody can open any more. It says which, and nothing of what it was. */
export const LostSecret = is.object(
  {
    match: is.anyText(),
    player: Side,
    kind: SecretKind,
    count: is.anyWhole({ says: 'Which of that kind and player, counted from 1.' }),
    entry: is.optional(is.anyWhole({ says: 'The entry that holds the commitment; left out of an attempt.' })),
    why: is.oneOf(['missing', 'changed', 'of-another-command']),
    saidIn: is.optional(
      is.anyWhole({
        says: 'The entry in which the record itself says so: what is lost stays lost, but what is signed about it is true.',
      }),
    ),
  },
  { name: 'LostSecret' },
);
export type LostSecret = Static<typeof LostSecret>;

/** Events that begin a hand: a record without any of them commits to nothing. */
export const HAND_BEGINS: readonly MatchEvent['type'][] = [
  ...(['ObjectiveDrawn', 'ObjectiveDiscarded', 'SituationAdopted', 'ChoiceMade'] as const),
];

/**
 * Holds the envelopes of a match to the commitments of its record. Whatever is sealed still has to be there; what the record
 * has opened need not be, but where it is, it is what was sealed. A loss that the end of the match has told is
 * named like any other, with the entry that tells it.
 */
export function lostSecrets(sealed: SealedMatch, commit: Commit): readonly LostSecret[] {
  const commitments = commitmentsIn(sealed.entries);
  const told = toldAtTheEnd(sealed.entries);
  const inRecord = commitments.flatMap((one) => {
    const loss = lossOf(sealed, one, commit);
    const saidIn = told.get(one.entry);
    return loss ? [{ ...loss, ...(saidIn !== undefined && { saidIn }) }] : [];
  });
  const known = new Set(commitments.map((one) => one.sealed));
  const beside = sealed.kept.filter(({ envelope }) => !known.has(envelope.sealed));
  return [...inRecord, ...changedBeside(sealed.match, beside, commit)];
}

interface Commitment extends Seal {
  readonly entry: number;
  readonly kind: SecretKind;
  readonly count: number;
  readonly commandId: string;
}

function commitmentsIn(entries: SealedMatch['entries']): readonly Commitment[] {
  const counts = new Map<string, number>();
  return entries.flatMap(({ event, commandId }, entry) =>
    sealsIn(event).map((seal) => {
      const kind = kindOf(event);
      const count = (counts.get(`${kind} ${seal.player}`) ?? 0) + 1;
      counts.set(`${kind} ${seal.player}`, count);
      return { ...seal, entry, kind, count, commandId };
    }),
  );
}

/**
 * The entries that the end of a battle names as lost, each with the entry that names it: in a note that came with other events. What somebody notes comes with a
 * command of its own, and tells nothing.
 */
function toldAtTheEnd(entries: SealedMatch['entries']): ReadonlyMap<number, number> {
  const ends = new Set(entries.flatMap(({ event, commandId }) => (event.type === 'NoteRecorded' ? [] : [commandId])));
  const told = entries.flatMap(({ event, commandId }, number) =>
    event.type === 'NoteRecorded' && ends.has(commandId)
      ? entriesNeverShown(event.data.text).map((entry) => [entry, number] as const)
      : [],
  );
  return new Map(told);
}

function kindOf({ type }: MatchEvent): SecretKind {
  if (type === 'ObjectiveDrawn') return 'draw';
  if (type === 'ObjectiveDiscarded') return 'discard';
  if (type === 'ChoiceMade') return 'choice';
  return type === 'SituationAdopted' ? 'hand' : 'use';
}

function lossOf(of: SealedMatch, commitment: Commitment, commit: Commit): LostSecret | undefined {
  const { match, entries, kept, ownFrom = 0 } = of;
  const { player, sealed, kind, count, entry, commandId } = commitment;
  const place = envelopePlace(match, player);
  const found = kept.find((one) => one.place === place && one.envelope.sealed === sealed);
  const lost = { match, player, kind, count, entry };
  if (!found) return entry < ownFrom || isShown(entries, sealed) ? undefined : { ...lost, why: 'missing' };
  if (!opens(found.envelope, matchStream(match), player, commit)) return { ...lost, why: 'changed' };
  return found.commandId === commandId ? undefined : { ...lost, why: 'of-another-command' };
}

function isShown(entries: SealedMatch['entries'], sealed: string): boolean {
  return entries.some(({ event }) => event.type === 'ObjectiveRevealed' && event.data.sealed === sealed);
}

/** An envelope whose entry was never recorded, or that is a refused attempt, keeps to its own commitment at least. */
function changedBeside(match: string, kept: readonly EnvelopeKept[], commit: Commit): readonly LostSecret[] {
  const streams = [matchStream(match), attemptsStream(match)];
  return (['A', 'B'] as const).flatMap((player) =>
    kept
      .filter(({ place }) => place === envelopePlace(match, player))
      .flatMap(({ envelope }, index) =>
        streams.some((stream) => opens(envelope, stream, player, commit))
          ? []
          : [{ match, player, kind: 'attempt' as const, count: index + 1, why: 'changed' as const }],
      ),
  );
}

function opens({ sealed, owner, salt, holds }: Envelope, stream: string, player: Side, commit: Commit): boolean {
  if (owner !== player) return false;
  try {
    return commit({ stream, owner, holds }, salt) === sealed;
  } catch {
    // A damaged salt is no salt at all.
    return false;
  }
}

const WHY: Readonly<Record<LostSecret['why'], string>> = {
  missing: 'its envelope is missing',
  changed: 'what its envelope holds is not what was sealed',
  'of-another-command': 'its envelope names another command than the one that sealed it',
};

/** What is lost, for whoever may look at the record; begins in lower case. */
export function lossInWords({ player, kind, count, entry, why, saidIn }: LostSecret): string {
  const which = `${KINDS[kind]} ${count} of ${player}`;
  if (entry === undefined)
    return `a refused command about the hand of ${player}, or a draw that was never recorded (number ${count} kept beside the record), is not what was kept`;
  return `what ${player} sealed in entry ${entry} (${which}) is lost${saidIn === undefined ? '' : `, and the record says so in entry ${saidIn}`}: ${WHY[why]}`;
}

const KINDS: Readonly<Record<SecretKind, string>> = {
  draw: 'draw',
  discard: 'discard',
  use: 'use',
  choice: 'pick',
  hand: 'objective that the record begins with, number',
  attempt: 'attempt',
};
