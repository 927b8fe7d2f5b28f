/** What programs put on the clipboard, and what an article keeps of it. */
export const pastedTexts: readonly { from: string; html: string; kept: string }[] = [
  {
    from: 'Word',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="EN-GB">
<!--StartFragment--><h1 style="mso-outline-level:1"><b><span style="font-family:Calibri">Bush-hammered<o:p></o:p></span></b></h1>
<p class="MsoNormal" style="margin-bottom:8pt;font-family:'Times New Roman'"><b>Struck</b> with a <i>toothed</i> hammer.<o:p></o:p></p>
<h2>Tools</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span>Hammers<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Toothed</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Chisels</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Strike</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><!--[if !supportLists]--><span style='mso-list:Ignore'>4.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Brush</p>
<script>document.title = 'run'</script><!--EndFragment--></body></html>`,
    kept:
      '<h2>Bush-hammered</h2><p><strong>Struck</strong> with a <em>toothed</em> hammer.</p><h3>Tools</h3>' +
      '<ul><li>Hammers<ul><li>Toothed</li></ul></li><li>Chisels</li></ul>' +
      '<ol start="3"><li>Strike</li><li>Brush</li></ol>',
  },
  {
    from: 'Word on the web',
    html: `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="2"><span class="TextRun">Finishes</span></p></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li role="listitem" data-aria-level="1" data-listid="3"><p class="Paragraph"><span>Honed</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle2" role="list"><li role="listitem" data-aria-level="2" data-listid="3"><p class="Paragraph"><span>Matt</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle1" role="list"><li role="listitem" data-aria-level="1" data-listid="3"><p class="Paragraph"><span style="font-weight:bold">Polished</span></p></li></ul></div>`,
    kept: '<h2>Finishes</h2><ul><li>Honed<ul><li>Matt</li></ul></li><li><strong>Polished</strong></li></ul>',
  },
  {
    from: 'Google Docs',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Quarries</span></h1>
<p dir="ltr"><span style="font-weight:700">Carrara</span><span style="font-weight:400;font-style:italic"> is white.</span></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Above</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Terraces</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://stone.example/"><span style="text-decoration:underline">Below</span></a></p></li></ul></b><br class="Apple-interchange-newline">`,
    kept:
      '<h2>Quarries</h2><p><strong>Carrara</strong><em> is white.</em></p>' +
      '<ul><li>Above<ul><li>Terraces</li></ul></li><li><a href="https://stone.example/">Below</a></li></ul>',
  },
];
