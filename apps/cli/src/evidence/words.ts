import { asSentence } from '@adjutant/kernel';
import { DISPUTE_PREFIX, type VerifiedBundle } from '@adjutant/seal';
import { count } from '../show/table.js';
import type { Played } from './played.js';
import type { CarriedOutRuling } from './rulings.js';
import { checkpointView, type EvidenceVerdict, type Trusted } from './verdict.js';

type Intact = Extract<EvidenceVerdict, { readonly intact: true }>;

/** What a verified bundle proves, and what it does not, in sentences. */
export function evidenceInWords(what: string, verdict: EvidenceVerdict, trusted: Trusted): string[] {
  if (!verdict.intact) return brokenInWords(what, verdict);
  const { bundle, played } = verdict;
  return [
    ...voidLine(verdict),
    headline(what, bundle, trusted),
    resultLine(played),
    ...played.rulings.map(rulingLine),
    ...importedLines(played),
    ...shownLines(bundle),
    `Key: ${bundle.header.key}`,
    ...provedBy(verdict, trusted).map((line) => `Proved: ${line}`),
    ...notProvedBy(verdict, trusted).map((line) => `Not proved: ${line}`),
  ];
}

/** Whoever does not know the key knows of no signer: that comes before anything that may sound like proof. */
function headline(what: string, bundle: VerifiedBundle, { key }: Trusted): string {
  const says = `match ${bundle.header.match}, ${contentOf(bundle)}.`;
  return key === undefined
    ? `Nobody knows who signed ${what} (no --key was given); in itself it is INTACT: ${says}`
    : `INTACT ${what}: ${says}`;
}

/** That a match counts for nothing comes before anything that may sound like its result. */
function voidLine({ bundle, played }: Intact): string[] {
  if (!played.summary.voided) return [];
  const because = bundle.events.findLast(({ type }) => type === 'MatchVoided')?.data['because'];
  return [`VOID: match ${bundle.header.match} was declared void and counts for nothing: ${String(because)}`];
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
    const { line, event, reason, signed } = verdict;
    const place = event && { stream: event.stream, entry: event.revision };
    return { what, intact: false, signed, ...(line === undefined ? {} : { line }), ...place, reason };
  }
  const { bundle, played, other } = verdict;
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
    checkpoint: checkpointView(checkpoint),
    ...(other && { other: { relation: other.relation, ...checkpointView(other.checkpoint) } }),
    result: { ...played.summary, inWords: played.result },
    rulings: played.rulings,
    ...(played.imported && { imported: played.imported }),
    proved: provedBy(verdict, trusted),
    notProved: notProvedBy(verdict, trusted),
  };
}

function brokenInWords(
  what: string,
  { signed, line, event, reason }: Extract<EvidenceVerdict, { intact: false }>,
): string[] {
  const place = [
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(event === undefined ? [] : [`entry ${event.revision} of ${event.stream}`]),
  ];
  return [
    `BROKEN ${[what, ...place].join(', ')}: ${reason}.`,
    signed
      ? 'The file is what the log signed, to the last byte: this is for whoever keeps the log to answer.'
      : 'This bundle proves nothing: it is not what a log has signed, or it was changed afterwards.',
  ];
}

function provedBy({ bundle, played, other }: Intact, { key }: Trusted): string[] {
  const { header, checkpoint } = bundle;
  const { size, signedAt } = checkpoint;
  const log = `the log of ${header.origin}`;
  const rulings =
    played.rulings.length === 0
      ? []
      : [
          `${count(played.rulings.length, 'ruling')} carried out in the match: each as a judge gave it, and with nothing besides.`,
        ];
  return [
    `these ${count(header.events, 'event')}, in this order, were in ${log} when its checkpoint of ${count(size, 'event')} was signed (${signedAt}); none was changed, moved, put in between or left out, and no stream was cut short.`,
    `the rules in this file (${header.pack.id}@${header.pack.release}) are those that the match was opened under, and under them the record leads to the result above.`,
    ...rulings,
    ...(key === undefined ? [] : ['all of it is signed by the key given.']),
    ...(other ? [grown(other, log)] : []),
  ];
}

function grown({ relation, checkpoint }: NonNullable<Intact['other']>, log: string): string {
  const named = `the checkpoint given, of ${count(checkpoint.size, 'event')} (signed ${checkpoint.signedAt})`;
  if (relation === 'same') return `${named}, is the one in this file.`;
  if (relation === 'newer')
    return `${log} had not been rolled back or rewritten by then: ${named}, continues the one in this file.`;
  return `${named}, is the beginning of the one in this file: ${log} had only grown since.`;
}

function notProvedBy({ other, played: { imported } }: Intact, { key }: Trusted): string[] {
  const until = other?.relation === 'newer' ? 'what came after the checkpoint given.' : undefined;
  return [
    'that people at the table said what was true: a record shows what was declared, when, and by whom.',
    ...(imported && !imported.covered
      ? [`that entries 0 to ${imported.events - 1} are what was played: this log took them in from a file.`]
      : []),
    until ??
      'that nothing came after the checkpoint; a newer one (--checkpoint) shows whether the log still held all this then.',
    ...(key === undefined
      ? ['who signed it: anybody can make a key. Compare the key with one that the organizers published (--key).']
      : ['that the times are right: they are those of the clock of the server.']),
  ];
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
  return `${title}, A ${players.A} against B ${players.B}: ${result ?? status} (${standing}).`;
}
