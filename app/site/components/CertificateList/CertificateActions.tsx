import type { MouseEvent } from 'react';
import { isPlainClick } from '../../behaviour/is-plain-click.ts';
import { openBySpace } from '../../behaviour/open-by-space.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import styles from './CertificateList.module.css';

type CertificateActionsProps = {
  certificate: { title: string; pdf: string };
  /** Without it the browser opens the certificate: on narrow screens, and until scripts run. */
  onView: ((opener: HTMLElement) => void) | undefined;
};

/** Open over the page, open in a new tab, or download; on narrow screens only the latter two. */
export function CertificateActions({ certificate: { title, pdf }, onView }: CertificateActionsProps) {
  const view = (event: MouseEvent<HTMLElement>) => {
    if (!onView || !isPlainClick(event)) return;
    event.preventDefault();
    onView(event.currentTarget);
  };
  const elsewhere = { to: pdf, reloadDocument: true, target: '_blank' };
  return (
    <div className={styles.actions} data-print="none">
      <ButtonLink
        {...elsewhere}
        onClick={view}
        arrow={onView ? 'right' : 'out'}
        role={onView && 'button'}
        aria-haspopup={onView && 'dialog'}
        onKeyDown={onView && openBySpace}
        aria-label={`View Certificate ${title}${onView ? '' : ' (opens in a new tab)'}`}
      >
        View Certificate
      </ButtonLink>
      {onView ? (
        <ButtonLink {...elsewhere} arrow="out" aria-label={`Open in new tab: ${title}`}>
          Open in new tab
        </ButtonLink>
      ) : null}
      <ButtonLink to={pdf} reloadDocument download arrow="down" aria-label={`Download PDF ${title}`}>
        Download PDF
      </ButtonLink>
    </div>
  );
}
