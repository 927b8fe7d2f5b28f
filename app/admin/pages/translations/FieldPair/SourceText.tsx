import type { TranslatedField } from '#content/translations/translated-fields.ts';
import { t } from '../../../kit/language/t.ts';
import { languageLabel, textLanguageOf } from '../../../kit/languages/language-label.ts';
import styles from './FieldPair.module.css';

type SourceTextProps = {
  kind: TranslatedField['field']['kind'];
  text: string | readonly string[];
  language: string;
};

/** What a field says in a language, to be read beside its translation. */
export function SourceText({ kind, text, language }: SourceTextProps) {
  return (
    <div className={styles.source}>
      <p className={styles.language}>{languageLabel(language)}</p>
      <div className={styles.words} {...(text.length > 0 && textLanguageOf(language))}>
        <Words kind={kind} text={text} />
      </div>
    </div>
  );
}

function Words({ kind, text }: Omit<SourceTextProps, 'language'>) {
  if (text.length === 0) return <span className={styles.none}>{t('Empty')}</span>;
  if (typeof text !== 'string') {
    return (
      <ul className={styles.entries}>
        {text.map((entry, index) => (
          <li key={index}>{entry || '–'}</li>
        ))}
      </ul>
    );
  }
  if (kind !== 'html') return text;
  // Without videos, as in the editor; scripts in it don't run (security-headers.ts).
  const article = { __html: text.replace(/<iframe\b[^>]*>/gi, '') };
  return <div className={styles.article} dangerouslySetInnerHTML={article} />;
}
