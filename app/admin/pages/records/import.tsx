import { useLocation } from 'react-router';
import { t } from '../../kit/language/t.ts';
import { entityAt } from '../../kit/lists/entity-at.ts';
import { ImportColumns } from './ImportPage/ImportColumns.tsx';
import { ImportPage } from './ImportPage/ImportPage.tsx';

/** Records from a spreadsheet; the path names the entity. */
export default function Import() {
  const entity = entityAt(useLocation().pathname);
  const { path, noun, listTitle } = entity;
  return (
    <ImportPage
      key={path}
      path={path}
      title={t('Import {nouns}', { nouns: t(noun.many) })}
      summary={t(
        'CSV or XLSX, as the list exports them or as another program does. Nothing changes before you have seen what would.',
      )}
      crumbs={[
        { label: t('Dashboard'), to: '/admin/dashboard/' },
        { label: t(listTitle), to: `/admin/${path}/` },
      ]}
      nouns={{ row: noun, undone: noun }}
      picturesHint={
        Object.values(entity.fields).some((field) => field.kind === 'media' && field.archivedAs)
          ? t(
              'A ZIP of pictures that cells name, or that are called as the rows: C-2041_07.jpg is that of C-2041/07.',
            )
          : t('A ZIP, if cells name pictures that are not in the library yet.')
      }
      options={(tools) => <ImportColumns entity={entity} tools={tools} />}
    />
  );
}
