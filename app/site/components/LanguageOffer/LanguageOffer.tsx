import { useEffect, useState } from 'react';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { useLanguageLinks } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { withStorage } from '../../tracking/utm.ts';
import styles from './LanguageOffer.module.css';

const keptUnder = 'language_offered';

/** The page in the language that the visitor's browser asks for, offered once, in that language. */
export default function LanguageOffer() {
  const t = useMessages(shell);
  const links = useLanguageLinks();
  const [tag, setTag] = useState<string>();
  useEffect(() => {
    const wanted = findWanted(links);
    if (!wanted || withStorage((storage) => storage.getItem(keptUnder))) return;
    withStorage((storage) => storage.setItem(keptUnder, wanted));
    setTag(wanted);
  }, []);
  const link = links.find((each) => each.tag === tag);
  if (!link || link.isCurrent) return null;
  return (
    <aside className={styles.offer} lang={link.tag} dir={link.direction}>
      <a href={link.href} hrefLang={link.tag}>
        {link.offer}
      </a>
      <button type="button" aria-label={t('shell:language.close')} onClick={() => setTag(undefined)}>
        ×
      </button>
    </aside>
  );
}

/** The first of the browser's languages that the site has; none where the page is in it already. */
function findWanted(links: ReturnType<typeof useLanguageLinks>): string | undefined {
  const baseOf = (tag: string) => tag.toLowerCase().split('-', 1)[0];
  for (const asked of navigator.languages) {
    const found =
      links.find(({ tag }) => tag.toLowerCase() === asked.toLowerCase()) ??
      links.find(({ tag }) => baseOf(tag) === baseOf(asked));
    if (found) return found.isCurrent ? undefined : found.tag;
  }
  return undefined;
}
