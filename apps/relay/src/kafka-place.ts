/** Where Kafka is, and what our topics there are called. */
export interface KafkaPlace {
  readonly brokers: readonly string[];
  readonly ssl: boolean;
  readonly sasl?: { readonly mechanism: string; readonly username: string; readonly password: string };
  /** Before the names of all topics, and a dot: `adjutant`. */
  readonly prefix: string;
}

const MECHANISMS = ['scram-sha-512', 'scram-sha-256', 'plain'];
const SHAPE = 'kafka://[user:password@]host:9092[,host:9092][?ssl=true&sasl=scram-sha-512]';
type Mistaken = (sentence: string) => void;

/** Reads `ADJUTANT_KAFKA`. What it is set to is never repeated, as a password may stand in it. */
export function readKafkaPlace(
  valueOf: (name: string) => string | undefined,
  mistaken: Mistaken,
): KafkaPlace | undefined {
  const [text, prefix = 'adjutant'] = [valueOf('ADJUTANT_KAFKA'), valueOf('ADJUTANT_TOPICS')];
  const wrong = (says: string): undefined => void mistaken(`ADJUTANT_KAFKA ${says}: use ${SHAPE}.`);
  if (!/^[A-Za-z0-9][\w.-]{0,99}$/.test(prefix))
    mistaken(
      `ADJUTANT_TOPICS is ${JSON.stringify(prefix)}, which cannot begin the name of a topic: use letters, digits, dots and dashes.`,
    );
  if (text === undefined) return wrong('is not set, and the relay has nowhere to send anything');
  const [, account, hosts, query = ''] = /^kafka:\/\/(?:([^@/?]*)@)?([^@/?]+)\/?(?:\?(.*))?$/.exec(text) ?? [];
  if (hosts === undefined) return wrong('is not the address of a Kafka cluster');
  const brokers = hosts.split(',').map((host) => (/:\d+$/.test(host) ? host : `${host}:9092`));
  const bad = brokers.find((broker) => !/^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i.test(broker));
  if (bad !== undefined) return wrong(`names ${JSON.stringify(bad)}, which is no broker`);
  const options = new URLSearchParams(query);
  const unknown = [...options.keys()].find((name) => name !== 'ssl' && name !== 'sasl');
  if (unknown !== undefined) return wrong(`has an option ${JSON.stringify(unknown)} that there is not`);
  const ssl = options.get('ssl') ?? 'false';
  if (ssl !== 'true' && ssl !== 'false') return wrong('has an ssl that is neither true nor false');
  const sasl = readSasl(account, options.get('sasl'), wrong);
  if (sasl === undefined) return undefined;
  return { brokers, ssl: ssl === 'true', ...(sasl === null ? {} : { sasl }), prefix };
}

/** Null where nobody has to sign in; undefined where something is wrong. */
function readSasl(
  account: string | undefined,
  mechanism: string | null,
  wrong: (says: string) => undefined,
): KafkaPlace['sasl'] | null | undefined {
  if (account === undefined) return mechanism === null ? null : wrong('has a sasl, but no user and password');
  const chosen = mechanism ?? 'scram-sha-512';
  if (!MECHANISMS.includes(chosen)) return wrong(`has a sasl that is none of ${MECHANISMS.join(', ')}`);
  const [username = '', ...password] = account.split(':');
  if (username === '' || password.length === 0) return wrong('has a user without a password');
  try {
    return {
      mechanism: chosen,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password.join(':')),
    };
  } catch {
    return wrong('has a user or password that is not percent-encoded as it should be');
  }
}
