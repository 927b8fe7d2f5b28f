import type { Company } from '#content/documents/company.document.ts';
import messages from '#messages/en/landing.json' with { type: 'json' };
import { usePulse } from '../../../behaviour/use-pulse.ts';
import { ArrowIcon } from '../../../components/ArrowIcon/ArrowIcon.tsx';
import { LineIcon } from '../../../components/LineIcon/LineIcon.tsx';
import pulseStyles from '../../../components/pulse.module.css';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import styles from './EnquiryBar.module.css';
import { type MessagingContext, messagingUrl, sentenceFor } from './messaging-link.ts';

type EnquiryBarProps = {
  messaging: Company['messaging'];
  /** What a message from here is about. */
  context: MessagingContext;
  /** Whether the page lists stones. */
  hasLists: boolean;
  /** Whether there is a form to ask for them. */
  hasForm: boolean;
};

/**
 * Always in reach: a bar at the bottom of a phone, in the margin of a wide window. It is placed at the end of the
 * page and sticks to the window's edge until the page ends, so that it never covers the footer or other content.
 */
export function EnquiryBar({ messaging, context, hasLists, hasForm }: EnquiryBarProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const pulse = usePulse();
  return (
    <div className={styles.bar} data-print="none">
      <ul className={styles.actions} data-ground="day">
        {hasLists ? (
          <li className={styles.stones}>
            <a href="#stones">{t('landing:stones')}</a>
          </li>
        ) : null}
        {messaging.href ? (
          <li>
            <a
              href={messagingUrl(messaging.href, sentenceFor(t, context))}
              target="_blank"
              rel="noopener"
              aria-label={t('landing:write', { app: messaging.label })}
            >
              <LineIcon
                width={20}
                height={20}
                path="M2.5 17.5 3.7 13.4A7.3 7.3 0 1 1 6.7 16.3zM7 8.6h6M7 11.3h4"
              />
              <span {...langOf(messaging, 'label')}>{messaging.label}</span>
            </a>
          </li>
        ) : null}
        {hasForm ? (
          <li className={styles.enquiry}>
            <a href="#enquiry" className={pulseStyles.pulse} data-enquiry-source="bar" {...pulse}>
              {t('landing:enquiry')}
              <ArrowIcon direction="down" />
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
