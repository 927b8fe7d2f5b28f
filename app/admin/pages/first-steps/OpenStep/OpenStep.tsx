import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { messageOf } from '../../../kit/api/message-of.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { PreviewLayout } from '../../../kit/preview/PreviewLayout/PreviewLayout.tsx';
import { PreviewToggle } from '../../../kit/preview/PreviewLayout/PreviewToggle.tsx';
import { usePreviewPanel } from '../../../kit/preview/PreviewLayout/use-preview-panel.ts';
import type { PreviewSubject } from '../../../kit/preview/preview-subject.ts';
import { viewSite } from '../../../shell/view-site.ts';
import styles from '../first-steps.module.css';
import { pathOfStep, type StepProps, stepTexts } from '../first-steps.ts';
import { StepBar, StepHead } from '../step-frame.tsx';

/** The home page as it is stored: nothing is typed here. */
const homePage: PreviewSubject = {
  body: { document: 'home', values: {} },
  isAmongOthers: false,
  labelOf: (field) => field,
  fieldAt: () => undefined,
  focusField: () => undefined,
};

/** Opens the site to visitors, with what they will see beside it, or closes it again. */
export function OpenStep({ steps, step }: StepProps) {
  const panel = usePreviewPanel({ isOpenAtFirst: true });
  const { isDone: isOpen } = step;
  return (
    <PreviewLayout panel={panel} subject={homePage}>
      <div className={styles.page}>
        <div>
          <StepHead {...{ steps, step }} actions={<PreviewToggle panel={panel} />} />
        </div>
        <div className={styles.text}>
          {isOpen ? (
            <Message kind="success">{t('The site is open: everybody sees it.')}</Message>
          ) : (
            <p>
              {t(
                'The site is closed: visitors read a page that says so, at every address. You see the site by View the site.',
              )}{' '}
              <Link to="/admin/site/launch/">{t('Change what visitors read until then')}</Link>.
            </p>
          )}
          <OpenButtons isOpen={isOpen} />
          {isOpen ? null : <StepsLeft {...{ steps, step }} />}
        </div>
        <StepBar {...{ steps, step }} />
      </div>
    </PreviewLayout>
  );
}

/** What is not done yet keeps nobody from opening. */
function StepsLeft({ steps, step }: StepProps) {
  const left = steps.filter(({ key, isDone, isNeeded }) => key !== step.key && isNeeded && !isDone);
  if (left.length === 0) return null;
  return (
    <div>
      <p>{t('These steps are left. You can open the site without them:')}</p>
      <ul className={styles.list}>
        {left.map(({ key }) => (
          <li key={key}>
            <Link to={pathOfStep(key)}>{stepTexts[key].label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenButtons({ isOpen }: { isOpen: boolean }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  async function save(open: boolean): Promise<void> {
    setIsBusy(true);
    setError('');
    try {
      await requestApi('/site-documents/launch', { method: 'PUT', body: { value: { open } } });
      await revalidate();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <>
      {error ? <Message kind="error">{error}</Message> : null}
      <div className={styles.actions}>
        <Button
          variant={isOpen ? 'default' : 'filled'}
          aria-disabled={isBusy}
          onClick={() => void (isBusy || save(!isOpen))}
        >
          {isOpen ? t('Close the site') : t('Open the site')}
        </Button>
        <Button variant="default" onClick={() => void viewSite()}>
          {t('View the site')}
          <span className="visually-hidden"> {t('(opens a new tab)')}</span>
        </Button>
      </div>
    </>
  );
}
