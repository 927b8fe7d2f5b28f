import type { InLanguage } from '../../languages-context.ts';
import { keepUnits } from '../../typography/keep-units.ts';

type ParagraphsProps = InLanguage & {
  /** Plain text; an empty line begins a paragraph. */
  text: string;
  className?: string | undefined;
};

export function Paragraphs({ text, ...rest }: ParagraphsProps) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  return (
    <div {...rest}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph.slice(0, 60)}>{keepUnits(paragraph)}</p>
      ))}
    </div>
  );
}
