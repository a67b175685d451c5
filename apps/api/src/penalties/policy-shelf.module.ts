import { Module } from '@nestjs/common';
import { POLICIES, type Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { PolicyShelf, readPolicies } from './policy-shelf.js';

/** The policies of penalties, read once for everybody who asks about them. */
@Module({
  providers: [
    {
      provide: PolicyShelf,
      inject: [SETTINGS],
      useFactory: ({ policies = POLICIES }: Settings) => readPolicies(policies),
    },
  ],
  exports: [PolicyShelf],
})
export class PolicyShelfModule {}
