import type { IssuedLink } from './answers.js';
import { onlyHere, type Listening } from './for-phones.js';
import type { LinkClaims } from './link-token.js';

/** A link of a seat as it is handed over: at the address that was asked for and at those that phones reach, to read and to scan. */
export async function ticket(
  { id, token, until }: LinkClaims & { readonly token: string },
  origin: string,
  place: Listening,
  leadsTo: 'seat' | 'open' = 'seat',
): Promise<IssuedLink> {
  const here = onlyHere(origin, place);
  const others = await Promise.all((here?.others ?? []).map((other) => drawn(`${other}/${leadsTo}`, token)));
  return {
    id,
    ...(await drawn(`${origin}/${leadsTo}`, token)),
    token,
    until: new Date(until).toISOString(),
    ...(here && { onlyHere: { says: here.says, others } }),
  };
}

/** The link at an address, as text and as a picture. */
async function drawn(page: string, token: string): Promise<{ readonly link: string; readonly qr: string }> {
  const link = `${page}#${token}`;
  const { toString: qrCode } = await import('qrcode');
  return { link, qr: await qrCode(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 }) };
}
