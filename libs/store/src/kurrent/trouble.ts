import { StoreUnavailable } from '../errors.js';
import { codeOf, messageOf } from '../trouble.js';

/** What went wrong between here and the server, and what can be done about it. */
export interface Trouble {
  readonly kind:
    | 'absent'
    | 'no-answer'
    | 'no-entry'
    | 'no-trust'
    | 'read-only'
    | 'other-server'
    | 'old-version'
    | 'too-large'
    | 'deleted'
    | 'other';
  /** Trying again can help. */
  readonly passing: boolean;
  /** The server may have done what it was asked for. */
  readonly unsure: boolean;
  readonly says: string;
}

/** The codes of gRPC that mean something here. */
const CODES = {
  cancelled: 1,
  deadlineExceeded: 4,
  permissionDenied: 7,
  aborted: 10,
  unimplemented: 12,
  unavailable: 14,
  unauthenticated: 16,
} as const;

export const PASSING = { passing: true, unsure: true } as const;
const LASTING = { passing: false, unsure: false } as const;

export const OTHER_SERVER: Trouble = {
  kind: 'other-server',
  ...LASTING,
  says: 'what answers there is no EventStoreDB or KurrentDB that tells its version: name the host and port of one',
};

export function oldVersion(version: string, least: string): Trouble {
  const says = `the server there has version ${version}, but ${least} or newer is needed: update it`;
  return { kind: 'old-version', ...LASTING, says };
}

export function noTrust(distrust: string): Trouble {
  const says = `the certificate of the server is not trusted (${distrust}): name its authority with tlsCAFile in the setting, and the host by a name that the certificate has`;
  return { kind: 'no-trust', passing: true, unsure: false, says };
}

/** An append that the server answered with an error of its own, while the call goes on; `kind` as the protocol names it. */
export class AppendRefused extends Error {
  override readonly name = 'AppendRefused';

  constructor(
    readonly kind: string,
    words: string,
  ) {
    super(words);
  }
}

const REFUSED: { readonly [kind: string]: string } = {
  AccessDenied: 'access-denied',
  MaximumAppendSizeExceeded: 'maximum-append-size-exceeded',
  StreamDeleted: 'stream-deleted',
};

/** An append of which no answer came in time. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
  readonly code = CODES.deadlineExceeded;

  constructor() {
    super('Deadline exceeded');
  }
}

/** The server has ended the call for appends, and does not say why. */
export class CallEnded extends Error {
  override readonly name = 'CallEnded';
  readonly code = CODES.unavailable;

  constructor() {
    super('the server ended the call');
  }
}

/** The call ended while several appends waited for an answer: it is not known which of them it ended for. */
export class LostTogether extends Error {
  override readonly name = 'LostTogether';

  constructor(readonly of: unknown) {
    super(messageOf(of));
  }
}

/** Reads an error of the client. What it says may hold what was sent, so only the server's own short words are taken over. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof LostTogether) return ofSeveral(troubleOf(error.of));
  const exception = exceptionOf(error);
  const told = EXCEPTIONS[exception];
  if (told) return told;
  const code = Number(codeOf(error));
  return BY_CODE[code]?.(wordsOf(error)) ?? withoutCode(error);
}

/** A node that says it takes no writes may have written those that came before. */
function ofSeveral(trouble: Trouble): Trouble {
  return trouble.kind === 'read-only' ? { ...trouble, unsure: true } : trouble;
}

const EXCEPTIONS: { readonly [exception: string]: Trouble } = {
  'not-leader': {
    kind: 'read-only',
    passing: true,
    unsure: false,
    says: 'the node takes no writes, since it is not the leader of its cluster: name all nodes in the setting, or the leader',
  },
  'access-denied': {
    kind: 'no-entry',
    ...LASTING,
    says: 'the user of the setting may not do that there: give the user access to the streams of this installation',
  },
  'maximum-append-size-exceeded': {
    kind: 'too-large',
    ...LASTING,
    says: 'it is more than the server takes at once: raise its MaxAppendSize',
  },
  'stream-deleted': {
    kind: 'deleted',
    ...LASTING,
    says: 'the stream was deleted outside of Adjutant: restore the server from a backup',
  },
};

/** In the words of gRPC: nothing was sent, since there was nobody to send it to. */
const NEVER_SENT = /No connection established|ECONNREFUSED|ENOTFOUND|Name resolution failed/;

const absent = (words: string): Trouble => ({
  kind: 'absent',
  passing: true,
  unsure: !NEVER_SENT.test(words),
  says: `the server does not answer (${words}): look whether it runs, whether host and port are right, and whether tls in the setting is as the server has it`,
});

const noAnswer = (words: string): Trouble => ({
  kind: 'no-answer',
  ...PASSING,
  says: `the server gave no answer in time (${words}): look how busy it is`,
});

/** Of whom nothing at all has come, not even an error. */
export const SILENT = noAnswer('it keeps silent');
/** Nothing was sent for whoever had to wait for too long. */
export const OVERTAKEN = noAnswer('others were before this, and took all the time');

const BY_CODE: { readonly [code: number]: (words: string) => Trouble } = {
  [CODES.unavailable]: absent,
  [CODES.cancelled]: absent,
  [CODES.deadlineExceeded]: noAnswer,
  [CODES.aborted]: noAnswer,
  [CODES.unauthenticated]: () => ({
    kind: 'no-entry',
    ...LASTING,
    says: 'the server does not know the user and password of the setting: correct them',
  }),
  [CODES.permissionDenied]: () => EXCEPTIONS['access-denied'] as Trouble,
  [CODES.unimplemented]: () => OTHER_SERVER,
};

/** An error that came from no answer at all, as when no node of a cluster was found, is one of the connection. */
function withoutCode(error: unknown): Trouble {
  if (error instanceof AppendRefused && error.kind === 'Timeout') return noAnswer(wordsOf(error));
  if (/discover/i.test(messageOf(error))) return absent('none of the nodes of the cluster was found');
  return { kind: 'other', ...PASSING, says: `the server answered with an error (${wordsOf(error)})` };
}

const LONGEST = 160;

function wordsOf(error: unknown): string {
  const details = typeof error === 'object' && error !== null && 'details' in error ? String(error.details) : '';
  return (details || messageOf(error)).replace(/\s+/g, ' ').slice(0, LONGEST);
}

function exceptionOf(error: unknown): string {
  if (error instanceof AppendRefused) return REFUSED[error.kind] ?? '';
  const metadata = (error as { metadata?: { getMap?: () => { [key: string]: unknown } } } | undefined)?.metadata;
  return String(metadata?.getMap?.()['exception'] ?? '');
}

/** What is said where neither sending nor looking for it got an answer. */
export const NOT_KNOWN = 'it is not known whether it was recorded: send the same command again';

/** The error that callers meet. The client's own is no cause of it: that one may hold what was sent. */
export class KurrentUnavailable extends StoreUnavailable {
  constructor(
    where: string,
    readonly what: string,
    readonly trouble: Trouble,
  ) {
    super(`${what} at ${where}: ${trouble.says}`, { unsure: what === NOT_KNOWN });
  }
}
