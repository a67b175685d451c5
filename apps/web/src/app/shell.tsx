import { Link, Outlet } from 'react-router';
import { Footer } from './footer.js';
import { SchemeToggle } from './scheme-toggle.js';
import styles from './shell.module.css';

export function Shell() {
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
        <span className={styles['notice']} title="Whoever can open this page on this machine can read and record.">
          Single-user mode<span className={styles['wide']}>: no sign-in on this machine</span>
        </span>
        <nav aria-label="Tools" className={styles['tools']}>
          <a href="/api/docs" className={styles['link']}>
            API
          </a>
          <SchemeToggle />
        </nav>
      </header>
      <main id="content" className={styles['content']} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
