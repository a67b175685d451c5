import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** Both in PEM. */
  readonly certificate: string;
  readonly key: string;
}

/** For whom it is, besides the number of this machine where it is for `localhost`, and in which days from now it is valid. */
export interface Certified {
  readonly name: string;
  readonly days: readonly [from: number, until: number];
}

const HERE: Certified = { name: 'localhost', days: [-1, 1] };

/** A certificate, for this machine where it is not said for whom, signed by itself, as X.509 has it (RFC 5280). */
export function selfSigned({ name: host, days: [from, until] }: Certified = HERE): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const name = sequence(set(sequence(oid(2, 5, 4, 3), value(0x0c, Buffer.from(host)))));
  const ecdsaWithSha256 = sequence(oid(1, 2, 840, 10045, 4, 3, 2));
  const numbers = host === HERE.name ? [value(0x87, Buffer.from([127, 0, 0, 1]))] : [];
  const names = sequence(value(0x82, Buffer.from(host)), ...numbers);
  const extensions = sequence(
    sequence(oid(2, 5, 29, 17), value(0x04, names)),
    sequence(oid(2, 5, 29, 19), yes(), value(0x04, sequence(yes()))),
  );
  const body = sequence(
    value(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    name,
    sequence(utcTime(Date.now() + from * DAY), utcTime(Date.now() + until * DAY)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    value(0xa3, extensions),
  );
  const signature = value(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
  const der = sequence(body, ecdsaWithSha256, signature).toString('base64');
  const lines = der.match(/.{1,64}/g) ?? [];
  return {
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

const DAY = 86_400_000;

function value(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => value(0x30, Buffer.concat(parts));
const set = (...parts: readonly Buffer[]): Buffer => value(0x31, Buffer.concat(parts));
const integer = (number: number): Buffer => value(0x02, Buffer.from([number]));
const yes = (): Buffer => value(0x01, Buffer.from([0xff]));

function utcTime(milliseconds: number): Buffer {
  const digits = new Date(milliseconds).toISOString().replace(/\D/g, '').slice(2, 14);
  return value(0x17, Buffer.from(`${digits}Z`));
}

function oid(first: number, second: number, ...rest: readonly number[]): Buffer {
  const bytes = rest.flatMap((arc) => {
    const septets = [arc & 0x7f];
    for (let more = arc >> 7; more > 0; more >>= 7) septets.unshift((more & 0x7f) | 0x80);
    return septets;
  });
  return value(0x06, Buffer.from([first * 40 + second, ...bytes]));
}
