import type { MomentAnswer } from '@adjutant/views';
import { get } from '../../api/client.js';

/** The address of a moment, for sending to somebody. */
export async function linkOf(id: string, entry: number): Promise<string> {
  const { link } = await get<MomentAnswer>(`/matches/${encodeURIComponent(id)}/moments/${entry}`);
  return location.origin + link;
}
