import produce, { type Asked, type Exchange } from 'kafkajs/src/protocol/requests/produce/index.js';
import { produceRequest } from './records.js';

const { protocol } = produce;
/** Since then a request holds batches of records of the form that is written here. */
const FIRST_VERSION = 3;

/** Has kafkajs 2.2.4 send what is written in one piece; what is asked, when, and how an answer is read, stays its own. */
export function inOnePiece(): void {
  produce.protocol = ({ version }) => {
    const exchange = protocol({ version });
    return version < FIRST_VERSION ? exchange : (asked) => written(exchange(asked), asked);
  };
}

function written(exchange: Exchange, asked: Asked): Exchange {
  const encode = (): Promise<{ buf: Buffer; buffer: Buffer }> => {
    const bytes = produceRequest(asked, BigInt(Date.now()));
    return Promise.resolve({ buf: bytes, buffer: bytes });
  };
  return { ...exchange, request: { ...exchange.request, encode } };
}
