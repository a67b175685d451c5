import { toCanvas } from 'qrcode';
import { useEffect, useRef, useState } from 'react';
import { codesOf } from '../engine/carried/codes.js';
import type { Parcel } from '../engine/carried/parcel.js';
import styles from './carrying.module.css';

/** Six a second: a camera takes some thirty pictures, and a screen needs a moment for each. */
const EACH_MS = 166;

/** One code after the other, without end: whatever of them is missed, others tell. */
export default function Codes({ parcel }: { readonly parcel: Parcel }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [codes] = useState(() => codesOf(parcel));
  const [number, show] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => show((before) => before + 1), EACH_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (canvas.current === null) return;
    const segments = [{ data: codes.code(number), mode: 'alphanumeric' }] as const;
    void toCanvas(canvas.current, [...segments], { errorCorrectionLevel: 'L', margin: 4, scale: 6 });
  }, [codes, number]);
  return (
    <figure className={styles['codes']}>
      <canvas ref={canvas} className={styles['code']} role="img" aria-label="A code that changes all the time" />
      <figcaption>
        <p>
          On the other device press “Take over” and then “Scan codes”, and hold its camera so that the code fills the
          picture, until it says that it has everything. Leave this page open until then, and the screen bright.
        </p>
        <p>
          About {codes.blocks === 1 ? 'one code is' : `${codes.blocks} codes are`} needed, in whatever order:{' '}
          {seconds(codes.blocks)}.
        </p>
      </figcaption>
    </figure>
  );
}

function seconds(blocks: number): string {
  const most = Math.ceil((blocks * EACH_MS * 1.5) / 1_000);
  return most < 2 ? 'a moment' : `some ${most} seconds`;
}
