import { faultsIn, type Fault } from '@adjutant/kernel';
import { EnterPlayer } from './commands/entering.js';

/** What is wrong with an entry as it would be sent with EnterPlayer, by its members: many are looked at before one is sent. */
export function faultsInEntry(data: unknown): readonly Fault[] {
  return faultsIn(EnterPlayer.properties.data, data, '');
}
