import { essenceOf } from '@adjutant/match';
import { entryAt, readMoment, stateAfter, tellingOf, type Disputed, type MomentSpec } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import { landmarksOf, momentsView, momentView, type MomentsView, type PlaceView } from '@adjutant/views';
import { readAccount, type MatchAccount } from '../account.js';
import { calledAbout } from '../disputes.js';
import { say, sayJson, type Io } from '../io.js';
import { openShelf } from '../packs.js';
import { EXIT, type ExitCode } from '../trouble.js';
import { usage, type AskingOptions } from './asking.js';

export interface MomentsOptions extends AskingOptions {
  readonly at?: string;
  readonly state?: string;
}

/** Moments that have a name; or the one that is named, with its state hash and what has become of it. */
export async function momentsOf(io: Io, named: string, options: MomentsOptions): Promise<ExitCode> {
  const spec = options.at === undefined ? null : specFrom(options.at);
  const shelf = openShelf(io);
  const account = await readAccount(io, shelf, named, options.as ?? 'spectator');
  const disputes = spec?.by === 'dispute' ? await calledAbout(io, account.match, spec.dispute) : [];
  if (spec) return showMoment(io, shelf, account, { spec, disputes, options });
  const telling = tellingOf(shelf, account.events);
  const moments = momentsView(shelf, telling, landmarksOf(shelf, telling, disputes));
  if (options.json) sayJson(io, { match: account.match, ...moments });
  else showAll(io, moments);
  return EXIT.ok;
}

function specFrom(text: string): MomentSpec {
  const spec = readMoment(text);
  if (spec) return spec;
  throw usage(
    `--at ${text} cannot be read: write entry:12, round:2, turn:2.B, phase:2.B.fight, dispute:ID or finding:3.`,
  );
}

interface MomentOptions {
  readonly spec: MomentSpec;
  readonly disputes: readonly Disputed[];
  readonly options: MomentsOptions;
}

function showMoment(io: Io, shelf: Shelf, account: MatchAccount, { spec, disputes, options }: MomentOptions): ExitCode {
  const now = tellingOf(shelf, account.events);
  const landmarks = landmarksOf(shelf, now, disputes);
  const entry = entryAt(landmarks, spec);
  if (entry === null) throw usage(`The record has no ${options.at}; it has entries 0 to ${landmarks.last}.`);
  const moment = momentView(shelf, account.events, entry, landmarks, {
    then: tellingOf(shelf, account.events.slice(0, entry + 1)),
    now,
  });
  // Of what everybody may see: the hash goes to anybody who is sent it.
  const state = digest(essenceOf(stateAfter(shelf, account.open, entry + 1)));
  const held = options.state === undefined ? {} : { held: options.state === state };
  if (options.json) sayJson(io, { match: account.match, ...moment, state, ...held });
  else {
    say(io, placeText(moment));
    say(io, `      state ${state}`);
    if (options.state !== undefined) say(io, options.state === state ? '      as named' : '      NOT the state named');
    say(io, `      ${moment.now.says}`);
    moment.now.differences.forEach(({ text }) => say(io, `        ${text}`));
  }
  return held.held === false ? EXIT.differs : EXIT.ok;
}

function showAll(io: Io, { rounds, turns, phases, findings }: MomentsView): void {
  const part = (title: string, places: readonly PlaceView[]): void => {
    if (places.length === 0) return;
    say(io, title);
    places.forEach((one) => say(io, placeText(one)));
  };
  part('Rounds', rounds);
  part('Turns', turns);
  part('Phases', phases);
  if (findings.length === 0) return;
  say(io, 'In doubt');
  findings.forEach(({ finding, entry, answer, says }) =>
    say(io, `  finding:${finding}  entry ${entry}  ${answer}: ${says}`),
  );
}

function placeText({ entry, clock, text }: PlaceView): string {
  return `${String(entry).padStart(4)}  ${text}${clock === '' ? '' : `  [${clock}]`}`;
}
