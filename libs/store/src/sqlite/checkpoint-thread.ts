import { workerData } from 'node:worker_threads';
import { openSqliteFile } from '../sqlite-file.js';
import { answerFromThread } from '../threads/answer-from-thread.js';

/** Which file it is: nothing that is open can be handed over. */
export interface CheckpointData {
  readonly path: string;
}

/** What a thread runs that carries the write-ahead log of a file over whenever it is asked to, on a connection of its own. */
export function checkpointInThread(): void {
  const { path } = workerData as CheckpointData;
  const database = openSqliteFile(path, { fileMustExist: true }, (opened) => {
    // A file must not say that it has what the disk does not have yet.
    opened.pragma('synchronous = FULL');
    opened.pragma('wal_autocheckpoint = 0');
    return opened;
  });
  answerFromThread<'carry'>(async () => {
    database.pragma('wal_checkpoint(PASSIVE)');
    return { answer: undefined };
  });
}
