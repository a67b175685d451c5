import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReportController } from './report.controller.js';
import { Reports } from './report.service.js';

@Module({ imports: [MatchesModule, PeopleModule], controllers: [ReportController], providers: [Reports] })
export class ReportModule {}
