import type { Examples } from '../../../catalogue/examples.ts';
import { useModal } from '../../behaviour/use-modal.ts';
import { Button } from '../Button/Button.tsx';
import { Modal } from './Modal.tsx';

export const examples: Examples = {
  Side: <ModalExample look="side" />,
  Note: <ModalExample look="note" />,
  Wide: <ModalExample look="wide" />,
};

function ModalExample({ look }: { look: 'side' | 'note' | 'wide' }) {
  const modal = useModal();
  return (
    <>
      <Button onClick={() => modal.open()}>Open</Button>
      <Modal modal={modal} title="Ask for a quote" look={look}>
        <p>What the modal holds.</p>
      </Modal>
    </>
  );
}
