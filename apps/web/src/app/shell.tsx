import type { ReactNode } from 'react';
import { AccessLinks, SingleUserBanner, WhoAmI } from '../access/head.js';
import { MenuIcon } from '../common/icons.js';
import { JudgeLink } from '../judge/judge-link.js';
import { Footer } from './footer.js';
import { KeptHere, LineHere } from './kept-here.js';
import { Keys, showKeys } from './keys/shown.js';
import { SchemeToggle } from './scheme-toggle.js';
import { Link } from './ways.js';
import styles from './shell.module.css';

export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        Skip to the content
      </a>
      <header className={styles['bar']}>
        <Link to="/" className={styles['brand']}>
          <img src="/icon.svg" alt="" width={22} height={22} />
          <span>Adjutant</span>
        </Link>
        <JudgeLink />
        <LineHere />
        <button type="button" className={styles['menu']} popoverTarget="tools" aria-label="Menu">
          <MenuIcon size={20} />
        </button>
        <Tools />
      </header>
      <SingleUserBanner />
      <KeptHere />
      <main id="content" className={styles['content']} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Keys />
    </div>
  );
}

/** Stands in the head where there is room for it, and else opens below it. */
function Tools() {
  return (
    <nav
      id="tools"
      aria-label="Tools"
      popover="auto"
      className={styles['tools']}
      onClick={({ currentTarget, target }) => {
        const leaves = target instanceof Element && target.closest('a, [data-leaves]') !== null;
        if (leaves && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
      }}
    >
      <Link to="/tournaments" className={styles['link']}>
        Events
      </Link>
      <AccessLinks className={styles['link']} />
      <a href="/api/docs" className={styles['link']}>
        API
      </a>
      <button type="button" data-leaves className={styles['link']} onClick={showKeys}>
        Keys
      </button>
      <WhoAmI />
      <SchemeToggle />
    </nav>
  );
}
