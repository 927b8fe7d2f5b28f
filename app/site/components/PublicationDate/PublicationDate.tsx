import { useContext } from 'react';
import type { BlogPost } from '#content/entities/blog-post/blog-post.entity.ts';
import { formatDay } from '#content/kit/zoned-days.shared.ts';
import { MessagesContext } from '../../messages/use-messages.ts';

/** @param day that `date` is in the company's time zone */
type PublicationDateProps = Pick<BlogPost, 'date'> & { day: string };

/** A date as readers of the page write it: `14 March 2026`, `14. März 2026`. */
export function PublicationDate({ date, day }: PublicationDateProps) {
  const { language } = useContext(MessagesContext);
  return <time dateTime={date}>{formatDay(day, language)}</time>;
}
