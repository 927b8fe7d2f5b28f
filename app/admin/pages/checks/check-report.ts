import type { Lack } from '#content/editorial/checks/lack.ts';
import type { LackKind } from '#content/kit/field.ts';
import { capitalize } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import type { CheckReport } from '#publishing/checks/checks.service.ts';
import type { CheckedKind } from '#publishing/checks/scan-site.ts';
import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';

export type { CheckReport } from '#publishing/checks/checks.service.ts';

export const checksPerPage = 25;

/** What the list calls what it looks at. */
export const kindLabels: Readonly<Record<CheckedKind, { one: string; many: string }>> = {
  ...(Object.fromEntries(
    entities.map(({ name, noun }) => [
      name,
      { one: capitalize(t(noun.one)), many: capitalize(t(noun.many)) },
    ]),
  ) as Record<Exclude<CheckedKind, 'siteDocument' | 'redirect'>, { one: string; many: string }>),
  siteDocument: { one: t('Site text'), many: t('Site texts') },
  redirect: { one: t('Redirect'), many: t('Redirects') },
};

/** Where the field of a lack is; a redirect is changed in its list. */
export function fieldHref(item: CheckReport['items'][number], { field }: Lack): string {
  return item.kind === 'redirect' ? item.formPath : `${item.formPath}#${encodeURIComponent(field)}`;
}

/** `Broken link (3)`. */
export function withCount<Name extends CheckedKind | LackKind>(
  label: string,
  counts: Partial<Record<Name, number>>,
  name: Name,
): string {
  return `${label} (${(counts[name] ?? 0).toLocaleString(locale)})`;
}
