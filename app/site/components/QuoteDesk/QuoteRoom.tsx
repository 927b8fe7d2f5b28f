import { useState } from 'react';
import type { DialCountry } from '../form/PhoneField.tsx';
import { ProductChoice } from '../ProductChoice/ProductChoice.tsx';
import { QuoteForm } from '../QuoteForm/QuoteForm.tsx';
import styles from './QuoteRoom.module.css';
import { type QuotedProduct, quoteSubject } from './quote-address.ts';

type QuoteRoomProps = {
  /** Left out where the visitor chooses it here. */
  product: QuotedProduct | undefined;
  companyName: string;
  countries: readonly DialCountry[];
  sourcePage: string;
  onSent: () => void;
};

/** What the modal holds; fetched when somebody is about to open it. */
export function QuoteRoom({ product, ...form }: QuoteRoomProps) {
  const [chosen, setChosen] = useState('');
  const name = product?.name ?? chosen;
  return (
    <div className={styles.room}>
      {product ? null : <ProductChoice label="Product" onChoose={setChosen} />}
      <QuoteForm {...form} product={name} subject={quoteSubject(name ? { name } : undefined)} />
    </div>
  );
}
