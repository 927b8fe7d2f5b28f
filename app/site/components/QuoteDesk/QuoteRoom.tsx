import { useEffect, useRef, useState } from 'react';
import { ProductChoice } from '../ProductChoice/ProductChoice.tsx';
import { QuoteForm } from '../QuoteForm/QuoteForm.tsx';
import styles from './QuoteRoom.module.css';
import { type QuotedProduct, quoteSubject } from './quote-address.ts';

type QuoteRoomProps = {
  /** Left out where the visitor chooses it here. */
  product: QuotedProduct | undefined;
  companyName: string;
  countries: readonly string[];
  sourcePage: string;
  onSent: () => void;
};

/** What the modal holds; fetched when somebody is about to open it. */
export function QuoteRoom({ product, ...form }: QuoteRoomProps) {
  const [chosen, setChosen] = useState('');
  const name = product?.name ?? chosen;
  const subject = quoteSubject(name ? { name } : undefined);
  const roomRef = useSubjectOf(subject);
  return (
    <div ref={roomRef} className={styles.room}>
      {product ? null : <ProductChoice label="Product" onChoose={setChosen} />}
      <QuoteForm {...form} product={name} subject={subject} />
    </div>
  );
}

/**
 * Names the chosen stone in the subject until the visitor has written another: a field that was filled once does not
 * follow its default any more.
 */
function useSubjectOf(subject: string) {
  const roomRef = useRef<HTMLDivElement>(null);
  const last = useRef(subject);
  useEffect(() => {
    const field = roomRef.current?.querySelector<HTMLInputElement>('input[name="subject"]');
    if (field?.value === last.current) field.value = subject;
    last.current = subject;
  }, [subject]);
  return roomRef;
}
