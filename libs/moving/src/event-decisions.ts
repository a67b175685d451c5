import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openTables, type Tables } from '@adjutant/store';
import { EVENT, type EventSchema } from '@adjutant/event';
import { writeWhole } from './files.js';
import type { InstallationPlace } from './installation-place.js';

/** What the event has decided, as JSON; undefined where it has decided nothing. */
export async function decisionsOf(place: InstallationPlace): Promise<string | undefined> {
  if (place.database === undefined) return existsSync(fileIn(place)) ? readFileSync(fileIn(place), 'utf8') : undefined;
  return within(place.database, async ({ kysely }) => {
    return (await kysely.selectFrom('event_policy').select('policy').executeTakeFirst())?.policy;
  });
}

/** Puts decisions where there are none; those that are there are newer than any export. */
export async function addDecisions(place: InstallationPlace, policy: string): Promise<void> {
  if (place.database === undefined) {
    if (!existsSync(fileIn(place))) writeWhole(fileIn(place), policy);
    return;
  }
  await within(place.database, ({ kysely }) =>
    kysely
      .insertInto('event_policy')
      .values({ only_row: 1, policy })
      .onConflict((there) => there.doNothing())
      .execute(),
  );
}

async function within<Result>(
  database: string,
  work: (tables: Tables<EventSchema>) => Promise<Result>,
): Promise<Result> {
  const tables = await openTables<EventSchema>(database, EVENT);
  try {
    return await work(tables);
  } finally {
    await tables.close();
  }
}

function fileIn({ data }: InstallationPlace): string {
  return join(data, 'event.json');
}
