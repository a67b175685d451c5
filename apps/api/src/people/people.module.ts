import { Module } from '@nestjs/common';
import { SharedTables } from '../tables/shared-tables.js';
import { SETTINGS } from '../tokens.js';
import { PeopleController } from './people.controller.js';
import { People } from './people.js';

@Module({
  controllers: [PeopleController],
  providers: [{ provide: People, useFactory: People.open, inject: [SETTINGS, SharedTables] }],
  exports: [People],
})
export class PeopleModule {}
