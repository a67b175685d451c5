import { living } from '../made.js';
import { Module } from '@nestjs/common';
import { SETTINGS, TABLES } from '../tokens.js';
import { PeopleController } from './people.controller.js';
import { People } from '@adjutant/people';

@Module({
  controllers: [PeopleController],
  providers: [living({ provide: People, useFactory: People.open, inject: [SETTINGS, TABLES] })],
  exports: [People],
})
export class PeopleModule {}
