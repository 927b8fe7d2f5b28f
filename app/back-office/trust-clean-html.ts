/**
 * The inline script of the back office that says which texts may become markup, where browsers ask (Trusted Types). Its
 * libraries hand strings to the browser: the editor reads what was typed and pasted, Mantine writes styles. What could run
 * is taken out of them first, and of what has nothing of the kind every letter stays. A plain string, because it runs
 * before any module is loaded. `page` is the policy of the live preview, whose server takes the scripts out.
 */
export const trustCleanHtml = `(() => {
  const types = window.trustedTypes;
  if (!types?.createPolicy) return;
  const inert = types.createPolicy('inert', { createHTML: (html) => html });
  const refused =
    'script,noscript,template,svg,math,xmp,noembed,noframes,plaintext,object,embed,applet,base,frame,frameset,portal,meta[http-equiv]';
  const handlers = /^(?:on|srcdoc$)/;
  const links = /^(?:href|src|action|formaction|xlink:href|poster|background|data)$/;
  const schemes = /^(?:javascript:|vbscript:|data:(?!image\\/))/i;
  const isRunning = ({ name, value }) =>
    handlers.test(name) || (links.test(name) && schemes.test(value.replace(/[\\0-\\x20\\x7f-\\xa0]/g, '')));
  const clean = (html) => {
    const page = new DOMParser().parseFromString(inert.createHTML(html), 'text/html');
    let hasChanged = false;
    const change = (work) => {
      hasChanged = true;
      work();
    };
    for (const element of page.querySelectorAll(refused)) change(() => element.remove());
    for (const element of page.querySelectorAll('*')) {
      for (const attribute of [...element.attributes]) {
        if (isRunning(attribute)) change(() => element.removeAttribute(attribute.name));
      }
    }
    return hasChanged ? page.documentElement.outerHTML : html;
  };
  types.createPolicy('default', {
    createHTML: (html) => (html === '<script></' + 'script>' || !html.includes('<') ? html : clean(html)),
  });
})();`;
