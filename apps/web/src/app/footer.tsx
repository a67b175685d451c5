import styles from './shell.module.css';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      Adjutant is unofficial and not endorsed by any publisher; names of games and armies belong to their owners.
    </footer>
  );
}
