import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ControlProps } from '../control-props.ts';
import { FieldFrame, frameOf } from '../FieldFrame/FieldFrame.tsx';
import { type HtmlControlParts, HtmlText } from './HtmlText.tsx';
import { useArticleEditor } from './load-article-editor.ts';
import { type Handover, readHandover } from './text-handover.ts';

type LoadBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows a fallback when its content could not be loaded or threw; the rest of the form is kept. */
class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A control for formatted text. Its editor is loaded on demand; until then, or if that fails, the HTML is editable. */
export function HtmlControl({ field, name, apiName, ...rest }: ControlProps<'html', string>) {
  const { value, onChange, error } = rest;
  return (
    <FieldFrame name={name} {...frameOf(field)} error={error} isGroup>
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

/** Replaces the text box by the editor, with its text, focus and caret. */
function ArticleField(parts: HtmlControlParts) {
  const loaded = useArticleEditor();
  const isThere = typeof loaded === 'object';
  const text = useRef<HTMLTextAreaElement>(null);
  const [isComposing, setIsComposing] = useState(false);
  const [handover, setHandover] = useState<Handover | undefined>(isThere ? {} : undefined);
  // Waits for the end of an input method's composition, which would be lost.
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
