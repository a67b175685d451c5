import { living, made } from './made.js';
import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { Figures, noTracing, silentLog, type Log, type Tracing } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import { heldStore, type EventStore } from '@adjutant/store';
import { AccessModule } from './access/access.module.js';
import { DisputesModule } from './disputes/disputes.module.js';
import { SeatsModule } from './access/seats.module.js';
import { HealthModule } from './health/health.module.js';
import { LiveModule } from './live/live.module.js';
import { Faults } from '@adjutant/integrity';
import { Origins, CHANCE, type Chance } from '@adjutant/event';
import { MatchesModule } from './matches/matches.module.js';
import { CommandsModule } from './commands/commands.module.js';
import { CommandWatch } from './commands/watch.js';
import { DisputeCommands } from './disputes/commands/dispute-commands.js';
import { DISPUTE_DOOR } from './disputes/commands/door.js';
import { MATCH_DOOR } from './matches/commands/door.js';
import { MatchCommands } from './matches/commands/match-commands.js';
import { PENALTY_DOOR } from './penalties/commands/door.js';
import { PenaltyCommands } from './penalties/commands/penalty-commands.js';
import { watchedStore } from './operations/watched-store.js';
import { PacksModule } from './packs/packs.module.js';
import { PenaltiesModule } from './penalties/penalties.module.js';
import { PeopleModule } from './people/people.module.js';
import { PrecedentsModule } from './precedents/precedents.module.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { ReportModule } from './report/report.module.js';
import { RunsModule } from './runs/runs.module.js';
import { SamplesModule } from './samples/samples.module.js';
import { SealingModule } from './sealing/sealing.module.js';
import type { Settings } from './settings.js';
import { SharedTables } from './tables/shared-tables.js';
import {
  CHANCE_SOURCE,
  CLOCK,
  FIGURES,
  LOG,
  LOOKING_THREAD,
  WORK_THREAD,
  RAW_STORE,
  SETTINGS,
  SHELF,
  STORE,
  TABLES,
  THREAD,
  TRACING,
  type Clock,
} from './tokens.js';
import { TOURNAMENT_DOOR } from './tournaments/commands/door.js';
import { TournamentCommands } from './tournaments/commands/tournament-commands.js';
import { TournamentsModule } from './tournaments/tournaments.module.js';
import { TablesModule } from './tournaments/tables.module.js';
import { WebPage } from './web/web-page.js';

/** What an installation consists of besides code. */
export interface Installation {
  readonly settings: Settings;
  readonly store: EventStore;
  readonly shelf: Shelf;
  /** Where salts come from; from the chance of this machine where it is left out. */
  readonly chance?: Chance;
  /** What sessions and links go by; the clock of this machine where it is left out. */
  readonly clock?: Clock;
  /** Nobody reads along where it is left out. */
  readonly log?: Log;
  readonly tracing?: Tracing;
  /** A request that takes longer has a line in the log; a second where it is left out. */
  readonly slowMs?: number;
  /** The compiled file of a thread that tells what takes long; where it is left out that is told in turn with all else. */
  readonly thread?: URL;
  /** The compiled file of a thread that looks through the log; where it is left out this process does. */
  readonly lookingThread?: URL;
  /** The compiled file of a thread that pairs and ranks large events; where it is left out this process does. */
  readonly workThread?: URL;
}

/** One module per context. What they share is handed in from outside and visible everywhere. */
@Module({})
export class AppModule {
  static of({ settings, store, shelf, ...edges }: Installation): DynamicModule {
    const { chance = CHANCE, clock = Date.now, log = silentLog, tracing = noTracing } = edges;
    const figures = new Figures('api');
    const faults = new Faults(log);
    return {
      module: AppModule,
      global: true,
      imports: [
        CqrsModule.forRoot(),
        CommandsModule.of(
          { door: MATCH_DOOR, takes: MatchCommands, module: MatchesModule },
          { door: DISPUTE_DOOR, takes: DisputeCommands, module: DisputesModule },
          { door: PENALTY_DOOR, takes: PenaltyCommands, module: PenaltiesModule },
          { door: TOURNAMENT_DOOR, takes: TournamentCommands, module: TournamentsModule },
        ),
        PrecedentsModule,
        LiveModule,
        PacksModule,
        PeopleModule,
        ReportModule,
        RunsModule,
        SamplesModule,
        SealingModule,
        HealthModule,
        AccessModule,
        SeatsModule,
        TablesModule,
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: RAW_STORE, useValue: store },
        { provide: Faults, useValue: faults },
        { provide: STORE, useValue: watchedStore(heldStore(store, faults), figures, tracing) },
        { provide: SHELF, useValue: shelf },
        { provide: CHANCE_SOURCE, useValue: chance },
        { provide: CLOCK, useValue: clock },
        living({ provide: SharedTables, useFactory: () => SharedTables.open(settings) }),
        { provide: TABLES, useFactory: (shared: SharedTables) => shared.of(), inject: [SharedTables] },
        { provide: LOG, useValue: log },
        { provide: FIGURES, useValue: figures },
        { provide: TRACING, useValue: tracing },
        { provide: THREAD, useValue: edges.thread },
        { provide: LOOKING_THREAD, useValue: edges.lookingThread },
        { provide: WORK_THREAD, useValue: edges.workThread },
        CommandWatch,
        WebPage,
        made(Origins, STORE, { token: Faults, optional: true }),
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
      exports: [
        SETTINGS,
        STORE,
        RAW_STORE,
        Faults,
        SHELF,
        CHANCE_SOURCE,
        CLOCK,
        LOG,
        FIGURES,
        TRACING,
        THREAD,
        LOOKING_THREAD,
        WORK_THREAD,
        CommandWatch,
        SharedTables,
        TABLES,
        Origins,
      ],
    };
  }
}
