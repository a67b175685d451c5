import { asSentence } from '@adjutant/kernel';
import type { Depth } from '@adjutant/rules';
import { DEPTH_TEXT } from '@adjutant/views';
import { DISPUTE_PREFIX, type VerifiedBundle } from '@adjutant/seal';
import { count } from '../show/table.js';
import type { Played } from './played.js';
import type { CarriedOutRuling } from '@adjutant/contexts';
import { checkpointView, signerOf, type EvidenceVerdict, type Trusted } from './verdict.js';

type Intact = Extract<EvidenceVerdict, { readonly intact: true }>;

/** What a verified bundle proves, and what it does not, in sentences. */
export function evidenceInWords(what: string, verdict: EvidenceVerdict, trusted: Trusted): string[] {
  if (!verdict.intact) return brokenInWords(what, verdict, trusted);
  const { bundle, played } = verdict;
  const known = signerOf(verdict, trusted) !== undefined;
  return [
    ...(known
      ? [...voidLine(verdict), headline(what, verdict, trusted)]
      : [strangersHeadline(what, bundle), ...voidLine(verdict)]),
    resultLine(played),
    ...depthLine(verdict),
    ...played.rulings.map(rulingLine),
    ...importedLines(played),
    ...shownLines(bundle),
    `Key: ${bundle.header.key}`,
    ...(known ? [] : agreeing(verdict).map((line) => `Agrees in itself: ${line}`)),
    ...provedBy(verdict, trusted).map((line) => `Proved: ${line}`),
    ...notProvedBy(verdict, trusted).map((line) => `Not proved: ${line}`),
  ];
}

function headline(what: string, { bundle }: Intact, { key }: Trusted): string {
  const by = key === undefined ? ', by the key of the checkpoint given' : '';
  return `INTACT ${what}${by}: match ${bundle.header.match}, ${contentOf(bundle)}.`;
}

/** Whoever brought neither key nor checkpoint knows of no signer: that comes before anything that may sound like proof. */
function strangersHeadline(what: string, bundle: VerifiedBundle): string {
  const { match, origin } = bundle.header;
  const itself = `in itself it is INTACT: match ${match}, ${contentOf(bundle)}.`;
  return `Nobody knows who signed ${what} (no --key was given); ${itself} It calls its log ${origin}, as anybody can.`;
}

/** That a match counts for nothing comes before anything that may sound like its result. */
function voidLine({ bundle, played }: Intact): string[] {
  if (!played.summary.voided) return [];
  const because = bundle.events.findLast(({ type }) => type === 'MatchVoided')?.data['because'];
  return [`VOID: match ${bundle.header.match} was declared void and counts for nothing: ${String(because)}`];
}

/** A record that is less deep proves less: what was told in it is the word of the players. */
function depthLine({ bundle: { events } }: Intact): string[] {
  const [opened] = events;
  if (opened?.data['depth'] === undefined) return [];
  const raised = events.flatMap(({ type, data }) => (type === 'DepthRaised' ? [data['depth'] as Depth] : []));
  const said = [opened.data['depth'] as Depth, ...raised].map((depth) => DEPTH_TEXT[depth]);
  return [`Depth: recorded ${said.join('; later ')}.`];
}

function rulingLine({ entry, dispute, judge, because, overturned }: CarriedOutRuling): string {
  const became = overturned ? ' Overturned since: nothing of it counts any more.' : '';
  return `Ruling carried out at entry ${entry}: by ${judge}, in dispute ${dispute}: ${overturned ? asSentence(because) : because}${became}`;
}

/** Files of evidence are in no bundle; their hashes are. */
function shownLines({ events }: VerifiedBundle): string[] {
  const hashes = (type: string): Set<string> =>
    new Set(events.flatMap((event) => (event.type === type ? [String(event.data['hash'])] : [])));
  const [shown, withheld] = [hashes('EvidenceAdded'), hashes('EvidenceWithheld')];
  return [...shown].map((hash) =>
    withheld.has(hash)
      ? `Evidence ${hash}: withheld. An organizer had the file erased; what is left is its hash.`
      : `Evidence ${hash}: the file is not in a bundle; one with this SHA-256 is the one that was shown.`,
  );
}

