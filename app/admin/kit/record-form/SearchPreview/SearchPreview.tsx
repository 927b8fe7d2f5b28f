import { isLinkTarget } from '#content/kit/link-target.shared.ts';
import { slugFrom } from '#content/kit/slug-from.ts';
import { addressOnSite } from '../../../document-facts.ts';
import type { FormValues } from '../../api/form-values.ts';
import { textIn } from '../../forms/describe-value.ts';
import type { FormLayout } from '../../forms/form-layout.ts';
import { t } from '../../language/t.ts';
import styles from './SearchPreview.module.css';

const titleLength = 60;
const descriptionLength = 160;

/** Roughly how a search engine will show the page, updated while typing. */
export function SearchPreview({ layout, values }: { layout: FormLayout; values: FormValues }) {
  const name = String(values[layout.entity.card.title] ?? '');
  const title = String(values.metaTitle || name || t('Title'));
  const about = String(values.metaDescription || textIn(String(values[layout.entity.card.summary] ?? '')));
  const { slug: slugField } = layout.entity.fields;
  const fallback = slugField?.kind === 'slug' ? slugField.fallback : undefined;
  const slug = String(values.slug || (name ? slugFrom(name, fallback) : ''));
  const named = String(values.metaUrl ?? '').trim();
  const href = isLinkTarget(named) ? named : layout.entity.pathOf({ slug });
  return (
    <figure className={styles.preview} aria-label={t('Search result preview')}>
      <figcaption className={styles.caption}>{t('Search result preview')}</figcaption>
      <p className={styles.url}>{href.startsWith('/') ? withoutScheme(href) : href}</p>
      <p className={styles.title}>{shorten(title, titleLength)}</p>
      <p className={styles.description}>{shorten(about || t('Description'), descriptionLength)}</p>
    </figure>
  );
}

function withoutScheme(path: string): string {
  return new URL(addressOnSite('') || location.origin).host + path;
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
