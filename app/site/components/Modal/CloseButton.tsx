import common from '#messages/en/common.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { LineIcon } from '../LineIcon/LineIcon.tsx';
import styles from './CloseButton.module.css';

/** Closes the panel over the page. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  const t = useMessages(common);
  return (
    <button type="button" className={styles.close} onClick={onClick}>
      {t('common:close')}
      <CloseIcon />
    </button>
  );
}

function CloseIcon() {
  return <LineIcon width={14} height={14} strokeWidth="1.1" path="m1 1 12 12M13 1 1 13" />;
}