/** What the log took in from elsewhere it can only hand on. */
function importedLines({ imported }: Played): string[] {
  if (!imported) return [];
  const { events, by, at, covered, rulings } = imported;
  const whence = covered
    ? `a checkpoint of ${covered.origin} (${count(covered.size, 'event')}, signed ${covered.signedAt}) covered them, with a key that was trusted here`
    : 'nothing here shows by whom they were made';
  return [
    `Entries 0 to ${events - 1} were recorded elsewhere and taken in by ${by} on ${at}: ${whence}.`,
    ...rulings.map(
      (ruling) =>
        `${rulingLine(ruling).replace('Ruling carried out', 'Ruling carried out elsewhere')} (its dispute is not in this file)`,
    ),
  ];
}

/** The same for programs. */
export function evidenceAsJson(what: string, verdict: EvidenceVerdict, trusted: Trusted): object {
  if (!verdict.intact) {
    const { line, event, reason, signed, notBy } = verdict;
    const place = event && { stream: event.stream, entry: event.revision };
    return {
      what,
      intact: false,
      signed,
      ...(line === undefined ? {} : { line }),
      ...place,
      reason,
      ...(notBy !== undefined && { notBy }),
    };
  }
  const { bundle, played, other } = verdict;
  const signer = signerOf(verdict, trusted);
  const { header, manifest, checkpoint } = bundle;
  return {
    what,
    intact: true,
    match: header.match,
    ...(played.summary.voided ? { void: true } : {}),
    events: header.events,
    streams: manifest.streams,
    pack: header.pack,
    origin: header.origin,
    key: header.key,
    keyGiven: trusted.key !== undefined,
    signer: signer ?? 'unknown',
    checkpoint: checkpointView(checkpoint),
    ...(other && { other: { relation: other.relation, ...checkpointView(other.checkpoint) } }),
    result: { ...played.summary, inWords: played.result },
    rulings: played.rulings,
    ...(played.imported && { imported: played.imported }),
    ...(signer === undefined ? { agrees: agreeing(verdict) } : {}),
    proved: provedBy(verdict, trusted),
    notProved: notProvedBy(verdict, trusted),
  };
}

type Broken = Extract<EvidenceVerdict, { readonly intact: false }>;

function brokenInWords(what: string, verdict: Broken, trusted: Trusted): string[] {
  const { line, event, reason, notBy } = verdict;
  const place = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(event === undefined ? [] : [`entry ${event.revision} of ${event.stream}`]),
  ];
  const not = `NOT signed by the log of ${notBy} that you know: another key signed ${what}, whatever it says of itself.`;
  return [
    ...(notBy === undefined ? [] : [not]),
    `BROKEN ${[what, ...place].join(', ')}: ${reason}.`,
    whoAnswers(verdict, trusted),
  ];
}

/** Who has to answer for a bundle that does not hold. */
export function whoAnswers({ signed }: Pick<Broken, 'signed'>, { key, checkpoint }: Trusted): string {
  if (!signed) return 'This bundle proves nothing: it is not what a log has signed, or it was changed afterwards.';
  return key === undefined && checkpoint === undefined
    ? 'The file is what somebody signed, to the last byte; nobody knows who (no --key was given).'
    : 'The file is what the log signed, to the last byte: this is for whoever keeps the log to answer.';
}

/** What a file whose signer nobody knows shows of itself, and of nothing else. */
function agreeing({ bundle: { header, checkpoint }, played }: Intact): string[] {
  const events = count(header.events, 'event');
  const size = count(checkpoint.size, 'event');
  return [
    `its ${events} are, in this order, among the ${size} that its own checkpoint covers; whoever changed one since has signed it all anew.`,
    `the rules in this file (${header.pack.id}@${header.pack.release}) are those that the match says it was opened under, and under them the record leads to the result above.`,
    ...rulingsProved(played),
  ];
}

