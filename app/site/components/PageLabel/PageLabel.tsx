import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { usePage } from '../../site-pages.ts';
import { Label } from '../Label/Label.tsx';

type PageLabelProps = InLanguage & {
  /** The page's own. */
  path: string;
  /** Left out or empty: what the page is called. */
  label?: string;
  isAccent?: boolean;
  className?: string | undefined;
};

/** The label over the heading of a page, with the page's number if the menu leads to it. */
export function PageLabel({ path, label, ...look }: PageLabelProps) {
  const langOf = useLangOf();
  const page = usePage(path);
  return (
    <Label number={page.number} {...(label ? {} : langOf(page, 'name'))} {...look}>
      {label || page.name}
    </Label>
  );
}
