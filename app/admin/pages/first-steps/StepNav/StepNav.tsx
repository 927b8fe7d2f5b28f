import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { IconCheck } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { pathOfStep, type StepProps, stepTexts } from '../first-steps.ts';
import styles from './StepNav.module.css';

const iconPixels = 14;

/** All steps in a row, to be taken in any order. */
export function StepNav({ steps, step }: StepProps) {
  const here = useRef<HTMLAnchorElement>(null);
  const { key } = step;
  // Beside the preview, and on phones, the row is longer than what is seen of it.
  useEffect(() => {
    if (key) here.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [key]);
  return (
    <nav aria-label={t('First steps')} className={styles.nav}>
      <ol className={styles.steps}>
        {steps.map((one, index) => {
          const isHere = one.key === key;
          return (
            <li key={one.key}>
              <Link
                ref={isHere ? here : undefined}
                to={pathOfStep(one.key)}
                className={styles.step}
                data-done={one.isDone}
                aria-current={isHere ? 'step' : undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {one.isDone ? <IconCheck size={iconPixels} stroke={2} /> : index + 1}
                </span>
                {stepTexts[one.key].short}
                {one.isDone ? <span className="visually-hidden"> {t('(done)')}</span> : null}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
