const dayMs = 24 * 60 * 60_000;

/** ISO 8601 in UTC. */
export function daysAgo(days: number, now: Date = new Date()): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
