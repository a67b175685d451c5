import { neverPasses } from '@adjutant/event';
import { HttpException } from '@nestjs/common';
import { StoreClosed, StoreUnavailable, TablesUnavailable, TooManyConflicts, type Disk } from '@adjutant/store';
import { notJsonType, problem, problemIn, problemOf, type Problem } from './problem.js';
import type { EdgeCode } from './refusals.js';

export interface Answerable {
  readonly problem: Problem;
  readonly retryAfterSeconds?: number | undefined;
  /** Whether somebody who runs the server should hear of it. */
  readonly unexpected: boolean;
}

/** What another thread would have answered to what was thrown there. */
export class AnsweredApart extends Error {
  override readonly name = 'AnsweredApart';

  constructor(readonly answerable: Answerable) {
    super(answerable.problem.detail);
  }
}

const NOT_RECORDED =
  'The event store cannot take this now. Nothing was recorded; send the same command again in a moment.';
const NOT_KNOWN =
  'The event store gave no answer, so that it is not known whether this was recorded. Send the same command again in a moment: it is recorded once.';

/** What to answer to anything that was thrown. Nothing of an unexpected error is told but that it happened. */
export function answerTo(thrown: unknown, correlationId: string): Answerable {
  const known = problemIn(thrown);
  if (known) return { ...known, unexpected: false };
  if (thrown instanceof AnsweredApart) return thrown.answerable;
  const disk = thrown instanceof StoreUnavailable ? thrown.disk : diskIn(thrown);
  if (disk) return ofDisk(disk);
  if (thrown instanceof StoreUnavailable || thrown instanceof StoreClosed || thrown instanceof TooManyConflicts) {
    const unsure = thrown instanceof StoreUnavailable && thrown.unsure;
    const says = unsure ? NOT_KNOWN : NOT_RECORDED;
    return { problem: problem(503, 'store/unavailable', says), retryAfterSeconds: 1, unexpected: true };
  }
  if (thrown instanceof TablesUnavailable) {
    const says = 'What stands beside the event store cannot be read or written now. Try again in a moment.';
    return { problem: problem(503, 'database/unavailable', says), retryAfterSeconds: 1, unexpected: true };
  }
  const broken = neverPasses(thrown);
  if (broken) {
    const { code, message, facts } = broken;
    // An expected refusal: the register of faults has told it once already.
    if (code === 'match/tampered') return { problem: problemOf(409, code, message, { facts }), unexpected: false };
    return { problem: problemOf(500, code, message), unexpected: true };
  }
  return answerToFramework(thrown) ?? internal(correlationId);
}

/** Files and tables beside the log meet the same disk. */
function diskIn(thrown: unknown): Disk | undefined {
  const code = codeOf(thrown);
  if (/^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code)) return 'full';
  return /^(EIO|EROFS|SQLITE_IOERR.*|SQLITE_READONLY.*)$/.test(code) ? 'failing' : undefined;
}

/** What was recorded before can still be read. */
function ofDisk(disk: Disk): Answerable {
  const says = 'Nothing was recorded; tell the organizer, and send the same command again in a moment.';
  const told =
    disk === 'full'
      ? problem(503, 'store/disk-full', `The disk of the server is full. ${says}`)
      : problem(503, 'store/disk-failing', `The disk of the server does not take what is written. ${says}`);
  return { problem: told, retryAfterSeconds: 2, unexpected: true };
}

function internal(correlationId: string): Answerable {
  const detail = `Something unexpected happened. The log of the server has more under ${correlationId}.`;
  return { problem: problem(500, 'server/unexpected', detail, { correlationId }), unexpected: true };
}

/** What Nest and Fastify throw by themselves: unknown routes, bodies that are too large, foreign content types. */
function answerToFramework(thrown: unknown): Answerable | undefined {
  const status = statusOf(thrown);
  // Whoever sent has gone in the middle of it, or was given up.
  if (codeOf(thrown) === 'ECONNRESET') return known(400, 'request/unreadable', 'The request ended before its end.');
  if (status === undefined || status >= 500) return undefined;
  const code = codeOf(thrown);
  if (status === 413) {
    return known(
      413,
      'request/too-large',
      'The body is too large: send at most 1 MiB (a match file: 20 MiB), and long lists in parts.',
    );
  }
  if (status === 415 || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return { problem: notJsonType(), unexpected: false };
  }
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return known(400, 'request/not-json', 'The body is empty; it must be JSON.');
  // Only files of the page are ever forbidden: those that lie outside its folder. They are not there for anybody.
  if (status === 404 || status === 403)
    return known(404, 'route/unknown', 'There is nothing at this address. /api/docs lists what there is.');
  return known(status, 'request/invalid', thrown instanceof Error ? thrown.message : 'The request cannot be read.');
}

function known(status: number, code: EdgeCode, detail: string): Answerable {
  return { problem: problem(status, code, detail), unexpected: false };
}

function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (
    typeof thrown === 'object' &&
    thrown !== null &&
    'statusCode' in thrown &&
    typeof thrown.statusCode === 'number'
  ) {
    return thrown.statusCode;
  }
  return undefined;
}

function codeOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown ? String(thrown.code) : '';
}
