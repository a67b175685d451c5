import { Module } from '@nestjs/common';
import { DisputeReader } from './dispute-reader.js';
import { EvidenceFiles } from './evidence/evidence-files.js';

/** The records of disputes, for whoever reads them. */
@Module({ providers: [DisputeReader, EvidenceFiles], exports: [DisputeReader, EvidenceFiles] })
export class DisputeRecordModule {}
