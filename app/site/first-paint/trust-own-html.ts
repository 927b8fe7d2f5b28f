/**
 * The inline script of public pages that says which texts may become markup, where browsers ask (Trusted Types): cleaned
 * texts, the links to stylesheets that are written while a page is read, what React makes elements of scripts from,
 * and the start of the page's own modules. Everything else is refused, whoever asks. A plain string, because it
 * runs before any module is loaded.
 */
export const trustOwnHtml = `(() => {
  const tag = /<\\/?(?:a|b|br|h[2-4r]|p|strong|em|i|u|s|sub|sup|code|ul|ol|li|blockquote|cite|fig\\w+|img|table|caption|t[bdfhr]\\w*|iframe|div|span|picture|source|link)(?:\\s(?!on|srcdoc|style)[\\w-]+(?:="[^"<]*")?)*\\s*\\/?>/gi;
  window.trustedTypes?.createPolicy?.('default', {
    createHTML: (html) => (html === '<script></' + 'script>' || !html.replace(tag, '').includes('<') ? html : null),
    createScript: (text) =>
      text === document.querySelector('[type="text/deferred-module"]')?.textContent ? text : null,
  });
})();`;
