import { Module } from '@nestjs/common';
import { PeopleController } from './people.controller.js';
import { People } from './people.js';

@Module({ controllers: [PeopleController], providers: [People], exports: [People] })
export class PeopleModule {}
