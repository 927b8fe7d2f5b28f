import type { RemovalPreview } from '#content/editorial/first-steps/demo-removal.service.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useFetched } from '../../../kit/api/use-fetched.ts';
import { t } from '../../../kit/language/t.ts';
import styles from './FirstSteps.module.css';

type Links = RemovalPreview['links'];

/** The company's own texts that link to the demo content, each with its field: nobody's own words are rewritten. */
export function LinksToDemo({ links }: { links: Links }) {
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      <p>
        {t(
          '{count, plural, one {One text of yours links to the demo content.} other {# texts of yours link to the demo content.}} Visitors who follow that read that the page is not there.',
          { count: links.length },
        )}
      </p>
      <ul className={styles.linkList}>
        {links.map((link) => (
          <li key={`${link.kind}/${link.id}/${link.field}`}>
            <a href={formPathOf(link)} target="_blank" rel="noreferrer">
              {link.kind === 'site' ? t(link.title) : link.title}
              <span className="visually-hidden"> {t('(opens a new tab)')}</span>
            </a>{' '}
            <span className={styles.none}>{t(link.label)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Those that are left after the demo content was removed. */
export function LinksLeft() {
  const { data } = useFetched(readLinks);
  return data ? <LinksToDemo links={data} /> : null;
}

async function readLinks(options: { signal: AbortSignal }): Promise<Links> {
  return (await requestApi<RemovalPreview>('/demo/removal', options)).data.links;
}

function formPathOf({ kind, id, field }: Links[number]): string {
  const form = kind === 'site' ? `/admin/site/${id}/` : `/admin/${kind}/${id}/edit/`;
  return `${form}#${encodeURIComponent(field)}`;
}