/** Nothing where nobody knows who signed: a key of one's own can be made by anybody, under any name. */
function provedBy(verdict: Intact, trusted: Trusted): string[] {
  const { bundle, played, other } = verdict;
  const { header, checkpoint } = bundle;
  const { size, signedAt } = checkpoint;
  const signer = signerOf(verdict, trusted);
  if (signer === undefined) return [];
  const log = `the log of ${header.origin}`;
  return [
    `these ${count(header.events, 'event')}, in this order, were in ${log} when its checkpoint of ${count(size, 'event')} was signed (${signedAt}); none was changed, moved, put in between or left out, and no stream was cut short.`,
    `the rules in this file (${header.pack.id}@${header.pack.release}) are those that the match was opened under, and under them the record leads to the result above.`,
    ...rulingsProved(played),
    signer === 'key'
      ? 'all of it is signed by the key given.'
      : 'all of it is signed by the key that signed the checkpoint given.',
    ...(other ? [grown(other, log)] : []),
  ];
}

function rulingsProved({ rulings }: Played): string[] {
  if (rulings.length === 0) return [];
  return [
    `${count(rulings.length, 'ruling')} carried out in the match: each as a judge gave it, and with nothing besides.`,
  ];
}

export function grown({ relation, checkpoint }: NonNullable<Intact['other']>, log: string): string {
  const named = `the checkpoint given, of ${count(checkpoint.size, 'event')} (signed ${checkpoint.signedAt})`;
  if (relation === 'same') return `${named}, is the one in this file.`;
  if (relation === 'newer')
    return `${log} had not been rolled back or rewritten by then: ${named}, continues the one in this file.`;
  return `${named}, is the beginning of the one in this file: ${log} had only grown since.`;
}

function notProvedBy(verdict: Intact, trusted: Trusted): string[] {
  const {
    bundle,
    other,
    played: { imported },
  } = verdict;
  const signer = signerOf(verdict, trusted);
  const until = other?.relation === 'newer' ? 'what came after the checkpoint given.' : undefined;
  return [
    'that people at the table said what was true: a record shows what was declared, when, and by whom.',
    ...(imported && !imported.covered
      ? [`that entries 0 to ${imported.events - 1} are what was played: this log took them in from a file.`]
      : []),
    until ??
      'that nothing came after the checkpoint; a newer one (--checkpoint) shows whether the log still held all this then.',
    ...(trusted.key === undefined ? [whose(signer, bundle)] : []),
    ...(signer === undefined ? [] : ['that the times are right: they are those of the clock of the server.']),
  ];
}

function whose(signer: ReturnType<typeof signerOf>, { header: { origin } }: VerifiedBundle): string {
  const compare = 'Compare the key with one that the organizers published (--key).';
  return signer === undefined
    ? `who signed it, or that the log of ${origin} ever held it: anybody can make a key. ${compare}`
    : `whose the key is that signed this and the checkpoint given: anybody can make a key. ${compare}`;
}

function contentOf({ manifest, header }: VerifiedBundle): string {
  const disputes = manifest.streams.filter(({ stream }) => stream.startsWith(DISPUTE_PREFIX)).length;
  const own = manifest.streams.find(({ stream }) => stream === `match-${header.match}`)?.events ?? 0;
  const inDisputes = manifest.streams.reduce(
    (sum, { stream, events }) => (stream.startsWith(DISPUTE_PREFIX) ? sum + events : sum),
    0,
  );
  const about = disputes === 0 ? '' : `, and ${count(disputes, 'dispute')} with ${count(inDisputes, 'event')}`;
  return `${count(own, 'entry')}${about}`;
}

function resultLine({ summary, result }: Played): string {
  const { title, vp, cp, status, players } = summary;
  const standing = `VP ${vp.A}:${vp.B}, CP ${cp.A}:${cp.B}`;
  return `Result: ${title}, A ${players.A} against B ${players.B}: ${result ?? status} (${standing}).`;
}
