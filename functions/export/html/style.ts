// The style of a shared page: the interface's tokens in light and dark, on screen and on paper. It loads no file and no
// script; the app that shows the page provides the fonts.
import { createHash } from 'node:crypto';

const LIGHT = `--canvas:#fff;--sunken:#f7f8fa;--line:#e4e7ec;--line-strong:#cfd4dc;--fg:#171a21;--fg2:#464c58;--fg3:#5f6675;--accent:#2a49b0;--soft:#edf1fd;--warn:#8f5300;--warn-soft:#fdf3e0;--bad:#c02b3b;--series1:#2f54c8;--series2:#0b7d72;--series3:#9a6412;--series4:#8250bd;--series5:#56657f;--series6:#bb4866;--axis:#868e9d`;
const DARK = `--canvas:#101216;--sunken:#181b21;--line:#262b34;--line-strong:#3a4150;--fg:#e8eaef;--fg2:#b7bdc9;--fg3:#8d95a4;--accent:#9db3fb;--soft:#1a2242;--warn:#e8a948;--warn-soft:#2e2312;--bad:#f2777f;--series1:#7c96f5;--series2:#3dbdaf;--series3:#dda14a;--series4:#b892e6;--series5:#97a4bd;--series6:#e5879a;--axis:#6d7687`;

const KOREAN =
  '"Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans KR","Noto Sans CJK KR",sans-serif';

const tones = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6', 'axis', 'sunken']
  .map((name) => `.fill-${name}{fill:var(--${name})}.stroke-${name}{stroke:var(--${name})}`)
  .join('');

export const STYLE = `
:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--fg);font:400 15px/1.76 ${KOREAN};font-variant-numeric:tabular-nums}
:lang(ja){font-family:"Pretendard JP Variable","Pretendard JP","Hiragino Sans","Yu Gothic","Noto Sans JP","Noto Sans CJK JP",sans-serif;word-break:auto-phrase;line-break:strict}
:lang(ko){font-family:${KOREAN};word-break:keep-all;overflow-wrap:anywhere}
a{color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.bar{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;padding:8px 24px;border-bottom:1px solid var(--line);background:var(--sunken);color:var(--fg2);font-size:13px;line-height:20px}
.page{max-width:1120px;margin:0 auto;padding:40px 24px 80px;display:grid;grid-template-columns:240px minmax(0,736px);gap:56px}
nav{font-size:13px;line-height:20px}
nav div{position:sticky;top:24px;max-height:calc(100vh - 48px);overflow:auto}
nav h2{margin:0 0 8px;font-size:12px;color:var(--fg3);font-weight:500}
nav ol{list-style:none;margin:0;padding:0}
nav a{display:block;padding:4px 0;color:var(--fg2);text-decoration:none}
nav a:hover{color:var(--accent)}
nav .d2{padding-left:14px}nav .d3{padding-left:28px}
.alone{grid-template-columns:minmax(0,736px);justify-content:center}
h1{font-size:28px;line-height:38px;margin:0 0 4px;text-wrap:balance}
h2{font-size:20px;line-height:28px;margin:44px 0 8px;text-wrap:balance}
h3{font-size:16px;line-height:24px;margin:28px 0 6px}
h4,h5{font-size:15px;line-height:24px;margin:22px 0 4px}
p,ul,ol{margin:8px 0}
.sub{font-size:17px;color:var(--fg2);margin:0 0 16px}
.meta{color:var(--fg3);font-size:13px;line-height:20px;margin:2px 0}
.num{color:var(--fg3);margin-right:.5em;font-weight:500}
sup{font-size:11px;line-height:0;margin-left:1px;white-space:nowrap}
sup a{text-decoration:none;font-weight:600;padding:0 1px}
p,li,td,.when+td{position:relative}
.ev{display:none;position:absolute;left:0;right:0;z-index:4;max-height:15em;overflow:hidden;padding:8px 12px;background:var(--canvas);border:1px solid var(--line-strong);border-radius:8px;box-shadow:0 4px 16px rgb(0 0 0/.12);color:var(--fg2);font-size:13px;line-height:20px;font-weight:400}
.ev>span{display:block}.ev b{font-weight:600;color:var(--fg)}
sup:hover+.ev,sup:focus-within+.ev,.ev:hover{display:block}
.uncertain{text-decoration:underline dotted var(--warn) 1.5px;text-underline-offset:5px}
.unsupported{color:var(--fg2);text-decoration:line-through var(--bad) 1.5px}
.state{font-size:11px;color:var(--warn);margin-left:4px}
.state.bad{color:var(--bad)}
.notice{background:var(--warn-soft);border-radius:8px;padding:8px 14px;color:var(--fg)}
blockquote{margin:12px 0;padding-left:16px;border-left:2px solid var(--line-strong);color:var(--fg2)}
figure{margin:24px 0}
figcaption,caption{font-size:13px;line-height:20px;font-weight:600;color:var(--fg2);text-align:left;padding-bottom:8px}
figure svg{display:block;width:100%;height:auto;font-family:inherit}
figure .meta{margin-top:6px}
details{margin-top:8px;font-size:13px}
summary{color:var(--accent);cursor:pointer}
.scroll{overflow-x:auto;margin:12px 0}
table{border-collapse:collapse;width:100%;font-size:13px;line-height:20px}
th,td{padding:7px 10px;text-align:left;border-bottom:1px solid var(--line);vertical-align:top;font-weight:400}
th:first-child{min-width:8em}
thead th{color:var(--fg3);font-weight:500;font-size:12px;border-bottom-color:var(--line-strong)}
.t th,.t td{font-weight:600}
.n{text-align:right;white-space:nowrap}th.n{white-space:normal}.c{text-align:center}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:8px;margin:16px 0;padding:0;list-style:none}
.tiles li{background:var(--sunken);border-radius:8px;padding:12px 16px}
.tiles li>b{display:block;font-size:22px;line-height:30px}
.tiles small{font-size:13px;font-weight:400;color:var(--fg3)}
.when{white-space:nowrap;font-weight:600;width:9em}
.notes{border-top:1px solid var(--line);margin-top:24px;padding:12px 0 0;font-size:13px;line-height:20px;color:var(--fg2);list-style:none}
.notes li{margin:4px 0;padding-left:24px;position:relative;overflow-wrap:anywhere}
.notes .k{position:absolute;left:0;font-weight:600}
:target{background:var(--soft)}
.fill-ink{fill:var(--fg)}.fill-ink2{fill:var(--fg2)}.fill-ink3{fill:var(--fg3)}.fill-surface{fill:var(--canvas)}
.stroke-ink{stroke:var(--fg)}.stroke-grid{stroke:var(--line)}.stroke-surface{stroke:var(--canvas)}
${tones}
.mark{position:fixed;inset:0;width:100%;height:100%;pointer-events:none;opacity:.07;z-index:5}
.mark text{fill:var(--fg);font-size:15px}
@media (max-width:900px){.page{grid-template-columns:minmax(0,1fr);gap:24px}nav div{position:static;max-height:none}}
@page{margin:18mm 16mm}
@media print{:root{${LIGHT}}nav,.bar a,.ev,details{display:none!important}.page{display:block;padding:0}.scroll{overflow:visible}h2,h3,h4,caption{break-after:avoid}table,figure,tr,li{break-inside:avoid}}
`;

const digest = createHash('sha256').update(STYLE).digest('base64');

/** Must also be sent as a header, since `frame-ancestors` only works there. */
export const PAGE_POLICY = `default-src 'none'; img-src data:; font-src 'self'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
