import styles from './Honeypot.module.css';

/** A field that people neither see nor reach: a form that has it filled in comes from a program and is not stored. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input type="text" name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
