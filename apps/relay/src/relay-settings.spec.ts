import { readRelaySettings } from './relay-settings.js';

const STORE = 'sqlite:adjutant.db';
const read = (environment: { [name: string]: string }) =>
  readRelaySettings({ ADJUTANT_STORE: STORE, ADJUTANT_KAFKA: 'kafka://one', ...environment });
const kafkaOf = (text: string) => {
  const answer = read({ ADJUTANT_KAFKA: text });
  return answer.ok ? answer.settings.kafka : answer.mistakes;
};

describe('where Kafka is', () => {
  it.each([
    ['kafka://one', { brokers: ['one:9092'], ssl: false, prefix: 'adjutant' }],
    ['kafka://one:9093,two,10.0.0.3:9094/', { brokers: ['one:9093', 'two:9092', '10.0.0.3:9094'] }],
    ['kafka://one?ssl=true', { ssl: true }],
    [
      'kafka://me:p%40ss:word@one?sasl=plain&ssl=true',
      { ssl: true, sasl: { mechanism: 'plain', username: 'me', password: 'p@ss:word' } },
    ],
    ['kafka://me:secret@one', { sasl: { mechanism: 'scram-sha-512', username: 'me', password: 'secret' } }],
  ])('%s', (text, expected) => {
    expect(kafkaOf(text)).toMatchObject(expected);
  });

  it.each([
    ['http://one', 'is not the address of a Kafka cluster'],
    ['kafka://', 'is not the address of a Kafka cluster'],
    ['kafka://me@one', 'has a user without a password'],
    ['kafka://:secret@one', 'has a user without a password'],
    ['kafka://one?sasl=plain', 'has a sasl, but no user and password'],
    ['kafka://me:secret@one?sasl=kerberos', 'has a sasl that is none of scram-sha-512, scram-sha-256, plain'],
    ['kafka://one?ssl=perhaps', 'has an ssl that is neither true nor false'],
    ['kafka://one?tls=true', 'has an option "tls" that there is not'],
    ['kafka://one,tw o', 'names "tw o:9092", which is no broker'],
    ['kafka://me:%zz@one', 'has a user or password that is not percent-encoded as it should be'],
  ])('not at %s', (text, says) => {
    const [mistake = '', ...more] = kafkaOf(text) as readonly string[];
    expect(more).toEqual([]);
    expect(mistake.startsWith(`ADJUTANT_KAFKA ${says}: use kafka://`)).toBe(true);
    expect(mistake).not.toContain('secret');
  });
});

describe('all settings', () => {
  it('are told with all their mistakes at once', () => {
    const answer = readRelaySettings({
      ADJUTANT_STORE: 'memory:',
      ADJUTANT_PACKS: 'no/such/folder',
      ADJUTANT_TOPICS: 'über',
      ADJUTANT_HEALTH_PORT: 'x',
      ADJUTANT_LOG_LEVEL: 'loud',
    });
    const mistakes = answer.ok ? [] : answer.mistakes;
    expect(mistakes.map((sentence) => sentence.split(' ')[0])).toEqual([
      'ADJUTANT_STORE',
      'ADJUTANT_PACKS',
      'ADJUTANT_TOPICS',
      'ADJUTANT_KAFKA',
      'ADJUTANT_HEALTH_PORT',
      'ADJUTANT_LOG_LEVEL',
    ]);
  });

  it.each(['kurrentdb://me:secret@one:2113?tls=false', 'esdb+discover://one', 'sqlite:///var/log.db'])(
    'take the log from %s',
    (store) => {
      const answer = read({ ADJUTANT_STORE: store });
      expect(answer.ok && answer.settings.store).toBe(store);
    },
  );

  it('are told without a password', () => {
    const answer = read({ ADJUTANT_STORE: 'postgres://me:secret@one' });
    expect(answer.ok ? '' : answer.mistakes.join()).toMatch(/^ADJUTANT_STORE names no event store: (?!.*secret)/);
  });

  it('are the usual ones where nothing is said', () => {
    const answer = read({});
    expect(answer.ok && answer.settings).toMatchObject({ healthHost: '127.0.0.1', healthPort: 3001 });
  });
});
