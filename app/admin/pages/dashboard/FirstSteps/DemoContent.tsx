import { Button } from '@mantine/core';
import type { FirstSteps } from '../../first-steps/first-steps.ts';
import styles from './FirstSteps.module.css';
import { LinksLeft } from './LinksToDemo.tsx';
import { useDemoRemoval } from './use-demo-removal.tsx';

type DemoContentProps = { demo: FirstSteps['demo']; onChanged: () => void };

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** The way to be rid of the demo content, and the way back. */
export function DemoContent({ demo, onChanged }: DemoContentProps) {
  const { isBusy, remove, restore } = useDemoRemoval(onChanged);
  return (
    <>
      {demo.isThere ? (
        <p className={styles.offer}>
          The site still shows what the demo company says and sells.
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void remove()}>
            Remove the demo content
          </Button>
        </p>
      ) : null}
      {demo.removal ? (
        <p className={styles.offer}>
          {demo.removal.removedBy} removed the demo content on {days.format(new Date(demo.removal.removedAt))}
          . {leftText(demo.removal.daysLeft)}
          <Button variant="default" size="compact-sm" loading={isBusy} onClick={() => void restore()}>
            Bring it back
          </Button>
        </p>
      ) : null}
      {demo.removal && !demo.isThere ? <LinksLeft /> : null}
    </>
  );
}

function leftText(daysLeft: number): string {
  return daysLeft > 1 ? `It can be brought back for ${daysLeft} days.` : 'It can be brought back today.';
}
