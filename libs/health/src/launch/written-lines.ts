import { readFileSync } from 'node:fs';
import * as modules from 'node:module';
import { fileURLToPath } from 'node:url';
import { BUNDLE } from './places.js';

const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;

/**
 * Stack traces tell the lines that somebody wrote and not those of the bundle. The maps are large and are read with the first
 * error that anybody looks at; the option of Node's own would read them with every start.
 */
export function tellWrittenLines(): void {
  Error.prepareStackTrace = (error, frames) =>
    [headOf(error), ...frames.map((frame) => `    at ${written(String(frame))}`)].join('\n');
}

function headOf(error: Error): string {
  try {
    return String(error);
  } catch {
    return 'Error';
  }
}

function written(frame: string): string {
  const [place = '', file = '', line, column] = PLACE.exec(frame) ?? [];
  if (!file.startsWith(BUNDLE.href)) return frame;
  const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
  if (!origin || !('fileName' in origin)) return frame;
  const where = fileURLToPath(new URL(origin.fileName, file));
  return frame.replace(place, `${where}:${origin.lineNumber}:${origin.columnNumber}`);
}

const maps = new Map<string, modules.SourceMap | undefined>();

function mapOf(file: string): modules.SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

function readMap(file: string): modules.SourceMap | undefined {
  try {
    return new modules.SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')));
  } catch {
    // A trace with the lines of the bundle is better than none.
    return undefined;
  }
}
