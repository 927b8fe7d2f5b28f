import { Button } from '@mantine/core';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import type { FirstSteps } from '../../first-steps/first-steps.ts';
import styles from './FirstSteps.module.css';
import { LinksLeft } from './LinksToDemo.tsx';
import { useDemoRemoval } from './use-demo-removal.tsx';

type DemoContentProps = { demo: FirstSteps['demo']; onChanged: () => void };

const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** The way to be rid of the demo content, and the way back. */
export function DemoContent({ demo, onChanged }: DemoContentProps) {
  const { isBusy, remove, restore } = useDemoRemoval(onChanged);
  return (
    <>
      {demo.isThere ? (
        <p className={styles.offer}>
          {t('The site still shows what the demo company says and sells.')}
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void remove()}>
            {t('Remove the demo content')}
          </Button>
        </p>
      ) : null}
      {demo.removal ? (
        <p className={styles.offer}>
          {t('{name} removed the demo content on {day}.', {
            name: demo.removal.removedBy,
            day: days.format(new Date(demo.removal.removedAt)),
          })}{' '}
          {leftText(demo.removal.daysLeft)}
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void restore()}>
            {t('Bring it back')}
          </Button>
        </p>
      ) : null}
      {demo.removal && !demo.isThere ? <LinksLeft /> : null}
    </>
  );
}

function leftText(daysLeft: number): string {
  return daysLeft > 1
    ? t('It can be brought back for {count} days.', { count: daysLeft })
    : t('It can be brought back today.');
}
