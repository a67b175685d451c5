import { connect } from 'node:tls';
import { lookingAtTls } from '../looking-at-tls.js';
import type { Host } from './setting.js';

const PATIENCE_MS = 2_000;

/**
 * Why the certificate that a host shows is not trusted, as TLS calls it (`SELF_SIGNED_CERT_IN_CHAIN`); undefined where it is, or
 * where nobody shows one. The client of a cluster keeps it to itself, and says that it found no node.
 */
export function distrustOf({ address, port }: Host, ca: Buffer | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({
      ...lookingAtTls(address, port),
      ...{ ALPNProtocols: ['h2'], timeout: PATIENCE_MS },
      ...(ca && { ca }),
    });
    const end = (distrust: string | undefined): void => {
      socket.destroy();
      resolve(distrust);
    };
    socket.once('secureConnect', () => {
      const { authorizationError } = socket as { authorizationError?: Error | string };
      end(socket.authorized ? undefined : codeIn(authorizationError));
    });
    socket.once('timeout', () => end(undefined));
    socket.once('error', () => end(undefined));
  });
}

function codeIn(error: Error | string | undefined): string {
  if (typeof error === 'object' && 'code' in error) return String(error.code);
  return String(error);
}

const quiet = new WeakSet<typeof process.emitWarning>();

/** Whose names are addresses is warned of by Node with each connection, over whatever a command prints; nobody can do about it. */
export function withoutWarningOfAddresses(): void {
  if (quiet.has(process.emitWarning)) return;
  const emit = process.emitWarning.bind(process) as (...asked: readonly unknown[]) => void;
  process.emitWarning = (...asked: readonly unknown[]) => {
    const isOfAddresses = asked.some((part) => part === OF_ADDRESSES || codeOf(part) === OF_ADDRESSES);
    if (!isOfAddresses) emit(...asked);
  };
  quiet.add(process.emitWarning);
}

const OF_ADDRESSES = 'DEP0123';

const codeOf = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'code' in part ? part.code : undefined;
