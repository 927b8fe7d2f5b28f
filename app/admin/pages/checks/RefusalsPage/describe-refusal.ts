import { t } from '../../../kit/language/t.ts';

/** What a rule of the policy is about, in words. */
const kinds = new Map(
  Object.entries({
    'img-src': t('A picture'),
    'media-src': t('A film or sound'),
    'script-src-elem': t('A script'),
    'script-src-attr': t('A script in an attribute'),
    'script-src': t('A script'),
    'style-src-elem': t('A stylesheet'),
    'style-src': t('A style'),
    'font-src': t('A font'),
    'connect-src': t('A request'),
    'frame-src': t('A frame'),
    'frame-ancestors': t('Being shown in a frame of another site'),
    'form-action': t('A form sent elsewhere'),
    'base-uri': t('A changed base address'),
    'object-src': t('An embedded object'),
    'require-trusted-types-for': t('Text that was to become part of the page'),
    'trusted-types': t('A further rule for text'),
  }),
);

const sources = new Map(
  Object.entries({
    inline: t('written into the page'),
    eval: t('made from text'),
    'wasm-eval': t('made from text'),
    'trusted-types-sink': t('by a script'),
    'trusted-types-policy': t('by a script'),
    data: t('in the page itself'),
    'data:': t('in the page itself'),
    'blob:': t('from memory'),
  }),
);

/** “A picture from https://cdn.example”. */
export function describeRefusal({ directive, source }: { directive: string; source: string }): string {
  const kind = kinds.get(directive) ?? t('Something ({directive})', { directive });
  const words = sources.get(source);
  if (words) return `${kind}, ${words}`;
  return source === 'unknown' || source === '' ? kind : t('{kind} from {source}', { kind, source });
}

/** How often, and since when it is counted. */
export function describeTimes(times: number): string {
  return t('{count, plural, one {once} other {# times}}', { count: times });
}
