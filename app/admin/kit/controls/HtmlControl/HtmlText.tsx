import type { Ref } from 'react';
import { t } from '../../language/t.ts';
import { useTextLanguage } from '../../languages/text-language.ts';
import type { Ties } from '../FieldFrame/FieldFrame.tsx';
import styles from './HtmlText.module.css';

export type HtmlControlParts = {
  ties: Ties & { 'aria-labelledby': string };
  apiName: string;
  value: string;
  onChange: (html: string) => void;
};

type HtmlTextProps = HtmlControlParts & {
  ref: Ref<HTMLTextAreaElement>;
  state: 'loading' | 'missing';
  onComposing: (isComposing: boolean) => void;
};

const notes = {
  loading: t('The editor is loading…'),
  missing: t('The editor could not be loaded; you can edit the HTML here.'),
};

/** The HTML as text, in the size of the editor, so that replacing it shifts nothing. */
export function HtmlText({ ref, ties, apiName, value, state, onChange, onComposing }: HtmlTextProps) {
  const language = useTextLanguage();
  return (
    <div className={styles.frame} data-error={Boolean(ties['aria-invalid'])} data-state={state}>
      <p className={styles.note} role="status">
        {notes[state]}
      </p>
      <div className={styles.body}>
        {state === 'loading' ? <ReservedSpace html={value} /> : null}
        <textarea
          {...ties}
          {...language}
          ref={ref}
          className={styles.text}
          name={apiName}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
        />
      </div>
    </div>
  );
}

/**
 * Renders the article invisibly to reserve its height, rather too much than too little. Without videos, and scripts
 * in it don't run (security-headers.ts).
 */
function ReservedSpace({ html }: { html: string }) {
  const article = { __html: html.replace(/<iframe\b[^>]*>/gi, '<p data-video></p>') };
  return <div className={styles.reserved} aria-hidden="true" inert dangerouslySetInnerHTML={article} />;
}
