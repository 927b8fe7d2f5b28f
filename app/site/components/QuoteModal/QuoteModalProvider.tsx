import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { Modal } from '../Modal/Modal.tsx';
import styles from './QuoteModalProvider.module.css';
import { QuoteModalContext, type QuoteRequest } from './quote-modal-context.ts';
import { useQuoteModal } from './use-quote-modal.ts';

type QuoteModalProviderProps = { companyName: string; children: ReactNode };

/**
 * The quote modal, for every link of the pages inside it. What was typed stays until another stone is asked for or
 * the page is left; where the form can't be fetched, the link's own way is taken.
 */
export function QuoteModalProvider({ companyName, children }: QuoteModalProviderProps) {
  const { pathname } = useLocation();
  const { desk, modal, request, room, onSent } = useQuoteModal();
  // The panel answers at once; the form, with all its countries, is put together in the pauses after it.
  const shown = useDeferredValue(request);
  return (
    <QuoteModalContext value={desk}>
      {children}
      <Modal modal={modal} title={titleOf(request)}>
        {shown && room ? (
          <room.QuoteModalContent
            key={`${shown.source} ${shown.product?.slug ?? ''}`}
            request={shown}
            companyName={companyName}
            countries={room.countries}
            sourcePage={pathname}
            onSent={onSent}
          />
        ) : (
          <p className={styles.loading} role="status">
            One moment
          </p>
        )}
      </Modal>
    </QuoteModalContext>
  );
}

function titleOf(request: QuoteRequest | undefined): string {
  return request?.source === 'card' ? `A quote for ${request.product.name}` : 'Request a quote';
}
