import { useEffect, useRef, useState } from 'react';
import type { CallingCodes } from '#inbox/submit/calling-code.shared.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import forms from '#messages/en/forms.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import type { ShellTexts } from '../../load-shell-texts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ProductChoice } from '../ProductChoice/ProductChoice.tsx';
import { QuoteForm } from '../QuoteForm/QuoteForm.tsx';
import styles from './QuoteModalContent.module.css';
import type { QuoteRequest } from './quote-modal-context.ts';
import { quoteSubject } from './quote-path.ts';

type QuoteModalContentProps = {
  /** When the modal was opened from the bar, the product is chosen here. */
  request: QuoteRequest;
  texts: ShellTexts['quote'];
  countries: CallingCodes;
  incoterms: readonly string[];
  sourcePage: string;
  onSent: () => void;
};

/** The modal's content; loaded when somebody is likely to open it. */
export function QuoteModalContent({ request, ...form }: QuoteModalContentProps) {
  const langOf = useLangOf();
  const t = useMessages(forms);
  const tc = useMessages(common);
  const [name, setName] = useState(request.product?.name ?? '');
  const subject = quoteSubject(tc, name ? { name } : undefined);
  const contentRef = useSubjectOf(subject);
  return (
    <div ref={contentRef} className={styles.content}>
      <QuoteForm {...form} product={name} subject={subject}>
        {request.source === 'header' ? (
          <ProductChoice
            label={t('forms:product')}
            hint={form.texts.productHint}
            hintIn={langOf(form.texts, 'productHint')}
            initial={name}
            onChoose={setName}
          />
        ) : null}
      </QuoteForm>
    </div>
  );
}

/**
 * Names the chosen product in the subject until the visitor has written another: a field that has been edited no
 * longer follows its default.
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
