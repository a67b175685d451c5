import { chmodSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileUnusable, naming, openToOthers, privateFile, whyUnusable } from './private-files.js';
import { openSqliteFile } from './sqlite-file.js';
import { temporaryFolder, type TemporaryFolder } from './sqlite/temporary-folder.js';

let at: TemporaryFolder;
const umask = process.umask();
beforeEach(() => {
  at = temporaryFolder();
  process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  at.remove();
});

const rights = (path: string): number => lstatSync(path).mode & 0o777;

describe('files of an installation', () => {
  it('are for their owner alone, with every folder on the way, and the journals of SQLite', () => {
    const file = at.file('deep/down/log.db');
    const database = openSqliteFile(file, {}, (opened) => {
      opened.pragma('journal_mode = WAL');
      opened.exec('CREATE TABLE hands (x)');
      return opened;
    });
    expect([at.file('deep'), at.file('deep/down')].map(rights)).toEqual([0o700, 0o700]);
    expect(['', '-wal', '-shm'].map((end) => rights(`${file}${end}`))).toEqual([0o600, 0o600, 0o600]);
    database.close();
    expect(openToOthers(at.file('deep'))).toEqual([]);
  });

  it('keep the rights that somebody has given them, which is told', () => {
    const file = at.file('kept/people.db');
    privateFile(file);
    chmodSync(file, 0o640);
    privateFile(file);
    mkdirSync(at.file('kept/evidence'));
    writeFileSync(at.file('kept/evidence/photo'), '');
    symlinkSync(at.file('kept'), at.file('kept/round'));
    expect(openToOthers(at.file('kept')).map(({ path, mode }) => [path, mode])).toEqual([
      [at.file('kept/evidence'), '0755'],
      [at.file('kept/evidence/photo'), '0644'],
      [file, '0640'],
    ]);
    expect(openToOthers(at.file('nowhere'))).toEqual([]);
  });

  it('that cannot be opened are named, and what is wrong with them', () => {
    mkdirSync(at.file('people.db'));
    writeFileSync(at.file('letter.db'), 'Dear judge, this is no database at all. '.repeat(30));
    const open = (name: string) => () =>
      openSqliteFile(at.file(name), {}, (opened) => opened.pragma('journal_mode = WAL'));
    expect(open('people.db')).toThrow(FileUnusable);
    expect(open('people.db')).toThrow(/people\.db cannot be used: it is a folder, and has to be a file/);
    expect(open('letter.db')).toThrow(/letter\.db cannot be used: the file is not a SQLite database/);
    expect(open(join('letter.db', 'x.db'))).toThrow(/it stands where a file is, and has to be a folder/);
    const ours = new Error('said already');
    expect(() =>
      naming('x', () => {
        throw ours;
      }),
    ).toThrow(ours);
  });

  it('is cached up to 4 MB: every file that is open costs as much at most', () => {
    const opened = openSqliteFile(':memory:', {}, (database) => database);
    expect(opened.pragma('cache_size', { simple: true })).toBe(-4_096);
    opened.close();
  });

  it.each([
    ['SQLITE_FULL', 'the disk that it is on is full'],
    ['ENOSPC', 'the disk that it is on is full'],
    ['SQLITE_BUSY', 'another process holds it'],
    ['SQLITE_CORRUPT_VTAB', 'the file is damaged; put back a backup'],
    ['EACCES', 'it may not be read or written by the user that this runs as'],
    ['EROFS', 'it cannot be written'],
    ['ENOENT', 'it is not there'],
  ])('%s: %s', (code, says) => expect(whyUnusable(at.file('x'), { code, message: code })).toBe(says));
});
