import { useLayoutEffect, useRef, useState } from 'react';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame } from '../FieldFrame/FieldFrame.tsx';
import { type HtmlControlParts, HtmlText } from './HtmlText.tsx';
import { LoadBoundary } from './LoadBoundary.tsx';
import { useArticleEditor } from './load-article-editor.ts';
import { type Handover, readHandover } from './text-handover.ts';

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
      {(ties) => (
        <ArticleField
          ties={{ ...ties, 'aria-labelledby': `${ties.id}-label` }}
          apiName={apiName}
          value={value}
          onChange={onChange}
        />
      )}
    </FieldFrame>
  );
}

/** The editor takes the text box's place in one go: what was typed, the focus and the caret go over with it. */
function ArticleField(parts: HtmlControlParts) {
  const loaded = useArticleEditor();
  const isThere = typeof loaded === 'object';
  const text = useRef<HTMLTextAreaElement>(null);
  const [isComposing, setIsComposing] = useState(false);
  const [handover, setHandover] = useState<Handover | undefined>(isThere ? {} : undefined);
  // A word that is being composed from several keys would be lost: it is finished first.
  const isDue = isThere && !isComposing && handover === undefined;
  useLayoutEffect(() => {
    if (isDue) setHandover(readHandover(text.current));
  }, [isDue]);
  const box = { ...parts, ref: text, onComposing: setIsComposing };
  if (!isThere || !handover) return <HtmlText {...box} state={isThere ? 'loading' : loaded} />;
  const { Editor } = loaded;
  return (
    <LoadBoundary fallback={<HtmlText {...box} state="missing" />}>
      <Editor {...parts} handover={handover} />
    </LoadBoundary>
  );
}
