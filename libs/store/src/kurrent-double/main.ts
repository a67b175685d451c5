import { parseArgs } from 'node:util';
import { startKurrentDouble } from './index.js';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '2113' }, 'slow-ms': { type: 'string', default: '0' } },
});
const double = await startKurrentDouble({ port: Number(values.port) });
double.faults.slowMs = Number(values['slow-ms']);
console.log(`The KurrentDB double is ready at ${double.url}`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void double.stop());
