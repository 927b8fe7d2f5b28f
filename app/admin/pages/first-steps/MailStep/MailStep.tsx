import { useRevalidator } from 'react-router';
import { MailStatus } from '../../mail/MailStatus.tsx';
import { MailTestForm } from '../../mail/MailTestForm.tsx';
import mailStyles from '../../mail/mail.module.css';
import type { MailSetup } from '../../mail/mail-setup.ts';
import styles from '../first-steps.module.css';
import type { StepProps } from '../first-steps.ts';
import { StepBar, StepHead } from '../step-frame.tsx';

/** Whether mail is set up, and a mail to try it with. */
export function MailStep({ setup, ...props }: StepProps & { setup: MailSetup }) {
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.page}>
      <div>
        <StepHead {...props} />
      </div>
      <div className={mailStyles.columns}>
        <MailStatus setup={setup} />
        <MailTestForm setup={setup} onTaken={() => void revalidate()} />
      </div>
      <StepBar {...props} />
    </div>
  );
}
