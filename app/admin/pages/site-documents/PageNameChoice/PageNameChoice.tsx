import { Checkbox } from '@mantine/core';
import { t } from '../../../kit/language/t.ts';
import { pageRenamedAt } from '../renamed-pages.ts';
import type { DocumentFormParts } from '../use-document-form.ts';
import styles from './PageNameChoice.module.css';

/** Below a changed label of menu or footer: whether the page that it leads to is called this everywhere. */
export function PageNameChoice({ idPath, parts }: { idPath: string; parts: DocumentFormParts }) {
  const { document, form, published, pagesToRename: chosen, setPagesToRename } = parts;
  const page = pageRenamedAt(idPath, document, { values: form.values, published });
  if (!page) return null;
  const others = chosen.filter((other) => other !== idPath);
  return (
    <Checkbox
      className={styles.choice}
      label={t('Call the page this as well')}
      description={t('It becomes the name of the page "{page}" in breadcrumbs and labels.', {
        page: t(page.label),
      })}
      checked={chosen.includes(idPath)}
      onChange={(event) => setPagesToRename(event.currentTarget.checked ? [...others, idPath] : others)}
    />
  );
}
