import { Textarea } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, type Ties } from '../FieldFrame/FieldFrame.tsx';
import { inputTies } from '../FieldFrame/input-ties.ts';
import { LoadBoundary } from './LoadBoundary.tsx';

const missingNote = 'The editor could not be loaded; you can edit the HTML here.';

const ArticleEditor = lazy(async () => {
  try {
    const { ArticleEditor: loaded } = await import('./ArticleEditor/ArticleEditor.tsx');
    return { default: loaded };
  } catch (cause) {
    console.info('The editor could not be loaded', cause);
    return { default: MissingEditor };
  }
});

/** Formatted text. Its editor is loaded on demand; until then, and without it, the HTML itself can be edited. */
export function HtmlControl({ field, name, apiName, ...rest }: ControlProps<'html', string>) {
  const { value, onChange, error } = rest;
  return (
    <FieldFrame
      name={name}
      label={field.label}
      isRequired={Boolean(field.required)}
      help={field.help}
      error={error}
      isGroup
    >
      {(ties) => {
        const shared = { ties: { ...ties, 'aria-labelledby': `${ties.id}-label` }, apiName, value, onChange };
        return (
          <LoadBoundary fallback={<HtmlText {...shared} note={missingNote} />}>
            <Suspense fallback={<HtmlText {...shared} note="The editor is loading…" />}>
              <ArticleEditor {...shared} />
            </Suspense>
          </LoadBoundary>
        );
      }}
    </FieldFrame>
  );
}

export type HtmlControlParts = {
  ties: Ties & { 'aria-labelledby': string };
  apiName: string;
  value: string;
  onChange: (html: string) => void;
};

function MissingEditor(parts: HtmlControlParts) {
  return <HtmlText {...parts} note={missingNote} />;
}

function HtmlText({ ties, apiName, value, onChange, note }: HtmlControlParts & { note: string }) {
  return (
    <>
      <p role="status">{note}</p>
      <Textarea
        {...inputTies(ties)}
        name={apiName}
        value={value}
        autosize
        minRows={12}
        maxRows={30}
        error={Boolean(ties['aria-invalid'])}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
