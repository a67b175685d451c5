import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { signed, UNBEGUN, type ChainEnd, type Press, type Run, type SignedPress, type Signing } from '@adjutant/runs';

const DER_BYTES = 12;

/** A phone with a key of its own, that signs what is pressed on it. */
export interface Phone {
  /** In base64url. */
  readonly key: string;
  press(type: string, data: object, more?: Partial<Press>): SignedPress;
  /** All that was pressed, or these. */
  run(presses?: readonly SignedPress[]): Run;
}

export function phone(match: string): Phone {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(DER_BYTES).toString('base64url');
  const by: Signing = { match, key, sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64') };
  const pressed: SignedPress[] = [];
  let end: ChainEnd = UNBEGUN;
  return {
    key,
    press: (type, data, more = {}) => {
      const at = new Date(Date.UTC(2031, 4, 4, 9)).toISOString();
      const next = signed(by, { id: randomUUID(), type, data, at, place: null, basedOn: 3, ...more }, end);
      pressed.push(next.press);
      ({ end } = next);
      return next.press;
    },
    run: (presses = pressed) => ({ adjutant: 'run', version: 1, match, key, presses: [...presses] }),
  };
}

/** A press as its own phone sends it when it has a line. */
export const sentBy = ({ id, type, data, place, basedOn }: SignedPress): { readonly commandId: string } =>
  ({ commandId: id, type, data, ...(place === null ? {} : { place, basedOn }) }) as never;
