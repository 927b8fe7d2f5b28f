import { useLangOf } from '../../languages-context.ts';
import { DisplayHeading } from '../DisplayHeading/DisplayHeading.tsx';
import { PageLabel } from '../PageLabel/PageLabel.tsx';
import { Paragraphs } from '../Paragraphs/Paragraphs.tsx';
import styles from './ToolOpening.module.css';

type ToolOpeningProps = {
  /** The page's own. */
  path: string;
  texts: { label: string; heading: string; introduction: string };
};

/** The opening of a page that visitors work with: low, so that its form stands on the first screen. */
export function ToolOpening({ path, texts }: ToolOpeningProps) {
  const langOf = useLangOf();
  const { label, heading, introduction } = texts;
  return (
    <header className={styles.opening}>
      <PageLabel path={path} label={label} isAccent {...langOf(texts, 'label')} />
      <DisplayHeading as="h1" size="large" {...langOf(texts, 'heading')}>
        {heading}
      </DisplayHeading>
      {introduction ? (
        <Paragraphs text={introduction} className="lead" {...langOf(texts, 'introduction')} />
      ) : null}
    </header>
  );
}
