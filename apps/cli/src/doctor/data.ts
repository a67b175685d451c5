import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, propertyOf } from '../trouble.js';
import { missing, well, type Finding } from './finding.js';

const MIB = 1024 * 1024;
/** A whole large event takes some 2 GB with its lists and backups beside it. */
const LITTLE = 1024 * MIB;

/** Whether this installation can keep what it records, and for how long there is room. */
export function lookAtData(folder: string): readonly Finding[] {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = mkdtempSync(join(folder, '.doctor-'));
    writeFileSync(join(probe, 'written'), 'x');
    rmSync(probe, { recursive: true });
  } catch (error) {
    const reason = propertyOf(error, 'code') ?? messageOf(error);
    return [
      missing(
        'data',
        `Nothing can be written to ${folder} (${reason}): name a folder in ADJUTANT_DATA that you may write to.`,
      ),
    ];
  }
  const { bavail, bsize } = statfsSync(folder);
  return [
    well('data', `What is recorded is kept in ${folder}, which can be written to.`),
    room(folder, bavail * bsize),
  ];
}

export function room(folder: string, bytes: number): Finding {
  const free = bytes < 10 * 1024 * MIB ? `${Math.floor(bytes / MIB)} MiB` : `${Math.floor(bytes / MIB / 1024)} GiB`;
  if (bytes < LITTLE)
    return missing(
      'disk',
      `Only ${free} are free where ${folder} is: an event with its backups wants 1 GiB. Make room before it begins.`,
    );
  return well('disk', `${free} are free where ${folder} is.`);
}
