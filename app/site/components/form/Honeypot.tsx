import forms from '#messages/en/forms.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import styles from './Honeypot.module.css';

/** A field that people neither see nor reach: a form that has it filled in comes from a program and is not stored. */
export function Honeypot() {
  const t = useMessages(forms);
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {t('forms:honeypot')}
        <input type="text" name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
