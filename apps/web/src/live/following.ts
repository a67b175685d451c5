import { hearing, onHeard } from './heard.js';
import { lineTo, type Line } from './line.js';
import type { Liveness, Revisions, PageNews } from './sharing.js';

/** Somebody on this page who wants to know when there is something new about topics. */
export interface Follower {
  readonly topics: readonly string[];
  readonly news: () => void;
  readonly started: (revision: number | null) => void;
}

const followers = new Set<Follower>();
const watchers = new Set<() => void>();
let stream: Liveness = 'connecting';
let known: Revisions = {};
let line: Line | null = null;
let saying = false;

/** Lost where our server does not answer; a stream that broke while it answers is on its way. */
export function livenessNow(): Liveness {
  if (hearing.silentSince !== null) return 'lost';
  return stream === 'lost' ? 'connecting' : stream;
}

let endsHearing: (() => void) | null = null;

/** Whoever is told of the server keeps it asked whether it answers; a page that nobody looks at asks nothing. */
function among<Told>(all: Set<Told>, one: Told): () => void {
  all.add(one);
  endsHearing ??= onHeard(heard);
  return () => {
    all.delete(one);
    if (followers.size + watchers.size > 0) return;
    endsHearing?.();
    endsHearing = null;
  };
}

function heard(reached: boolean): void {
  // What stood all the while may lead nowhere.
  if (reached) followAnew();
  tellLiveness();
}

function tellLiveness(): void {
  for (const watcher of watchers) watcher();
}

export const onLiveness = (watcher: () => void): (() => void) => among(watchers, watcher);

/** Hands over what ends the following. */
export function follow(follower: Follower): () => void {
  const leave = among(followers, follower);
  for (const topic of follower.topics) {
    const revision = known[topic];
    if (typeof revision === 'number') follower.started(revision);
  }
  say();
  return () => {
    leave();
    say();
  };
}

/** Whoever is signed in has changed. */
export function followAnew(): void {
  line?.({ says: 'anew' });
}

function told(what: PageNews): void {
  if (what.tells === 'liveness') {
    stream = what.is;
    if (stream === 'lost' || hearing.silentSince !== null) void hearing.doubt();
    tellLiveness();
  } else if (what.tells === 'start') started(what.topics);
  else {
    const { topics, revision } = what;
    for (const topic of topics) if (typeof known[topic] === 'number') known = { ...known, [topic]: revision };
    for (const follower of followers) if (follower.topics.some((topic) => topics.includes(topic))) follower.news();
  }
}

function started(topics: Revisions): void {
  known = { ...known, ...topics };
  for (const follower of followers)
    for (const topic of follower.topics) {
      const revision = topics[topic];
      if (revision !== undefined) follower.started(revision);
    }
}

/** What is mounted and taken away in one go is said once. */
function say(): void {
  if (saying) return;
  saying = true;
  queueMicrotask(() => {
    saying = false;
    sayNow();
  });
}

function sayNow(): void {
  const topics = [...new Set([...followers].flatMap((follower) => follower.topics))];
  known = Object.fromEntries(Object.entries(known).filter(([topic]) => topics.includes(topic)));
  if (topics.length === 0 && line === null) return;
  line ??= connected();
  line({ says: 'follow', topics });
}

function connected(): Line {
  // A page that is put away for the way back lets go of the stream, and takes it up when somebody comes back to it.
  addEventListener('pagehide', () => line?.({ says: 'leave' }));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    known = {};
    sayNow();
  });
  // The browser's own wait for the next try may be long, and of a network that was changed a stream hears nothing. Where the server did
  // not answer, its first answer asks for the stream.
  addEventListener('online', () => {
    if (!hearing.isUnread) followAnew();
  });
  // What it says of its network is a hint, and asked about.
  for (const hint of ['online', 'offline']) addEventListener(hint, () => void hearing.doubt());
  return lineTo(told, (own) => {
    line = own;
    sayNow();
  });
}
