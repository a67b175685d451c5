import { faultInWords } from '@adjutant/seal';
import { importedText } from '@adjutant/views';
import { importOf, parseMatchFile, verifyMatchFile, type EventStore } from '@adjutant/store';
import { noSuchMatch, streamOf } from '../account.js';
import type { Loss, Named } from '@adjutant/integrity';
import { auditOf, keyAloneIn, lossesIn, namedIn } from '../evidence/sealed-log.js';
import { isFile, readText } from '../files.js';
import { say, sayJson, type Io } from '../io.js';
import { matchesIn } from './matches.js';
import { wrongReveal } from '../seals.js';
import { lossLine } from '../show/losses.js';
import { count } from '../show/table.js';
import { withStoreAsItIs } from '../store.js';
import { EXIT, Trouble, type ExitCode } from '../trouble.js';
import type { JsonOption } from './packs.js';
import { isBundle, verifyBundleFile } from './verify-bundle.js';
import { isEventBundle, verifyEventFile } from './verify-event.js';

export interface VerifyOptions extends JsonOption {
  readonly all?: boolean;
  /** Only for bundles: the key that the reader trusts, and a checkpoint from elsewhere. */
  readonly key?: string;
  readonly checkpoint?: string;
  /** Only for the bundle of an event. */
  readonly names?: string;
}

/** What was verified and what came of it. `line` is there for files, `entry` where an event is at fault. */
type Verdict =
  | {
      readonly what: string;
      readonly intact: true;
      readonly events: number;
      readonly head?: string;
      /** How many signed checkpoints the log agrees with; not there where the file stands alone or nothing was sealed. */
      readonly checkpoints?: number;
      /** There where a match file stands alone: nobody signs those, so that anybody can make one. */
      readonly signer?: 'unknown';
      /** There is a key and nothing that it signed: why nothing is proved, in a clause. Told, not called ok. */
      readonly misses?: string;
      /** That a match of the store came from elsewhere, in a sentence. */
      readonly imported?: string;
      /** How many rulings of a match file are carried out in it: its disputes are not. */
      readonly rulings?: number;
    }
  /** The record is whole, but not what is kept beside it. */
  | {
      readonly what: string;
      readonly intact: false;
      readonly events: number;
      readonly lost: readonly Loss[];
      readonly checkpoints?: number;
      readonly named?: readonly Named[];
    }
  | {
      readonly what: string;
      readonly intact: false;
      readonly entry?: number;
      readonly line?: number;
      readonly stream?: string;
      readonly reason: string;
      /** Of a whole store: everything that was found, what is told before included. */
      readonly named?: readonly Named[];
      readonly lost?: readonly Loss[];
    };

/** Works out every hash of a match again, in the store or in a file, or those of the whole store. */
export async function verify(io: Io, named: string | undefined, options: VerifyOptions): Promise<ExitCode> {
  const { json, all, key, checkpoint } = options;
  const file = named !== undefined && !all && isFile(io, named) ? named : undefined;
  if (file !== undefined && isEventBundle(io, file)) return verifyEventFile(io, file, options);
  assertNameless(options);
  if (file !== undefined && isBundle(io, file)) return verifyBundleFile(io, file, options);
  if (key !== undefined || checkpoint !== undefined)
    throw new Trouble(EXIT.usage, '--key and --checkpoint are for bundles: name one.');
  const verdict = await verdictOn(io, named, all ?? false);
  const isOk = verdict.intact && verdict.misses === undefined;
  if (json) sayJson(io, isOk ? verdict : { ...verdict, intact: false });
  else inWords(verdict).forEach((line) => say(io, line));
  return isOk ? EXIT.ok : EXIT.differs;
}

function assertNameless({ names }: VerifyOptions): void {
  if (names !== undefined)
    throw new Trouble(EXIT.usage, '--names is for the bundle of an event, which has players without names: name one.');
}

async function verdictOn(io: Io, named: string | undefined, all: boolean): Promise<Verdict> {
  if (all && named === undefined) return verifyStore(io);
  if (all || named === undefined)
    throw new Trouble(EXIT.usage, 'Name a match or a file, or say --all for every match in the store.');
  return isFile(io, named) ? verifyFile(io, named) : verifyMatch(io, named);
}

