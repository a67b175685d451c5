import { Module } from '@nestjs/common';
import { POLICIES, POLICY_SCHEMA, type Settings } from '../settings.js';
import { SETTINGS } from '../tokens.js';
import { PolicyShelf, readPolicies } from '@adjutant/rulings';

/** The policies of penalties, read once for everybody who asks about them. */
@Module({
  providers: [
    {
      provide: PolicyShelf,
      inject: [SETTINGS],
      useFactory: ({ policies = POLICIES }: Settings) => readPolicies(policies, POLICY_SCHEMA),
    },
  ],
  exports: [PolicyShelf],
})
export class PolicyShelfModule {}
