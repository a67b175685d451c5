import { FirstOrganizer } from '@adjutant/access';
import type { INestApplicationContext } from '@nestjs/common';

/** What lets somebody become the first organizer; nothing where there is one. */
export function invitation(application: INestApplicationContext): Promise<string | undefined> {
  return application.get(FirstOrganizer).invite();
}
