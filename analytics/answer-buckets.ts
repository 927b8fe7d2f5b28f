/** Below it each minute is a bucket of its own. */
const exactMinutes = 64;
/** Above it so many for each time that the minutes double. */
const perDoubling = 16;
const digits = 4;

/**
 * The bucket of a number of minutes, as text that sorts like the minutes: a middle is then looked for among the few that
 * are in its bucket.
 */
export function bucketOf(minutes: number): string {
  const above = Math.floor(Math.log2(Math.max(minutes, exactMinutes) / exactMinutes) * perDoubling);
  const bucket = minutes < exactMinutes ? Math.max(minutes, 0) : exactMinutes + above;
  return String(bucket).padStart(digits, '0');
}

/** What the minutes of a bucket are kept as. */
export function minutesTopic(bucket: string): string {
  return `minutes ${bucket}`;
}
