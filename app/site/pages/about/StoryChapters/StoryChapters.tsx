import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { Label } from '../../../components/Label/Label.tsx';
import { Paragraphs } from '../../../components/Paragraphs/Paragraphs.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { type InLanguage, useLangOf } from '../../../languages-context.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import styles from './StoryChapters.module.css';

type Chapter = { id: string; heading: string; text: string; picture: PictureRecord | undefined };

type StoryChaptersProps = { chapters: readonly Chapter[]; label: string; labelIn: InLanguage };

/** A text in chapters; pictures alternate between left and right. */
export function StoryChapters({ chapters, label, labelIn }: StoryChaptersProps) {
  const langOf = useLangOf();
  return chapters.map((chapter, index) => (
    <Section key={chapter.id} isRuled className={styles.chapter}>
      <div className={styles.layout} data-side={index % 2 === 0 ? 'left' : 'right'}>
        <header className={styles.header}>
          <Label number={twoDigits(index + 1)} {...labelIn}>
            {label}
          </Label>
          <DisplayHeading size="large" {...langOf(chapter, 'heading')}>
            {chapter.heading}
          </DisplayHeading>
        </header>
        <Paragraphs text={chapter.text} className={styles.text} {...langOf(chapter, 'text')} />
        {chapter.picture && (
          <figure className={styles.figure}>
            <Picture picture={chapter.picture} sizes="(width>=900px) 40vw,100vw" ratio="4:5" />
          </figure>
        )}
      </div>
    </Section>
  ));
}
