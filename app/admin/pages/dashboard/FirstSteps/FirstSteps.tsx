import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import {
  type FirstStepKey,
  type OptionalStepKey,
  optionalStepKeys,
} from '#content/editorial/first-steps/first-step-keys.shared.ts';
import { May } from '../../../kit/access/May/May.tsx';
import { IconCheck } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import {
  type FirstSteps as FirstStepsData,
  firstStepsPath,
  pathOfStep,
  type Step,
  stepTexts,
  stillDemoText,
} from '../../first-steps/first-steps.ts';
import { DemoContent } from './DemoContent.tsx';
import styles from './FirstSteps.module.css';

type FirstStepsProps = {
  data: FirstStepsData;
  onDismiss: (isDismissed: boolean) => void;
  onNeededChange: (step: OptionalStepKey, isNeeded: boolean) => void;
  /** The demo content was removed or brought back. */
  onChanged: () => void;
};

const iconPixels = 16;

/** Whether the list is worth its place at the top of the dashboard. */
export function isListShown({ steps, isDismissed }: FirstStepsData): boolean {
  return !isDismissed && steps.some(isOpen);
}

function isSiteOpen(steps: Step[]): boolean {
  return steps.some(({ key, isDone }) => key === 'open' && isDone);
}

function isOpen({ isDone, isNeeded }: Step): boolean {
  return isNeeded && !isDone;
}

/** What a new site still needs to be the company's own; each step ticks itself off. */
export function FirstSteps({ data, onDismiss, onNeededChange, onChanged }: FirstStepsProps) {
  const headingId = useId();
  const { steps, demo } = data;
  const needed = steps.filter(({ isDone, isNeeded }) => isDone || isNeeded);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId} className={styles.heading}>
          {t('First steps')}
        </h2>
        <p className={styles.count}>
          {t('{done} of {total} done', { done: doneCount, total: needed.length })}
        </p>
        <progress
          className={styles.progress}
          value={doneCount}
          max={needed.length}
          aria-labelledby={headingId}
        />
        <Button variant="subtle" size="compact-sm" onClick={() => onDismiss(true)}>
          {t('Hide this list')}
        </Button>
      </header>
      <p className={styles.begin}>
        {isSiteOpen(steps) ? null : t('The site is closed to visitors until you open it.')}
        <Button component={Link} to={firstStepsPath} size="compact-md">
          {doneCount === 0 ? t('Begin') : t('Go on')}
        </Button>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepRow key={step.key} step={step} number={index + 1} onNeededChange={onNeededChange} />
        ))}
      </ol>
      <May permission="demoRemoval">
        <DemoContent demo={demo} onChanged={onChanged} />
      </May>
    </section>
  );
}

type StepRowProps = { step: Step; number: number } & Pick<FirstStepsProps, 'onNeededChange'>;

function StepRow({ step, number, onNeededChange }: StepRowProps) {
  const { key, isDone, isNeeded, demos } = step;
  const { label, why } = stepTexts[key];
  const isAside = !isDone && !isNeeded;
  return (
    <li className={styles.step} data-done={isDone} data-aside={isAside || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? <IconCheck size={iconPixels} stroke={2} /> : isAside ? '–' : number}
      </span>
      <div>
        <Link className={styles.label} to={pathOfStep(key)}>
          {label}
          {isDone ? <span className="visually-hidden"> {t('(done)')}</span> : null}
          {isAside ? <span className="visually-hidden"> {t('(not needed)')}</span> : null}
        </Link>
        <p className={styles.why}>{why}</p>
        {demos.length > 0 && !isDone ? <p className={styles.why}>{stillDemoText(demos)}</p> : null}
        {isOptional(key) && !isDone ? (
          <button
            type="button"
            className={styles.aside}
            aria-label={`${asideText(isAside)}: ${label}`}
            onClick={() => onNeededChange(key, isAside)}
          >
            {asideText(isAside)}
          </button>
        ) : null}
      </div>
    </li>
  );
}

function asideText(isAside: boolean): string {
  return isAside ? t('Needed after all') : t('Not needed');
}

function isOptional(key: FirstStepKey): key is OptionalStepKey {
  return optionalStepKeys.some((optional) => optional === key);
}

/** What is left at the end of the dashboard where the list is hidden or done. */
export function FirstStepsLine({ data, onDismiss, onNeededChange, onChanged }: FirstStepsProps) {
  const { steps, demo, isDismissed } = data;
  const left = steps.filter(isOpen).length;
  const aside = steps.flatMap(({ key, isDone, isNeeded }) =>
    isOptional(key) && !isDone && !isNeeded ? [key] : [],
  );
  return (
    <div className={styles.line}>
      {isDismissed && left > 0 ? (
        <p className={styles.offer}>
          {t('{count, plural, one {One first step is left.} other {# first steps are left.}}', {
            count: left,
          })}
          <Button id={showButtonId} variant="default" size="compact-sm" onClick={() => onDismiss(false)}>
            {t('Show the list')}
          </Button>
        </p>
      ) : null}
      {(left > 0 ? [] : aside).map((key, index) => (
        <p key={key} className={styles.offer}>
          {t('Put aside as not needed: {label}.', { label: stepTexts[key].label })}
          <Button
            id={index === 0 ? showButtonId : undefined}
            variant="default"
            size="compact-sm"
            aria-label={`${asideText(true)}: ${stepTexts[key].label}`}
            onClick={() => onNeededChange(key, true)}
          >
            {asideText(true)}
          </Button>
        </p>
      ))}
      <May permission="demoRemoval">
        <DemoContent demo={demo} onChanged={onChanged} />
      </May>
    </div>
  );
}

/** Takes the focus from the button that hid the list, or that put its last step aside. */
export const showButtonId = 'show-first-steps';
