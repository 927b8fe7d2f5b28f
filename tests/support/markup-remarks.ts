import type { MarkupFinding } from './markup-checker.ts';

type Remark = { message: RegExp; extract?: RegExp; why: string };

/**
 * What the Nu checker says of every correct page, each with the reason why it is passed over. A remark that no page
 * calls forth any more fails the test, so that this list ends with what the checker learns.
 */
const passedOver: readonly Remark[] = [
  { message: /^Trailing slash on void elements/, why: 'React writes it, and no attribute is unquoted.' },
  ...['@container', '@starting-style', '@view-transition'].map((rule) => ({
    message: new RegExp(`^CSS: Unrecognized at-rule “${rule}”`),
    why: 'CSS that the checker does not know yet.',
  })),
  ...[
    'animation-range',
    'animation-timeline',
    'container-type',
    'timeline-scope',
    'view-timeline',
    'view-timeline-inset',
    'view-transition-name',
  ].map((property) => ({
    message: new RegExp(`^CSS: “${property}”: Property “${property}” doesn't exist`),
    why: 'CSS that the checker does not know yet.',
  })),
  {
    message: /^CSS: Unknown pseudo-element or pseudo-class “::view-transition”/,
    why: 'CSS that the checker does not know yet.',
  },
  {
    message: /^CSS: Parse Error/,
    extract: /nsition-(?:group|old|new)\(\*\)\{/,
    why: 'The pseudo-elements of view transitions, of which it knows none.',
  },
  {
    message: /^CSS: Invalid selector name “(?:entry|contain|exit)”/,
    why: 'Keyframes may name the ranges of a view timeline.',
  },
  {
    message: /^CSS: “(?:width|--width|--across|contain-intrinsic-block-size)”: The types are incompatible/,
    why: 'It does not look into custom properties within calc(), min() and max().',
  },
];

/** Splits what the checker says into faults, and the remarks that it is no longer heard to make. */
export function sortFindings(findings: readonly MarkupFinding[]) {
  const isMeant = (remark: Remark, finding: MarkupFinding) =>
    remark.message.test(finding.message) && (remark.extract?.test(finding.extract) ?? true);
  return {
    faults: findings.filter((finding) => !passedOver.some((remark) => isMeant(remark, finding))),
    unheard: passedOver.filter((remark) => !findings.some((finding) => isMeant(remark, finding))),
  };
}
