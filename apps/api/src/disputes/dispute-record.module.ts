import { Faults } from '@adjutant/integrity';
import { SETTINGS, TABLES, STORE, CLOCK, LOG } from '../tokens.js';
import { living, made } from '../made.js';
import { Module } from '@nestjs/common';
import { MatchReader } from '@adjutant/event';
import { DisputeReader, EventOf } from '@adjutant/rulings';
import { MatchesModule } from '../matches/matches.module.js';
import { EvidenceFiles, EvidenceSweep } from '@adjutant/evidence';

/** The records of disputes, for whoever reads them. */
@Module({
  imports: [MatchesModule],
  providers: [
    made(DisputeReader, STORE, { token: Faults, optional: true }),
    made(EventOf, MatchReader, DisputeReader),
    living(made(EvidenceFiles, SETTINGS, TABLES, STORE, CLOCK)),
    living(made(EvidenceSweep, EvidenceFiles, DisputeReader, CLOCK, LOG)),
  ],
  exports: [DisputeReader, EventOf, EvidenceFiles],
})
export class DisputeRecordModule {}
