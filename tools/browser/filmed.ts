import { writeFile } from 'node:fs/promises';
import { create } from 'qrcode';

const WIDTH = 640;
const HEIGHT = 480;
/** Light around a code, in modules. */
const MARGIN = 4;

/** A picture as a camera takes it: grey, with a code in its middle, or none. */
function pictureOf(code: string | null): Buffer {
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  // Not white, as no screen in a hall is.
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  if (code !== null) draw(light, code);
  return Buffer.concat([light, grey]);
}

function draw(light: Buffer, code: string): void {
  const { modules } = create([{ data: code, mode: 'alphanumeric' }], { errorCorrectionLevel: 'L' });
  const each = Math.floor(HEIGHT / (modules.size + 2 * MARGIN));
  const [left, top] = [WIDTH, HEIGHT].map((length) => Math.floor((length - each * modules.size) / 2)) as [
    number,
    number,
  ];
  for (let y = 0; y < each * modules.size; y += 1)
    for (let x = 0; x < each * modules.size; x += 1)
      if (modules.get(Math.floor(y / each), Math.floor(x / each))) light[(top + y) * WIDTH + left + x] = 16;
}

/** Writes a film in which each of these is seen for a fifth of a second, as cameras hand it over (YUV4MPEG2). */
export async function film(file: string, codes: readonly (string | null)[]): Promise<void> {
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
  const pictures = codes.flatMap((code) => [Buffer.from('FRAME\n'), pictureOf(code)]);
  await writeFile(file, Buffer.concat([head, ...pictures]));
}
