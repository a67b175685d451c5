import type { INestApplicationContext } from '@nestjs/common';
import { Sealing, type SealStanding } from '@adjutant/sealing';

/** How it stands with the seal of a server that has been started. */
export function sealStanding(application: INestApplicationContext): SealStanding {
  return application.get(Sealing, { strict: false }).standing();
}
