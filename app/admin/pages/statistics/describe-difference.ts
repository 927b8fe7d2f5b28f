const figures = new Intl.NumberFormat('en-GB');
const shares = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

export function formatCount(count: number): string {
  return figures.format(count);
}

/** `4.2%`; a dash where there is nothing to divide by. */
export function formatShare(share: number | null): string {
  return share === null ? '–' : shares.format(share);
}

/**
 * What a number is compared with the one before, in words and with its sign: `12 more (+34%)`. A percentage of few says
 * more than there is to say, so it stands from ten on.
 */
export function describeDifference(now: number, before: number): string {
  const difference = now - before;
  if (difference === 0) return before === 0 ? 'none before' : 'as many as before';
  const words = `${figures.format(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`;
  if (before < fewest) return `${words} than ${figures.format(before)}`;
  const percent = Math.round((difference / before) * 100);
  return `${words} (${percent > 0 ? '+' : '−'}${figures.format(Math.abs(percent))}%)`;
}

const fewest = 10;
