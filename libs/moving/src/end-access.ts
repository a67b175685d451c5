import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAccessTables } from './open-kept.js';
import type { InstallationPlace } from './installation-place.js';

/**
 * Ends every session, every remembered device, every link of a seat and every invitation of a place. A backup knows nothing of what was taken back
 * after it was made: what is not ended here would open again. Accounts stay, with their passwords.
 */
export async function endAccess(place: InstallationPlace, now: Date): Promise<void> {
  if (!existsSync(join(place.data, 'access.db'))) return;
  const tables = await openAccessTables(place);
  try {
    await tables.transaction(async (within) => {
      await within.deleteFrom('sessions').execute();
      await within.deleteFrom('devices').execute();
      await within.deleteFrom('invitations').execute();
      const revoked_at = now.toISOString();
      await within.updateTable('links').set({ revoked_at }).where('revoked_at', 'is', null).execute();
    });
  } finally {
    await tables.close();
  }
}
