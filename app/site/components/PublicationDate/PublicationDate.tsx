import type { BlogPost } from '#content/entities/blog-post/blog-post.entity.ts';
import { formatDay } from '#content/kit/zoned-days.shared.ts';

/** @param day that `date` is in the company's time zone */
type PublicationDateProps = Pick<BlogPost, 'date'> & { day: string };

/** A formatted date: `14 March 2026`. */
export function PublicationDate({ date, day }: PublicationDateProps) {
  return <time dateTime={date}>{formatDay(day)}</time>;
}
