/** As some browsers have it. */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type Detecting = (new (options: { readonly formats: readonly string[] }) => Detector) & {
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Reads the code in a picture; null where there is none. */
export interface Eye {
  see(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

/** That of the browser where it reads such codes, and else our own. */
export async function openEye(): Promise<Eye> {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: Detecting };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  return BarcodeDetector && formats?.includes('qr_code')
    ? eyeOfBrowser(new BarcodeDetector({ formats: ['qr_code'] }))
    : ownEye();
}

function eyeOfBrowser(detector: Detector): Eye {
  return {
    see: async (video) => (await detector.detect(video))[0]?.rawValue ?? null,
    close: () => undefined,
  };
}

/** What is wider tells nothing more of a code that fills the picture, and takes long to look through. */
const WIDEST = 800;

function ownEye(): Eye {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'adjutant-reader',
  });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    see: (video) => {
      const { videoWidth, videoHeight } = video;
      if (pen === null || videoWidth === 0) return Promise.resolve(null);
      const scale = Math.min(1, WIDEST / videoWidth);
      [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((seen, failed) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => seen(data);
        worker.onerror = () => failed(new Error('What reads codes does not run here.'));
        worker.postMessage(picture, [picture.data.buffer]);
      });
    },
    close: () => worker.terminate(),
  };
}
