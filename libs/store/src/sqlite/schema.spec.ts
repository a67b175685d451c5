import Database from 'better-sqlite3';
import { migrate, SCHEMA_VERSION, versionOf } from './schema.js';
import { temporaryFolder } from './temporary-folder.js';

describe('a file of the log that two processes open at once', () => {
  it('is made by the one that comes first, and found made by the other', () => {
    const folder = temporaryFolder();
    const [one, other] = [new Database(folder.file('log.db')), new Database(folder.file('log.db'))];
    try {
      expect([versionOf(one), versionOf(other)]).toEqual([0, 0]);
      migrate(one);
      migrate(other);
      expect([versionOf(one), versionOf(other)]).toEqual([SCHEMA_VERSION, SCHEMA_VERSION]);
    } finally {
      one.close();
      other.close();
      folder.remove();
    }
  });
});
