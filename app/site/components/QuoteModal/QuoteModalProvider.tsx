import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { fillText } from '#content/documents/fill-text.shared.ts';
import shell from '#messages/en/shell.json' with { type: 'json' };
import { useLangOf } from '../../languages-context.ts';
import type { ShellTexts } from '../../load-shell-texts.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Modal } from '../Modal/Modal.tsx';
import styles from './QuoteModalProvider.module.css';
import { QuoteModalContext } from './quote-modal-context.ts';
import { useQuoteModal } from './use-quote-modal.ts';

type QuoteModalProviderProps = { texts: ShellTexts['quote']; children: ReactNode };

/**
 * The quote modal, for every link of the pages inside it. What was typed stays until a quote for another product is
 * requested or the page is left; if the form can't be loaded, the browser follows the link.
 */
export function QuoteModalProvider({ texts, children }: QuoteModalProviderProps) {
  const langOf = useLangOf();
  const t = useMessages(shell);
  const { pathname } = useLocation();
  const { opener, modal, request, data, onSent } = useQuoteModal();
  // The panel opens at once; the form, with its list of all countries, is rendered at low priority.
  const shown = useDeferredValue(request);
  return (
    <QuoteModalContext value={opener}>
      {children}
      <Modal
        modal={modal}
        title={
          request?.source === 'card'
            ? fillText(texts.heading, { stone: request.product.name })
            : t('shell:quote.title')
        }
        titleIn={request?.source === 'card' ? langOf(texts, 'heading') : {}}
      >
        {shown && data ? (
          <data.QuoteModalContent
            key={`${shown.source} ${shown.product?.slug ?? ''}`}
            request={shown}
            texts={texts}
            countries={data.countries}
            incoterms={data.incoterms}
            sourcePage={pathname}
            onSent={onSent}
          />
        ) : (
          <p className={styles.loading} role="status">
            {t('shell:quote.wait')}
          </p>
        )}
      </Modal>
    </QuoteModalContext>
  );
}
