// Pairs one round. In: { players, round } as JSON, as the package takes them; out: its pairs, and the processor time of pairing alone.
import { readFileSync } from 'node:fs';
import { Swiss } from 'tournament-pairings';

const { players, round } = JSON.parse(readFileSync(0, 'utf8'));
const before = process.cpuUsage();
const matches = Swiss(players, round);
const { user, system } = process.cpuUsage(before);
const pairs = matches.map(({ player1, player2 }) => [player1, player2]);
process.stdout.write(JSON.stringify({ pairs, milliseconds: (user + system) / 1000 }));
