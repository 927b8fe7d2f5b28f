import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { IconCheck } from '../../icons/icons.ts';
import { DemoContent } from './DemoContent.tsx';
import styles from './FirstSteps.module.css';
import { type FirstSteps as FirstStepsData, stepTexts } from './first-steps.ts';

type FirstStepsProps = {
  data: FirstStepsData;
  onDismiss: (isDismissed: boolean) => void;
  /** The demo content was removed or brought back. */
  onChanged: () => void;
};

const iconPixels = 16;

/** Whether the list is worth its place at the top of the dashboard. */
export function isListShown({ steps, isDismissed }: FirstStepsData): boolean {
  return !isDismissed && steps.some(({ isDone }) => !isDone);
}

/** What a new site still needs to be the company's own; each step ticks itself off. */
export function FirstSteps({ data, onDismiss, onChanged }: FirstStepsProps) {
  const headingId = useId();
  const { steps, demo } = data;
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          First steps
        </h2>
        <p className={styles.count}>
          {doneCount} of {steps.length} done
        </p>
        <progress
          className={styles.progress}
          value={doneCount}
          max={steps.length}
          aria-labelledby={headingId}
        />
        <Button variant="subtle" size="compact-sm" onClick={() => onDismiss(true)}>
          Hide this list
        </Button>
      </header>
      <ol className={styles.steps}>
        {steps.map(({ key, isDone }, index) => (
          <li key={key} className={styles.step} data-done={isDone}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <IconCheck size={iconPixels} stroke={2} /> : index + 1}
            </span>
            <div>
              <Link className={styles.label} to={stepTexts[key].to}>
                {stepTexts[key].label}
                {isDone ? <span className="visually-hidden"> (done)</span> : null}
              </Link>
              <p className={styles.why}>{stepTexts[key].why}</p>
            </div>
          </li>
        ))}
      </ol>
      <DemoContent demo={demo} onChanged={onChanged} />
    </section>
  );
}

/** What is left at the end of the dashboard where the list is hidden or done. */
export function FirstStepsLine({ data, onDismiss, onChanged }: FirstStepsProps) {
  const { steps, demo, isDismissed } = data;
  const left = steps.filter(({ isDone }) => !isDone).length;
  return (
    <div className={styles.line}>
      {isDismissed && left > 0 ? (
        <p className={styles.offer}>
          {left === 1 ? 'One first step is' : `${left} first steps are`} left.
          <Button id={showButtonId} variant="default" size="compact-sm" onClick={() => onDismiss(false)}>
            Show the list
          </Button>
        </p>
      ) : null}
      <DemoContent demo={demo} onChanged={onChanged} />
    </div>
  );
}

/** Takes the focus from the button that hid the list. */
export const showButtonId = 'show-first-steps';
