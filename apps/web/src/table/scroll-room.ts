import { useEffect } from 'react';
import head from './head.module.css';
import styles from './table.module.css';

const KEPT_IN_SIGHT = { '--table-head': head['head'], '--table-foot': styles['bar'] };

/** How high the head and the foot of the page are by now, so that nothing that is scrolled to comes to lie under them. */
export function useScrollRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observers = Object.entries(KEPT_IN_SIGHT).map(([name, part]) => {
      const one = document.querySelector(`.${part}`);
      const measure = new ResizeObserver(() => {
        const isKept = one !== null && getComputedStyle(one).position === 'sticky';
        style.setProperty(name, isKept ? `${one.getBoundingClientRect().height}px` : '0px');
      });
      if (one !== null) measure.observe(one);
      return measure;
    });
    return () => observers.forEach((one) => one.disconnect());
  });
}
