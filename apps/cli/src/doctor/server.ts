import { connect } from 'node:tls';
import { lookingAtTls } from '@adjutant/store';
import { messageOf, propertyOf } from '../trouble.js';
import { known, missing, well, type Finding } from './finding.js';

const LONGEST_MS = 10_000;
/** The header of a date has no parts of a second, and the answer was on its way. */
const CLOSE_MS = 5_000;
const FEW_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whether a server answers at its address, by which clock, and with which certificate. */
export async function lookAtServer(url: URL): Promise<readonly Finding[]> {
  const secure = url.protocol === 'https:';
  const certificate = secure ? [await certificateOf(url)] : [];
  const asked = Date.now();
  const answer = await fetch(new URL('/api/health/live', url), { signal: AbortSignal.timeout(LONGEST_MS) }).catch(
    (error: unknown) => error,
  );
  if (!(answer instanceof Response)) return [unanswered(url, answer), ...certificate];
  await answer.body?.cancel();
  if (!answer.ok)
    return [
      missing('server', `${url.origin} answers ${answer.status}: that is no server of ours, or it is not ready.`),
      ...certificate,
    ];
  return [
    well('server', `${url.origin} answers.`),
    ...certificate,
    ...(secure ? [] : [overPlainHttp(url)]),
    clockOf(answer.headers.get('date'), (asked + Date.now()) / 2),
  ];
}

/** Recording works; what a browser does for secure pages alone does not. */
function overPlainHttp({ hostname, origin }: URL): Finding {
  if (/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    return known(
      'certificate',
      `${origin} is this machine itself, which browsers trust without a certificate. Phones need one.`,
    );
  return missing(
    'certificate',
    `${origin} has no certificate. Recording works while the network does; a page is not opened again without a network, is not installed, scans no code with the camera, and passwords go over the air as they are.`,
  );
}

export function clockOf(date: string | null, here: number): Finding {
  const there = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(there)) return known('clock', 'The server does not say what time it is.');
  const apart = Math.round(Math.abs(there - here) / 1_000);
  if (apart * 1_000 <= CLOSE_MS) return well('clock', 'This machine and the server have the same time.');
  const way = there > here ? 'ahead of' : 'behind';
  return missing(
    'clock',
    `The clock of the server is ${apart} s ${way} that of this machine: have both set by the network (NTP), as chess clocks and times of entries go by the server's.`,
  );
}

export interface Certificate {
  /** For whom it was asked, and for whom it is. */
  readonly host: string;
  readonly names: readonly string[];
  /** In milliseconds, as all times here. */
  readonly from: number;
  readonly until: number;
  /** Why it is not trusted; null where it is. */
  readonly distrust: string | null;
}

function certificateOf({ hostname, port }: URL): Promise<Finding> {
  const looking = lookingAtTls(hostname, port === '' ? 443 : Number(port));
  const { host } = looking;
  return new Promise((resolve) => {
    const socket = connect({ ...looking, timeout: LONGEST_MS });
    const end = (finding: Finding): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('secureConnect', () => {
      const { valid_from: from, valid_to: until, subjectaltname = '' } = socket.getPeerCertificate();
      const distrust = socket.authorized ? null : String(socket.authorizationError);
      const names = subjectaltname.split(', ').map((name) => name.replace(/^[^:]*:/, ''));
      end(certificateSays({ host, names, from: Date.parse(from), until: Date.parse(until), distrust }, Date.now()));
    });
    socket.once('timeout', () => end(missing('certificate', `${host} shows no certificate in time.`)));
    socket.once('error', (error) => end(missing('certificate', `${host} shows no certificate: ${messageOf(error)}.`)));
  });
}

export function certificateSays({ host, names, from, until, distrust }: Certificate, now: number): Finding {
  const days = Math.floor((until - now) / DAY_MS);
  const day = dayOf(until);
  if (now < from)
    return missing(
      'certificate',
      `The certificate begins on ${dayOf(from)}, and this machine has ${dayOf(now)}: have its clock set by the network (NTP), or wait for the day.`,
    );
  if (days < 0) return missing('certificate', `The certificate ended on ${day}: no browser opens the page. Renew it.`);
  if (distrust === OTHER_NAME)
    return missing(
      'certificate',
      `The certificate is for ${names.join(', ')}, and not for ${host}: no browser opens the page without a warning. Open it by a name of the certificate, or take one for this name.`,
    );
  if (distrust !== null)
    return missing(
      'certificate',
      `The certificate is not trusted (${distrust}): every phone warns, and does nothing without a network. Take one for a name, from an authority that phones know.`,
    );
  if (days < FEW_DAYS)
    return missing('certificate', `The certificate ends on ${day}, in ${days} days: renew it before the event.`);
  return well('certificate', `The certificate is trusted, and valid until ${day}, for ${days} days.`);
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

const OTHER_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID';
/** What is said of a certificate where it is looked at, by OpenSSL and by Node. */
const OF_CERTIFICATES = /CERT|UNABLE_TO_(?:GET_ISSUER|VERIFY_LEAF)|^ERR_TLS_CERT/;

function unanswered({ origin }: URL, error: unknown): Finding {
  const code = codeIn(error);
  if (code !== undefined && OF_CERTIFICATES.test(code))
    return missing('server', `${origin} is there, but is not asked anything: its certificate is not in order.`);
  return missing(
    'server',
    `${origin} does not answer: ${causeOf(error)}. Start the server, or see to its address and to the network.`,
  );
}

const codeIn = (error: unknown): string | undefined =>
  propertyOf(((error ?? {}) as { readonly cause?: unknown }).cause, 'code');

function causeOf(error: unknown): string {
  const { cause } = (error ?? {}) as { readonly cause?: unknown };
  const code = codeIn(error);
  if (code === 'ECONNREFUSED') return 'nobody listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host here';
  if (propertyOf(error, 'name') === 'TimeoutError') return 'it gave no answer in time';
  return code ?? messageOf(cause ?? error);
}
