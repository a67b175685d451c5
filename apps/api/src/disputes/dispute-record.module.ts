import { Faults } from '@adjutant/integrity';
import { SETTINGS, TABLES, STORE, CLOCK, LOG } from '../tokens.js';
import { living, made } from '../made.js';
import { Module } from '@nestjs/common';
import { DisputeReader } from '@adjutant/rulings';
import { EvidenceFiles, EvidenceSweep } from '@adjutant/evidence';

/** The records of disputes, for whoever reads them. */
@Module({
  providers: [
    made(DisputeReader, STORE, { token: Faults, optional: true }),
    living(made(EvidenceFiles, SETTINGS, TABLES, STORE, CLOCK)),
    living(made(EvidenceSweep, EvidenceFiles, DisputeReader, CLOCK, LOG)),
  ],
  exports: [DisputeReader, EvidenceFiles],
})
export class DisputeRecordModule {}
