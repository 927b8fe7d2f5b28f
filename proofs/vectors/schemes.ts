/** Addresses that would run, in the spellings that browsers read alike. */
const addresses = [
  ...[
    'javascript:RUN',
    'JavaScript:RUN',
    'JAVASCRIPT:RUN',
    ' javascript:RUN',
    '\tjavascript:RUN',
    '\njavascript:RUN',
  ],
  ...[
    'java\tscript:RUN',
    'java\nscript:RUN',
    'java\rscript:RUN',
    'javascript\t:RUN',
    'javascript:\nRUN',
    '\x01javascript:RUN',
  ],
  ...[
    'javascript&colon;RUN',
    'javascript&#58;RUN',
    'javascript&#x3a;RUN',
    'javascript&#0000058RUN',
    'java&Tab;script:RUN',
  ],
  ...[
    'java&NewLine;script:RUN',
    '&#106;avascript:RUN',
    '&#x6A;avascript:RUN',
    '&#106&#97&#118&#97script:RUN',
  ],
  ...[
    'javascript://%0aRUN',
    'javascript:/*x*/RUN',
    'javascript://stone.example/%0D%0ARUN',
    'javascript:void(RUN)',
  ],
  ...[
    'vbscript:RUN',
    'livescript:RUN',
    'data:text/html,<script>RUN</script>',
    'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  ],
  ...[
    'data:image/svg+xml,<svg onload=RUN>',
    'data:text/javascript,RUN',
    'DATA:text/html,RUN',
    'data:,RUN',
    'data:text/xml,<x>',
  ],
  ...[
    'blob:RUN',
    'filesystem:RUN',
    'view-source:javascript:RUN',
    'feed:javascript:RUN',
    'jar:javascript:RUN',
    '\u00a0javascript:RUN',
  ],
  ...[
    'javascript\u200b:RUN',
    '\u3000javascript:RUN',
    '\ufeffjavascript:RUN',
    'ja\u0000vascript:RUN',
    '%6aavascript:RUN',
  ],
];

const carriers = ['ADDRESS', '<a href="ADDRESS">x</a>', '<iframe src="ADDRESS"></iframe>'];

const inElements = [
  ...[
    '<form action="javascript:RUN"><button autofocus>x</button></form>',
    '<button formaction=javascript:RUN form=x>x</button>',
  ],
  ...[
    '<object data=javascript:RUN></object>',
    '<embed src=javascript:RUN>',
    '<base href=javascript:RUN//>',
    '<base href=AWAY/>',
  ],
  ...[
    '<meta http-equiv=refresh content="0;url=javascript:RUN">',
    '<meta http-equiv=refresh content="0;url=AWAY">',
  ],
  ...[
    '<link rel=stylesheet href=javascript:RUN>',
    '<link rel=import href=AWAY>',
    '<link rel=stylesheet href=AWAY>',
  ],
  ...[
    '<link rel=prefetch href=AWAY>',
    '<link rel=preload as=script href=AWAY>',
    '<link rel=modulepreload href=AWAY>',
  ],
  ...[
    '<img src=AWAY>',
    '<img srcset="AWAY 1x">',
    '<picture><source srcset=AWAY><img></picture>',
    '<input type=image src=AWAY>',
  ],
  ...[
    '<video poster=AWAY></video>',
    '<video><source src=AWAY onerror=RUN></video>',
    '<audio src=AWAY autoplay></audio>',
  ],
  ...[
    '<iframe srcdoc="<script>parent.RUN</script>"></iframe>',
    '<iframe srcdoc="&lt;img src=x onerror=parent.RUN&gt;">',
  ],
  ...[
    '<frameset onload=RUN><frame src=javascript:RUN>',
    '<table background=AWAY>',
    '<body background=AWAY>',
    '<track src=AWAY>',
  ],
  ...[
    '<map name=m><area href=javascript:RUN></map>',
    '<a ping=AWAY href=#>x</a>',
    '<a href="//AWAY">x</a>',
    '<portal src=AWAY>',
  ],
  ...[
    '<fencedframe src=AWAY>',
    '<applet code=AWAY>',
    '<isindex action=javascript:RUN>',
    '<bgsound src=javascript:RUN>',
  ],
  ...[
    '<img dynsrc=javascript:RUN>',
    '<img lowsrc=javascript:RUN>',
    '<layer src=AWAY>',
    '<a href=javascript:RUN target=_blank>x</a>',
  ],
  ...[
    '[x](javascript:RUN)',
    '![x](AWAY)',
    '<javascript:RUN>',
    '[x]: javascript:RUN',
    '<a href=\x01javascript:RUN>x</a>',
  ],
];

export const schemes: string[] = [
  ...addresses.flatMap((address) => carriers.map((carrier) => carrier.replace('ADDRESS', () => address))),
  ...inElements,
];
