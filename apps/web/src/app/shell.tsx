import { Link, Outlet } from 'react-router';
import { AccessLinks, SingleUserBanner, WhoAmI } from '../access/head.js';
import { JudgeLink } from '../judge/judge-link.js';
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
        <JudgeLink />
        <nav aria-label="Tools" className={styles['tools']}>
          <AccessLinks className={styles['link']} />
          <a href="/api/docs" className={styles['link']}>
            API
          </a>
          <WhoAmI />
          <SchemeToggle />
        </nav>
      </header>
      <SingleUserBanner />
      <main id="content" className={styles['content']} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