function verifyFile(io: Io, named: string): Verdict {
  const text = readText(io, named);
  if (!text.ok && text.line === undefined) throw new Trouble(EXIT.usage, `${named} ${text.reason}.`);
  if (!text.ok) return brokenAt(named, text.line ?? 1, 'it is not UTF-8 text');
  const read = parseMatchFile(text.text);
  if (!read.ok)
    return brokenAt(named, read.problems[0]?.line ?? 1, (read.problems[0]?.message ?? '').replace(/\.$/, ''));
  const report = verifyMatchFile(read.file);
  if (report.intact) {
    const broken = wrongReveal(read.file.stream, read.file.events);
    if (!broken) {
      const rulings = read.file.events.filter(({ event }) => event.type === 'RulingApplied').length;
      return { what: named, ...report, signer: 'unknown', ...(rulings === 0 ? {} : { rulings }) };
    }
    const { number: entry, reason } = broken;
    return { what: named, intact: false, line: read.file.lines[entry] ?? 1, entry, reason };
  }
  const { line, revision, reason } = report;
  return { what: named, intact: false, line, ...(revision === undefined ? {} : { entry: revision }), reason };
}

/** A file that cannot even be read is as broken as one with a wrong hash. */
function brokenAt(what: string, line: number, reason: string): Verdict {
  return { what, intact: false, line, reason };
}

function verifyMatch(io: Io, named: string): Promise<Verdict> {
  const stream = streamOf(named);
  return withStoreAsItIs(io, named, async (store) => {
    const report = await store.verifyChain(stream);
    if (!report.intact) return { what: named, intact: false, entry: report.revision, reason: report.reason };
    if (report.events === 0) throw noSuchMatch(named);
    const events = await store.readOriginal(stream);
    const broken = wrongReveal(stream, events);
    if (broken) return { what: named, intact: false, entry: broken.number, reason: broken.reason };
    const last = events.at(-1);
    const verdict = {
      what: named,
      ...report,
      ...(last ? { head: last.meta.hash } : {}),
      ...(await importedIn(store, named)),
    };
    return openedVerdict(store, await sealedVerdict(io, store, verdict), named);
  });
}

async function importedIn(store: EventStore, match: string): Promise<{ readonly imported?: string }> {
  const imported = await importOf(store, match);
  return imported ? { imported: importedText({ ...imported, entries: imported.events, seats: true }) } : {};
}

/** All that there is to be told: whoever edited one thing may have edited another. */
function verifyStore(io: Io): Promise<Verdict> {
  return withStoreAsItIs(io, undefined, async (store) => {
    const [verdict, named] = [await firstFault(io, store), await namedIn(io, store)];
    if (verdict.intact) {
      const [first] = named;
      if (!first) return verdict;
      return { what: 'store', intact: false, stream: first.stream, reason: first.says, named };
    }
    if (named.length === 0) return verdict;
    const lost = 'lost' in verdict ? [] : await lossesIn(store);
    return { ...verdict, named, ...(lost.length > 0 && { lost }) };
  });
}

async function firstFault(io: Io, store: EventStore): Promise<Verdict> {
  const report = await store.verifyAll();
  if (report.intact) {
    const wrong = await wrongRevealIn(io, store);
    return wrong ?? openedVerdict(store, await sealedVerdict(io, store, { what: 'store', ...report }));
  }
  return { what: 'store', intact: false, stream: report.stream, entry: report.revision, reason: report.reason };
}

/** Chains show that nothing was changed in between; only what was signed shows that nothing was taken off the end. */
async function sealedVerdict(io: Io, store: EventStore, intact: Extract<Verdict, { intact: true }>): Promise<Verdict> {
  const audit = await auditOf(io, store);
  if (!audit) {
    const misses = await keyAloneIn(io);
    return misses === undefined ? intact : { ...intact, misses };
  }
  if (audit.agrees) return { ...intact, checkpoints: audit.checkpoints };
  const { stream, revision } = audit.fault;
  const place = { ...(stream === undefined ? {} : { stream }), ...(revision === undefined ? {} : { entry: revision }) };
  return { what: intact.what, intact: false, ...place, reason: faultInWords(audit.fault) };
}

