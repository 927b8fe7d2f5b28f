import { dayOf } from '../../typography/day-of.ts';

type PublicationDateProps = { date: string; className?: string | undefined };

/** A fixed time zone, India's, so that server and browser render the same day. */
const aheadOfUtcMs = 5.5 * 60 * 60 * 1000;

/** A formatted date: `14 March 2026`. Renders nothing without a date. */
export function PublicationDate({ date, className }: PublicationDateProps) {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return null;
  return (
    <time className={className} dateTime={date}>
      {dayOf(time + aheadOfUtcMs)}
    </time>
  );
}
