import type { BringList } from '@adjutant/tournament';
import { base64 } from '../../common/base64.js';

/** What the server reads of one request, less what goes around it. */
const MOST_BYTES = 700_000;

/** A file as it is sent: its bytes in Base64. Null where it is longer than any list. */
export async function fileOf(file: File): Promise<Pick<BringList, 'file'> | null> {
  if (file.size > MOST_BYTES) return null;
  return { file: base64(new Uint8Array(await file.arrayBuffer())) };
}
