import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ReplyTemplate, replyTemplateLimits } from '#inbox/inbox/reply-templates.shared.ts';
import { t } from '../../../kit/language/t.ts';
import { readersNameOf } from '../../../kit/languages/language-label.ts';
import styles from './TemplateEditor.module.css';

type TemplateTextsProps = {
  template: ReplyTemplate;
  languages: readonly string[];
  errors: Readonly<Record<string, string>>;
  /** The name of a field of the template. */
  nameOf: (field: string) => string;
  onChange: (change: Pick<ReplyTemplate, 'translations'>) => void;
};

/** What a template says in the other languages of the site. */
export function TemplateTexts({ languages, ...props }: TemplateTextsProps) {
  return languages.map((language) => <TextsIn key={language} language={language} {...props} />);
}

/** In one language; closed where it says nothing yet. */
function TextsIn(props: Omit<TemplateTextsProps, 'languages'> & { language: string }) {
  const { template, language, errors, nameOf, onChange } = props;
  const { channel, translations = [] } = template;
  const index = translations.findIndex((one) => one.language === language);
  const said = translations[index] ?? { language, subject: '', text: '' };
  const [wasSaid] = useState(index !== -1);
  const errorOf = (field: string) => errors[nameOf(`translations.${index}.${field}`)];
  const change = (next: Partial<typeof said>) => {
    const changed = { ...said, ...next };
    const others = translations.filter((one) => one.language !== language);
    onChange({ translations: changed.subject || changed.text ? [...others, changed] : others });
  };
  const name = readersNameOf(language);
  return (
    <details open={wasSaid}>
      <summary className={styles.summary}>{t('In {language}', { language: name })}</summary>
      <div className={styles.texts}>
        {channel === 'chat' ? null : (
          <TextInput
            label={t('Subject in {language}', { language: name })}
            lang={language}
            dir="auto"
            value={said.subject}
            maxLength={replyTemplateLimits.subject}
            error={errorOf('subject')}
            onChange={(event) => change({ subject: event.currentTarget.value })}
          />
        )}
        <Textarea
          label={t('Text in {language}', { language: name })}
          lang={language}
          dir="auto"
          autosize
          minRows={4}
          maxRows={16}
          value={said.text}
          maxLength={replyTemplateLimits.text}
          error={errorOf('text')}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </div>
    </details>
  );
}
