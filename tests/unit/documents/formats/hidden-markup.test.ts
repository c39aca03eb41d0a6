// Text that a page hides by its styles is no evidence; text in light colors on dark is.
import { describe, expect, it } from 'vitest';
import { segmentsOf } from '../../../helpers/ingest-here.ts';

const SHOWN = 'The lease ends in 2031.';
const HIDDEN = 'There is no litigation.';
const textsOf = async (head: string, body: string) => {
  const page = `<html><head>${head}</head><body>${body}<p>${SHOWN}</p></body></html>`;
  return (await segmentsOf('a.html', new TextEncoder().encode(page))).map(({ text }) => text);
};
const sheet = (css: string) => `<style type="text/css">${css}</style>`;

describe('a style sheet', () => {
  it.each([
    ['display', '.x{display:none}', `<p class="a X">${HIDDEN}</p>`],
    ['visibility', 'p.x { visibility : hidden ; }', `<p class=x>${HIDDEN}</p>`],
    ['an id', '#x{opacity:0}', `<div id=x><p>${HIDDEN}</p></div>`],
    ['an element', 'aside{display:none!important}', `<aside style="display:block">${HIDDEN}</aside>`],
    ['what is around it', '.o > div .x{font-size:0}', `<div class=o><div><p class=x>${HIDDEN}</p></div></div>`],
    ['a list of selectors', 'h9,.y , .x{display:none}', `<p class=x>${HIDDEN}</p>`],
    ['a rule for screens', '@media screen{p.b{color:red} .x{display:none}}', `<p class=x>${HIDDEN}</p>`],
    ['the later rule', '.x{display:block}.x{display:none}.x{position:relative}', `<p class=x>${HIDDEN}</p>`],
    ['the stronger rule', '.o .x{display:none}.x{display:block}', `<div class=o><p class=x>${HIDDEN}</p></div>`],
    ['a comment before it', '/* p{ */ .x{display:none}', `<p class=x>${HIDDEN}</p>`],
    ['color', 'body{background:#fff}.x{color:#fefefe}', `<p class=x>${HIDDEN}</p>`],
  ])('hides text by %s', async (_by, css, body) => {
    expect(await textsOf(sheet(css), body)).toEqual([SHOWN]);
  });

  it.each([
    ['paper', '@media print{.x{display:none}}', `<p class=x>${HIDDEN}</p>`],
    ['narrow windows', '@media (max-width:600px){.x{display:none}}', `<p class=x>${HIDDEN}</p>`],
    ['another state', '.x:hover{display:none}', `<p class=x>${HIDDEN}</p>`],
    ['another place', '.o .x{display:none}', `<p class=x>${HIDDEN}</p>`],
    ['elements that are opened', '.x{display:none}.x.open{display:block}', `<p class="x open">${HIDDEN}</p>`],
    ['nothing that ends', '.x{color:red', `<p class=x>${HIDDEN}</p>`],
    ['white on dark', '.o{background-color:navy}.x{color:white}', `<div class=o><p class=x>${HIDDEN}</p></div>`],
    ['white on a picture', 'p{background:url(a.png)}p.x{color:#fff}', `<p class=x>${HIDDEN}</p>`],
    ['white on rows by turns', 'p:nth-child(2n){background:#000}.x{color:#fff}', `<p class=x>${HIDDEN}</p>`],
    ['white on a dark page', ':root{background:#111}.x{color:#fff}', `<p class=x>${HIDDEN}</p>`],
  ])('shows text by a rule for %s', async (_for, css, body) => {
    expect(await textsOf(sheet(css), body)).toEqual([HIDDEN, SHOWN]);
  });

  it('is read in time however it is broken', async () => {
    const broken = ['<style>'.repeat(50_000), sheet('/*'.repeat(100_000)), sheet('a{'.repeat(100_000))];
    for (const head of broken) expect(await textsOf(`${head}</style>`, '')).toContain(SHOWN);
  });
});

describe('an element', () => {
  it.each([
    'display: none',
    'font-size:1px',
    'font-size:0.5pt',
    'font-size:0',
    'color:white',
    'color:#FFF;background:#ffffff',
    'color:transparent',
    'color:rgba(0,0,0,0)',
    'position:absolute;left:-9999px',
    'position:absolute;top:-200em',
    'text-indent:-9999px',
    'position:absolute;width:1px;height:1px;clip:rect(0,0,0,0)',
    'opacity:0.0',
  ])('hides its text by %s', async (style) => {
    expect(await textsOf('', `<p style="${style}">${HIDDEN}</p>`)).toEqual([SHOWN]);
  });

  it.each([
    'font-size:6pt',
    'color:#fff;background:#204060',
    'position:absolute;left:-4px',
    'text-indent:-20px',
    'opacity:.6',
  ])('shows its text with %s', async (style) => {
    expect(await textsOf('', `<p style="${style}">${HIDDEN}</p>`)).toEqual([HIDDEN, SHOWN]);
  });

  it('in a readable look is shown inside one without', async () => {
    const inside = `<span style="font-size:12px;color:#000">${HIDDEN}</span>`;

    expect(await textsOf('', `<p style="font-size:0;color:#fff">not ${inside}</p>`)).toEqual([HIDDEN, SHOWN]);
    expect(
      await textsOf('', `<table><tr bgcolor="#000080"><td><font color=white>${HIDDEN}</font></td></tr></table>`),
    ).toEqual([HIDDEN, SHOWN]);
  });
});
