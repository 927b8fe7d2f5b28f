import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../../components/PageLabel/PageLabel.tsx';
import { useLangOf } from '../../languages-context.ts';
import styles from './ListHead.module.css';

type ListHeadProps = {
  texts: { label: string; heading: string };
  /** What stands below the heading. */
  text: string;
  /** Whether that is only said on the screen. */
  isTextUnprinted?: boolean;
};

/** The beginning of a list's page, whoever's it is. */
export function ListHead({ texts, text, isTextUnprinted = false }: ListHeadProps) {
  const langOf = useLangOf();
  return (
    <header className={styles.head}>
      <PageLabel path="/shortlist/" label={texts.label} isAccent {...langOf(texts, 'label')} />
      <DisplayHeading as="h1" size="large" {...langOf(texts, 'heading')}>
        {texts.heading}
      </DisplayHeading>
      {text ? (
        <p
          className={styles.text}
          data-print={isTextUnprinted ? 'none' : undefined}
          {...langOf(texts, 'text')}
        >
          {text}
        </p>
      ) : null}
    </header>
  );
}
