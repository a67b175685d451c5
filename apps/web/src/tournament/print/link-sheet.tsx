import { create } from 'qrcode';
import { darkPath, type LinkBlock } from './link-blocks.js';
import styles from './print.module.css';

/** Light modules that have to stand around a code, by ISO/IEC 18004. */
const QUIET = 4;

/** Links to be cut apart and handed out. Printed, the page is this list alone. */
export default function LinkSheet({ blocks }: { readonly blocks: readonly LinkBlock[] }) {
  return (
    <ul className={styles['links']} aria-label="Links of players">
      {blocks.map(({ player, name, link }) => (
        <li key={player}>
          <Code link={link} name={name} />
          <div>
            <b>{name}</b>
            <p>Scan the code, or type the link: it shows your table of each round. It is yours alone.</p>
            <code>{link}</code>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Code({ link, name }: { readonly link: string; readonly name: string }) {
  const { modules } = create(link, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET;
  return (
    <svg
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`QR code of the link of ${name}`}
    >
      <path d={darkPath({ size: modules.size, get: (row, column) => modules.get(row, column) })} />
    </svg>
  );
}
