import { type ReactNode, useDeferredValue } from 'react';
import { useLocation } from 'react-router';
import { Modal } from '../Modal/Modal.tsx';
import styles from './QuoteDesk.module.css';
import { QuoteDeskContext } from './quote-desk-context.ts';
import { productOf, useQuoteDesk } from './use-quote-desk.ts';

type QuoteDeskProps = { companyName: string; children: ReactNode };

/**
 * The quote modal, for every link of the pages inside it. What was typed stays until another stone is asked for or
 * the page is left; where the form can't be fetched, the link's own way is taken.
 */
export function QuoteDesk({ companyName, children }: QuoteDeskProps) {
  const { pathname } = useLocation();
  const { desk, modal, request, room, onSent } = useQuoteDesk();
  const product = productOf(request);
  // The panel answers at once; the form, with all its countries, is put together in the pauses after it.
  const shown = useDeferredValue(request);
  const shownProduct = productOf(shown);
  return (
    <QuoteDeskContext value={desk}>
      {children}
      <Modal modal={modal} title={product ? `A quote for ${product.name}` : 'Request a quote'}>
        {shown && room ? (
          <room.QuoteRoom
            key={shownProduct?.slug ?? ''}
            product={shownProduct}
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
    </QuoteDeskContext>
  );
}
