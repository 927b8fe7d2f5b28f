import { useSearchParams } from 'react-router';
import { readSiteLanguages } from '../../kit/api/read-site-languages.ts';
import { t } from '../../kit/language/t.ts';
import { OnlyValid } from '../records/ImportPage/ImportColumns.tsx';
import { ImportPage } from '../records/ImportPage/ImportPage.tsx';
import type { Route } from './+types/import.ts';
import { TranslationExport } from './TranslationExport.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { languages: (await readSiteLanguages(request.signal)).others };
}

export { ignoreSearchChanges as shouldRevalidate } from '../../kit/page-parts/ignore-search-changes.ts';

/** Texts of the site that were translated in a workbook; without a file, the workbook to translate in. */
export default function TranslationImport({ loaderData: { languages } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const asked = languages.find((language) => language === query.get('language'));
  return (
    <ImportPage
      path="translations"
      title={t('Import translations')}
      summary={t(
        'A workbook as this page writes it, with texts in its column “translation”. Nothing changes before you have seen what would.',
      )}
      crumbs={[{ label: t('Translations'), to: '/admin/translations/' }]}
      nouns={{
        row: { one: 'text', many: 'texts' },
        undone: { one: 'translation', many: 'translations' },
      }}
      options={(tools) =>
        tools.files.file ? (
          <OnlyValid tools={tools} />
        ) : (
          <TranslationExport languages={languages} initial={asked ?? languages[0]} />
        )
      }
    />
  );
}
