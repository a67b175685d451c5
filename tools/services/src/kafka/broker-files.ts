import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BrokerPlace {
  readonly folder: string;
  readonly port: number;
  readonly controllerPort: number;
}

/** One node that is broker and controller, on the loopback interface, with nothing replicated and small buffers. */
const properties = ({ folder, port, controllerPort }: BrokerPlace) => ({
  'process.roles': 'broker,controller',
  'node.id': 1,
  'controller.quorum.voters': `1@127.0.0.1:${controllerPort}`,
  listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
  'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
  'controller.listener.names': 'CONTROLLER',
  'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
  'inter.broker.listener.name': 'PLAINTEXT',
  'log.dirs': join(folder, 'data'),
  'auto.create.topics.enable': false,
  'offsets.topic.num.partitions': 1,
  'offsets.topic.replication.factor': 1,
  'transaction.state.log.num.partitions': 1,
  'transaction.state.log.replication.factor': 1,
  'transaction.state.log.min.isr': 1,
  'share.coordinator.state.topic.num.partitions': 1,
  'share.coordinator.state.topic.replication.factor': 1,
  'share.coordinator.state.topic.min.isr': 1,
  // A group of one member need not wait for others to come.
  'group.initial.rebalance.delay.ms': 0,
  'log.cleaner.dedupe.buffer.size': 4 * 1024 * 1024,
  'num.network.threads': 2,
  'num.io.threads': 2,
  'background.threads': 2,
});

const logging = (folder: string) => `<?xml version="1.0" encoding="UTF-8"?>
<Configuration status="ERROR">
  <Appenders>
    <File name="file" fileName="${join(folder, 'kafka.log')}">
      <PatternLayout pattern="%d{HH:mm:ss.SSS} %p %c{1} %m%n%throwable{short.message}"/>
    </File>
  </Appenders>
  <Loggers><Root level="info"><AppenderRef ref="file"/></Root></Loggers>
</Configuration>
`;

/** Writes what the broker reads at its start. */
export function writeBrokerFiles(place: BrokerPlace): { readonly properties: string; readonly logging: string } {
  const files = { properties: join(place.folder, 'server.properties'), logging: join(place.folder, 'log4j2.xml') };
  const lines = Object.entries(properties(place)).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(files.properties, lines.join(''));
  writeFileSync(files.logging, logging(place.folder));
  return files;
}
