import { useEffect, useRef, useState } from 'react';
import { ProductChoice } from '../ProductChoice/ProductChoice.tsx';
import { QuoteForm } from '../QuoteForm/QuoteForm.tsx';
import type { ShellTexts } from '../SiteShell/load-shell-texts.ts';
import styles from './QuoteModalContent.module.css';
import type { QuoteRequest } from './quote-modal-context.ts';
import { quoteSubject } from './quote-path.ts';

type QuoteModalContentProps = {
  /** Asked from the bar, the stone is chosen here. */
  request: QuoteRequest;
  texts: ShellTexts['quote'];
  countries: readonly string[];
  sourcePage: string;
  onSent: () => void;
};

/** What the modal holds; fetched when somebody is about to open it. */
export function QuoteModalContent({ request, ...form }: QuoteModalContentProps) {
  const [name, setName] = useState(request.product?.name ?? '');
  const subject = quoteSubject(name ? { name } : undefined);
  const contentRef = useSubjectOf(subject);
  return (
    <div ref={contentRef} className={styles.content}>
      <QuoteForm {...form} product={name} subject={subject}>
        {request.source === 'header' ? (
          <ProductChoice label="Product" hint={form.texts.productHint} initial={name} onChoose={setName} />
        ) : null}
      </QuoteForm>
    </div>
  );
}

/**
 * Names the chosen stone in the subject until the visitor has written another: a field that was filled once does not
 * follow its default any more.
 */
function useSubjectOf(subject: string) {
  const contentRef = useRef<HTMLDivElement>(null);
  const last = useRef(subject);
  useEffect(() => {
    const field = contentRef.current?.querySelector<HTMLInputElement>('input[name="subject"]');
    if (field?.value === last.current) field.value = subject;
    last.current = subject;
  }, [subject]);
  return contentRef;
}
