import { startTransition, useEffect, useState } from 'react';
import { fillText } from '#content/documents/fill-text.shared.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { takeLinks } from '../../../behaviour/take-links.ts';
import { useModal } from '../../../behaviour/use-modal.ts';
import type { EnquiryOptions } from '../../../components/EnquiryForm/EnquiryFields.tsx';
import { EnquiryForm } from '../../../components/EnquiryForm/EnquiryForm.tsx';
import { Modal } from '../../../components/Modal/Modal.tsx';
import { WhileOpen } from '../../../components/Modal/WhileOpen.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './QuickEnquiry.module.css';

type QuickEnquiryProps = {
  options: EnquiryOptions;
  source: string;
  /** The enquiry's subject when the pressed link names no product. */
  product: string;
  productOf: (productName: string) => string | undefined;
  /** Receives the product that an enquiry is started for. */
  onOpen: (productName: string) => void;
};

/** Links that open it; without scripts they lead to the form on the page. */
const openers = 'a[data-enquiry-source]';

/** The enquiry form in a panel over the page; it names the product whose card opened it. */
export function QuickEnquiry({ options, source, product, productOf, onOpen }: QuickEnquiryProps) {
  const t = useMessages(messages);
  const modal = useModal();
  const [productName, setProductName] = useState('');
  const { open } = modal;
  useEffect(
    () =>
      takeLinks(openers, ({ dataset: { stone: name = '' } }) => {
        setProductName(name);
        if (name) startTransition(() => onOpen(name));
        openAfterPaint(open);
      }),
    [open, onOpen],
  );
  return (
    <Modal modal={modal} title={t('landing:enquiry')}>
      <WhileOpen modal={modal}>
        {() => (
          <>
            <p className={styles.about}>
              {productName
                ? fillText(options.texts.withStone, { stone: productName })
                : options.texts.withoutStone}
            </p>
            <EnquiryForm
              formType="quick"
              options={options}
              product={(productName && productOf(productName)) || product}
              productName={productName}
              source={source}
            />
          </>
        )}
      </WhileOpen>
    </Modal>
  );
}

/**
 * Lets the button's pressed state paint first, because opening the panel over a long page takes time on a slow phone.
 */
function openAfterPaint(open: () => void): void {
  requestAnimationFrame(() => setTimeout(open, 0));
}
