type PublicationDateProps = { date: string; className?: string | undefined };

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // A fixed time zone, so that server and browser render the same day.
  timeZone: 'Asia/Kolkata',
});

/** A formatted date: `14 March 2026`. Renders nothing without a date. */
export function PublicationDate({ date, className }: PublicationDateProps) {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return null;
  return (
    <time className={className} dateTime={date}>
      {format.format(time)}
    </time>
  );
}
