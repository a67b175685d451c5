import { Module } from '@nestjs/common';
import { DisputeReader } from './dispute-reader.js';
import { EvidenceFiles } from './evidence/evidence-files.js';
import { EvidenceSweep } from './evidence/evidence-sweep.js';

/** The records of disputes, for whoever reads them. */
@Module({ providers: [DisputeReader, EvidenceFiles, EvidenceSweep], exports: [DisputeReader, EvidenceFiles] })
export class DisputeRecordModule {}
