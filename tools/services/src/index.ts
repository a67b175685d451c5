/** The servers that tests need, each started in a folder and on a port of its own, and what is done to ours in tests. */
export { amountOf } from './amounts.js';
export { packsIn, startApiServer, type ApiServer } from './faults/api-server.js';
export { DiskFaults, type Fault } from './faults/disk-faults.js';
export { freePorts } from './free-port.js';
export { freshDatabase, testPostgres, type FreshDatabase } from './fresh-database.js';
export { guard, type Guard } from './guard.js';
export { startKafka, type Kafka } from './kafka/start-kafka.js';
export { Kept, sendTo, type KeptOrder } from './kept.js';
export { killAtRandom, type Killed, type KillPlan } from './kill-at-random.js';
export { LivingProcess, type Victim } from './living-process.js';
export { seeded } from './seeded.js';
export { startPostgres, type Postgres, type PostgresOptions } from './postgres.js';
export { tally, talliedIn, tallyInWords, type Tallied } from './tally.js';
export { startTestServers, type TestServers } from './test-servers.js';
