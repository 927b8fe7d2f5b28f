import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormFrame } from '../../kit/forms/form-frame.ts';
import { t } from '../../kit/language/t.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { StickyBar } from '../../kit/page-parts/StickyBar/StickyBar.tsx';
import styles from './first-steps.module.css';
import { pathOfStep, type StepProps, stepTexts, stillDemoText } from './first-steps.ts';
import { StepNav } from './StepNav/StepNav.tsx';

const dashboardPath = '/admin/dashboard/';

/** What stands around the form of a step. */
export function stepFrameOf({ steps, step }: StepProps): FormFrame {
  return {
    leadsTo: neighboursOf({ steps, step }).next,
    head: (actions) => <StepHead {...{ steps, step, actions }} />,
    bar: (isSaving) => (
      <StepBar {...{ steps, step }}>
        {/* Not disabled while saving: the button would lose the focus. A second press is ignored. */}
        <Button type="submit" aria-disabled={isSaving}>
          {t('Save and go on')}
        </Button>
      </StepBar>
    ),
  };
}

export function StepHead({ steps, step, actions }: StepProps & { actions?: ReactNode }) {
  const { label, why } = stepTexts[step.key];
  return (
    <>
      <PageHeader
        title={label}
        summary={why}
        crumbs={[{ label: t('Dashboard'), to: dashboardPath }]}
        actions={actions}
      />
      <StepNav {...{ steps, step }} />
      {step.isDone && isRecordStep(step) ? (
        <p className={styles.note}>{t('There is one already; this adds another.')}</p>
      ) : null}
      {step.demos.length > 0 && !step.isDone ? (
        <p className={styles.note}>{stillDemoText(step.demos)}</p>
      ) : null}
    </>
  );
}

/** The way back and on; nothing is lost by skipping a step, which can be taken later. */
export function StepBar({ steps, step, children }: StepProps & { children?: ReactNode }) {
  const { back, next } = neighboursOf({ steps, step });
  const isLast = next === dashboardPath;
  return (
    <StickyBar className={styles.bar}>
      <Button component={Link} to={back} variant="default">
        {t('Back')}
      </Button>
      <div className={styles.actions}>
        <Button component={Link} to={next} variant={children || isLast ? 'default' : 'filled'}>
          {isLast ? t('To the dashboard') : step.isDone || !children ? t('Go on') : t('Skip this step')}
        </Button>
        {children}
      </div>
    </StickyBar>
  );
}

function isRecordStep({ key }: StepProps['step']): boolean {
  return key === 'collection' || key === 'stone';
}

function neighboursOf({ steps, step }: StepProps): { back: string; next: string } {
  const at = steps.findIndex(({ key }) => key === step.key);
  const pathAt = (index: number) => {
    const other = steps[index];
    return other ? pathOfStep(other.key) : dashboardPath;
  };
  return { back: pathAt(at - 1), next: pathAt(at + 1) };
}
