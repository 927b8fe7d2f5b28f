import { locale } from '../../kit/language/language.ts';
import { t } from '../../kit/language/t.ts';

const figures = new Intl.NumberFormat(locale);
const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
const changes = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' });

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
  if (difference === 0) return before === 0 ? t('none before') : t('as many as before');
  const count = Math.abs(difference);
  if (before < fewest)
    return difference > 0
      ? t('{count, number} more than {before, number}', { count, before })
      : t('{count, number} fewer than {before, number}', { count, before });
  const percent = changes.format(difference / before).replace('-', '−');
  return difference > 0
    ? t('{count, number} more ({percent})', { count, percent })
    : t('{count, number} fewer ({percent})', { count, percent });
}

const fewest = 10;
