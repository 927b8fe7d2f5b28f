const tag =
  /<\/?(?:a|b|br|h[2-4r]|p|strong|em|i|u|s|sub|sup|code|ul|ol|li|blockquote|cite|fig\w+|img|table|caption|t[bdfhr]\w*|iframe|div|span|picture|source)(?:\s(?!on|srcdoc|style)[\w-]+(?:="[^"<]*")?)*\s*\/?>/gi;
/** What React makes the element of a script from. */
const emptyScript = '<script></script>';

type TrustedTypes = {
  defaultPolicy?: unknown;
  createPolicy(name: string, rules: { createHTML: (html: string) => string | null }): unknown;
};

/**
 * Says which texts may become markup on public pages, where browsers ask (Trusted Types): cleaned texts and what React
 * makes elements of scripts from. Everything else is refused, whoever asks; before this ran, everything is. The back
 * office has a policy of its own by then (app/back-office/trust-clean-html.ts).
 */
export function trustOwnHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (html === emptyScript || !html.replace(tag, '').includes('<') ? html : null),
  });
}
