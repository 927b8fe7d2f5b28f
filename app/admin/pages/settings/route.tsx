import { Link } from 'react-router';
import { useMay } from '../../kit/access/use-may.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { settingsFor } from '../../shell/navigation.ts';
import styles from './Settings.module.css';

/** What is set up once, or looked at when something is wrong: each page with what it is for. */
export default function Settings() {
  const may = useMay();
  return (
    <>
      <PageHeader title={t('Settings')} />
      <div className={styles.groups}>
        {settingsFor(may).map(({ label, items }) => (
          <section key={label} aria-labelledby={`settings-${label}`}>
            <h2 id={`settings-${label}`} className={styles.heading}>
              {label}
            </h2>
            <ul className={styles.list}>
              {items.map(({ to, icon: Icon, label: name, does }) => (
                <li key={to} className={styles.item}>
                  <Icon size={20} stroke={1.4} aria-hidden="true" />
                  <div>
                    <h3 className={styles.name}>
                      <Link to={to}>{name}</Link>
                    </h3>
                    <p className={styles.does}>{does}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
