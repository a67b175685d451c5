import { StoreUnreadable } from '../errors.js';
import { isOlder } from './line.js';
import { openKurrentStore } from './open.js';
import { readKurrentSetting, withoutPassword } from './setting.js';

describe('the setting of a KurrentDB', () => {
  it('is one node on the usual port, over TLS, where it says no more', () => {
    expect(readKurrentSetting('kurrentdb://db.example.org')).toMatchObject({
      hosts: [{ address: 'db.example.org', port: 2113 }],
      discover: false,
      credentials: undefined,
      tls: true,
      installation: 'adj',
      deadlineMs: 10_000,
      nodePreference: 'leader',
    });
  });

  it.each(['kurrentdb', 'kurrent', 'esdb'])('may begin with %s', (scheme) => {
    expect(readKurrentSetting(`${scheme}://a:1`).hosts).toEqual([{ address: 'a', port: 1 }]);
    expect(readKurrentSetting(`${scheme}+discover://a:1`).discover).toBe(true);
  });

  it('is a cluster where it names several nodes', () => {
    const { hosts, discover } = readKurrentSetting('kurrentdb://a:1,b:2,[::1]:3/?tls=false');
    expect(hosts).toEqual([
      { address: 'a', port: 1 },
      { address: 'b', port: 2 },
      { address: '[::1]', port: 3 },
    ]);
    expect(discover).toBe(true);
  });

  it('has user and password, whatever stands in them', () => {
    expect(readKurrentSetting('kurrentdb://judge:p%40ss:w%2Frd@a').credentials).toEqual({
      username: 'judge',
      password: 'p@ss:w/rd',
    });
    expect(readKurrentSetting('kurrentdb://judge:a@b@host').credentials).toEqual({
      username: 'judge',
      password: 'a@b',
    });
  });

  it('takes the options of the clients of the makers', () => {
    const options =
      'tls=true&tlsCAFile=%2Fetc%2Fca.pem&nodePreference=readOnlyReplica&defaultDeadline=500&keepAliveInterval=20000';
    expect(readKurrentSetting(`esdb://a?${options}&maxDiscoverAttempts=3&tlsVerifyCert=true`)).toMatchObject({
      files: { ca: '/etc/ca.pem' },
      nodePreference: 'read_only_replica',
      deadlineMs: 500,
      limits: { keepAliveInterval: 20_000, maxDiscoverAttempts: 3 },
    });
  });

  it.each([
    ['kurrentdb://judge@a', 'names a user without a password'],
    ['kurrentdb://judge:hunter2%@a', 'has a user or password that is not percent-encoded as addresses are'],
    ['kurrentdb://', 'names the host "", which is none'],
    ['kurrentdb://a b', 'names the host "a b", which is none'],
    ['kurrentdb://judge:hunter2@a:99999', 'names the host "a:99999", which is none'],
    ['kurrentdb://a?tls=maybe', 'has tls=maybe, which must be true or false'],
    [
      'kurrentdb://a?tlsVerifyCert=false',
      'turns the check of the certificate off; name its authority with tlsCAFile instead',
    ],
    ['kurrentdb://a?defaultDeadline=0', 'has defaultDeadline=0, which must be a whole number from 1'],
    [
      'kurrentdb://a?installation=My-Event',
      'has installation=My-Event, which must be 1 to 30 small letters and digits, a letter first',
    ],
    [
      'kurrentdb://a?nodePreference=any',
      'has nodePreference=any, which must be leader, follower, random or readOnlyReplica',
    ],
    ['kurrentdb://a?userCertFile=x', 'names only one of userCertFile and userKeyFile'],
    ['kurrentdb://a?shine=1', 'has the option "shine", which there is not'],
    ['kurrentdb://a?tls=true?tls=false', 'has more than one question mark'],
  ])('%s: %s', (setting, says) => {
    const asked = (): unknown => readKurrentSetting(setting);
    expect(asked).toThrow(StoreUnreadable);
    expect(asked).toThrow(
      `the setting ${JSON.stringify(withoutPassword(setting))} ${says}: use kurrentdb://user:password@host:2113?tls=true`,
    );
    expect(asked).not.toThrow(/hunter2/);
  });

  it('names a file that cannot be read', () => {
    expect(() => openKurrentStore('kurrentdb://a?tlsCAFile=%2Fnowhere.pem')).toThrow(
      /\/nowhere\.pem of the setting cannot be read: ENOENT/,
    );
  });

  it.each([
    ['21.10.9.0', true],
    ['22.9', true],
    ['22.10.0', false],
    ['24.10.4.1234', false],
    ['25.1.0', false],
    ['0.0.0.0', false],
    ['of my own', false],
  ])('a server of version %s is too old: %s', (version, old) => {
    expect(isOlder(version, '22.10')).toBe(old);
  });
});
