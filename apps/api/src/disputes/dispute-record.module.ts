import { Module } from '@nestjs/common';
import { DisputeReader } from './dispute-reader.js';

/** The records of disputes, for whoever reads them. */
@Module({ providers: [DisputeReader], exports: [DisputeReader] })
export class DisputeRecordModule {}
