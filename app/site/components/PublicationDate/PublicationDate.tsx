type PublicationDateProps = { date: string; className?: string | undefined };

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // One zone for server and browser, so that both write the same day.
  timeZone: 'Asia/Kolkata',
});

/** A date as a reader says it: `14 March 2026`. Nothing where there is none. */
export function PublicationDate({ date, className }: PublicationDateProps) {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return null;
  return (
    <time className={className} dateTime={date}>
      {format.format(time)}
    </time>
  );
}
