import type { Ref } from 'react';
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
  loading: 'The editor is loading…',
  missing: 'The editor could not be loaded; you can edit the HTML here.',
};

/** The HTML as text, in a frame of the editor's size: nothing moves when that takes its place. */
export function HtmlText({ ref, ties, apiName, value, state, onChange, onComposing }: HtmlTextProps) {
  return (
    <div className={styles.frame} data-error={Boolean(ties['aria-invalid'])} data-state={state}>
      <p className={styles.note} role="status">
        {notes[state]}
      </p>
      <div className={styles.body}>
        {state === 'loading' ? <Room html={value} /> : null}
        <textarea
          {...ties}
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
 * As much room as the article takes, a little more rather than less. It can't be seen, videos are left out, and what
 * might run in it does not (security-headers.ts).
 */
function Room({ html }: { html: string }) {
  const article = { __html: html.replace(/<iframe\b[^>]*>/gi, '<p data-video></p>') };
  return <div className={styles.room} aria-hidden="true" inert dangerouslySetInnerHTML={article} />;
}
