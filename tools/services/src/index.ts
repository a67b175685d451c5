/** The servers that tests need, each started in a folder and on a port of its own. */
export { freePorts } from './free-port.js';
export { guard, type Guard } from './guard.js';
export { startKafka, type Kafka } from './kafka/start-kafka.js';