/** A record may be whole while what it only commits to is gone. */
async function openedVerdict(store: EventStore, verdict: Verdict, match?: string): Promise<Verdict> {
  if (!verdict.intact) return verdict;
  const lost = await lossesIn(store, match);
  if (lost.length === 0) return verdict;
  const { what, events, checkpoints } = verdict;
  return { what, intact: false, events, ...(checkpoints === undefined ? {} : { checkpoints }), lost };
}

async function wrongRevealIn(io: Io, store: EventStore): Promise<Verdict | undefined> {
  for (const match of await matchesIn(io, store)) {
    const stream = streamOf(match);
    const broken = wrongReveal(stream, await store.readBare(stream));
    if (broken) return { what: 'store', intact: false, stream, entry: broken.number, reason: broken.reason };
  }
  return undefined;
}

function inWords(verdict: Verdict): string[] {
  if (verdict.intact) return intactInWords(verdict);
  return 'events' in verdict ? lossesInWords(verdict) : brokenInWords(verdict);
}

function brokenInWords(verdict: Exclude<Verdict, { intact: true } | { events: unknown }>): string[] {
  const { what, entry, line, stream, reason, named = [], lost = [] } = verdict;
  const place = [
    ...(stream === undefined ? [] : [stream]),
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(entry === undefined ? [] : [`entry ${entry}`]),
  ];
  const before =
    entry === undefined ? [] : ['The entries before it are an unbroken chain; it and what follows prove nothing.'];
  const others = named.filter((one) => one.stream !== stream || one.says !== reason);
  return [
    `BROKEN ${what}, ${place.join(', ')}: ${reason}.`,
    ...before,
    ...others.map(namedInWords),
    ...(lost.length === 0 ? [] : [`LOST besides: ${count(lost.length, 'secret')}.`, ...lost.map(lossLine)]),
  ];
}

function intactInWords(verdict: Extract<Verdict, { intact: true }>): string[] {
  const { what, events, head, checkpoints, rulings, signer, imported, misses } = verdict;
  if (misses !== undefined)
    return [
      `NOT PROVED ${what}: ${misses}.`,
      ...(imported === undefined ? [] : [imported]),
      `It agrees in itself: ${count(events, 'entry')}, every chain unbroken.`,
      ...(head === undefined ? [] : [`Head: ${head}`]),
    ];
  const proved = `${signer === 'unknown' ? 'Agrees in itself' : 'Proved'}: none of these entries was changed, moved, added in between or left out since its hash was made.`;
  const signed =
    checkpoints === undefined
      ? []
      : [
          `The log agrees with all ${count(checkpoints, 'checkpoint')} that were signed: it was neither cut off nor rewritten since.`,
        ];
  if (head === undefined)
    return [`INTACT ${what}: ${count(events, 'entry')}, every chain unbroken.`, proved, ...signed];
  const limits =
    'Not proved: that they are the whole match, or that a chain was not made anew. Compare the head with one that you were given before.';
  return [
    signer === 'unknown'
      ? `Nobody knows who made ${what} (nobody signs a match file; a bundle is signed); in itself it is INTACT: ${count(events, 'entry')}.`
      : `INTACT ${what}: ${count(events, 'entry')}.`,
    ...(imported === undefined ? [] : [imported]),
    `Head: ${head}`,
    proved,
    ...(rulings === undefined
      ? []
      : [
          `Not in this file: the disputes that ${count(rulings, 'ruling')} in it came from. A match file is for everybody; a bundle holds them.`,
        ]),
    ...(checkpoints === undefined ? [limits] : signed),
  ];
}

function namedInWords({ kind, stream, entry, says }: Named): string {
  return kind === 'row' ? `BROKEN row of ${stream}: ${says}.` : `BROKEN ${stream}, entry ${entry}: ${says}.`;
}

function lossesInWords({
  what,
  events,
  checkpoints,
  lost,
  named = [],
}: Extract<Verdict, { intact: false; events: unknown }>): string[] {
  return [
    `LOST in ${what}: ${count(lost.length, 'secret')} that the record commits to cannot be opened any more.`,
    ...lost.map(lossLine),
    ...named.map(namedInWords),
    `The record itself is unbroken: ${count(events, 'entry')}${checkpoints === undefined ? '' : `, as ${count(checkpoints, 'checkpoint')} say that were signed`}. Envelopes stand beside it: an older backup may still hold them.`,
  ];
}
