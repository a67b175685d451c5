import jsQR from 'jsqr';

/** One picture of a camera; the answer is what the code in it says, or nothing. */
addEventListener('message', ({ data }: MessageEvent<ImageData>) => {
  const found = jsQR(data.data, data.width, data.height, { inversionAttempts: 'dontInvert' });
  postMessage(found === null || found.data === '' ? null : found.data);
});
