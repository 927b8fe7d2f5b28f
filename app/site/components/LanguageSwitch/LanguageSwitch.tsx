import shell from '#messages/en/shell.json' with { type: 'json' };
import { useLanguageLinks } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './LanguageSwitch.module.css';

/** The page in each language of the site; nothing where there is only one. */
export function LanguageSwitch() {
  const t = useMessages(shell);
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <nav className={styles.switch} aria-label={t('shell:language')}>
      <ul>
        {links.map(({ tag, name, href, isCurrent }) => (
          <li key={tag}>
            <a href={href} hrefLang={tag} lang={tag} aria-current={isCurrent || undefined}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
