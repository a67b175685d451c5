import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Gatherer, NOTHING, type Gathering } from '../engine/carried/gatherer.js';
import { openEye, type Eye } from '../engine/carried/seeing.js';
import { Notice } from '../parts/strip.js';
import styles from './carrying.module.css';

interface Props {
  readonly onWhole: (message: string) => void;
}

/** The camera, and how far what it sees has come. */
export default function Scan({ onWhole }: Props) {
  const [far, tell] = useState<Gathering>(NOTHING);
  const [trouble, fail] = useState<string | null>(null);
  const [round, anew] = useState(0);
  const film = useRef<HTMLVideoElement>(null);
  const whole = useRef(onWhole);
  whole.current = onWhole;
  useEffect(() => {
    const video = film.current;
    if (video === null) return undefined;
    tell(NOTHING);
    const end = new AbortController();
    const gatherer = new Gatherer();
    watch(video, end.signal, (code) => {
      const now = gatherer.take(code);
      tell(now);
    }).catch((error: unknown) => {
      if (!end.signal.aborted) fail(whyNot(error));
    });
    return () => end.abort();
  }, [round]);
  const message = far.is === 'whole' ? far.text : null;
  const forged = far.forged.length;
  return (
    <section aria-label="Camera">
      {trouble === null ? (
        <video ref={film} className={styles['film']} muted playsInline aria-label="What the camera sees" />
      ) : (
        <Notice tone="bad" role="alert">
          <p>{trouble}</p>
        </Notice>
      )}
      <p role="status">{wordsFor(far)}</p>
      {forged === 0 ? null : (
        <p role="alert">
          {`Code ${far.forged.map((one) => one + 1).join(', ')} did not belong to it, though it said so, and was left out.`}
        </p>
      )}
      {far.others + far.strange === 0 ? null : <p>{othersIn(far)}</p>}
      {message === null ? null : (
        <Button size="md" onClick={() => whole.current(message)}>
          Take it over
        </Button>
      )}
      {far.is === 'spoilt' || (far.others > 0 && far.is === 'more') ? (
        <Button size="md" variant="default" onClick={() => anew(round + 1)}>
          Begin anew
        </Button>
      ) : null}
    </section>
  );
}

function wordsFor({ is, have, of }: Gathering): string {
  if (is === 'nothing') return 'Hold the camera so that the code on the other screen fills the picture.';
  if (is === 'whole') return 'All codes are here, and the message is whole.';
  if (is === 'spoilt') return 'Codes that do not belong together are among these: begin anew.';
  return have < of ? `${have} of ${of}` : `${have} of ${of}: one or two more are needed`;
}

function othersIn({ others, strange }: Gathering): string {
  const said = [
    others === 0 ? '' : `${others === 1 ? 'A code' : `${others} codes`} of another hand-over`,
    strange === 0 ? '' : `${strange === 1 ? 'a code' : `${strange} codes`} that is none of ours`,
  ];
  const words = said.filter((one) => one !== '').join(', and ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} came into the picture: left out. Only one screen at a time.`;
}

function whyNot(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return 'The camera is not allowed to this page: allow it in the browser, or open a file.';
  if (name === 'NotFoundError') return 'This device has no camera: open a file, or paste the text.';
  return `The camera does not come: ${error instanceof Error ? error.message : String(error)}`;
}

/** Tells every code that the camera sees, until the signal ends it. */
async function watch(video: HTMLVideoElement, signal: AbortSignal, tell: (code: string) => void): Promise<void> {
  const picture = { facingMode: 'environment', width: { ideal: 1280 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: picture, audio: false });
  const eye = await openEye();
  const end = (): void => close(stream, eye);
  if (signal.aborted) return end();
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    const code = await eye.see(video);
    if (code !== null && !signal.aborted) tell(code);
    await new Promise((next) => requestAnimationFrame(next));
  }
}

function close(stream: MediaStream, eye: Eye): void {
  for (const track of stream.getTracks()) track.stop();
  eye.close();
}
