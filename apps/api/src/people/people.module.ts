import type { Settings } from '../settings.js';
import { living } from '../made.js';
import { Module } from '@nestjs/common';
import { SharedTables } from '../tables/shared-tables.js';
import { SETTINGS } from '../tokens.js';
import { PeopleController } from './people.controller.js';
import { People } from '@adjutant/people';

@Module({
  controllers: [PeopleController],
  providers: [
    living({
      provide: People,
      useFactory: (settings: Settings, shared: SharedTables) => People.open(settings, shared.of()),
      inject: [SETTINGS, SharedTables],
    }),
  ],
  exports: [People],
})
export class PeopleModule {}
