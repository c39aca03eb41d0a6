// The components in all their states, in three languages, light and dark: no accessibility violation, and the same
// boxes as before. Boxes and colors are compared instead of pixels: the drawing of letters differs between versions of
// Chromium and machines, while people notice a larger box or another color. `GALLERY=write` and then `biome format
// --write` update the expected boxes.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { OF_COLORS, violations } from './axe.ts';
import { isFull, leavePage, sharedBrowser, storeInPage, url } from './browser.ts';

const newPage = sharedBrowser();

/** Name, width, height, text color, background color. */
const Box = z.tuple([z.string(), z.number(), z.number(), z.string(), z.string()]);
type Box = z.infer<typeof Box>;
const FILE = new URL('gallery.json', import.meta.url);
const Known = z.record(z.string(), z.array(Box));

/** Half a line of the smallest text: more than the difference between fonts, less than a wrapped line. */
const TOLERANCE_PX = 8;

/** Runs in the page: collects every component and its states in order. */
const boxesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-case]')].flatMap((part) =>
      [...(part.lastElementChild?.children ?? [])].map((element, i): [string, number, number, string, string] => {
        const { width, height } = element.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(element);
        const name = `${part.dataset.case} ${i + 1}`;
        return [name, Math.round(width), Math.round(height), color, backgroundColor];
      }),
    ),
  );

const known = () => Known.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const found: Record<string, Box[]> = {};

const looks = (boxes: readonly Box[]) => boxes.map(([name, , , ink, ground]) => [name, ink, ground]);
const isOther = (size: number, before: number) => Math.abs(size - before) > TOLERANCE_PX;
const grown = ([, width, height]: Box, before: Box | undefined) =>
  !before || isOther(width, before[1]) || isOther(height, before[2]);

/** Lays the page out, which requests the fonts that its texts need, and waits for them. */
const fontsLoaded = (page: Page) =>
  page.evaluate(async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

/** Languages differ for axe only in words, and themes only in colors. */
const violationsIn = async (page: Page, look: string): Promise<string[]> => {
  if (isFull || look === 'ko-light') return violations(page);
  return look === 'ko-dark' ? violations(page, OF_COLORS) : [];
};

it.each(['ko', 'en', 'ja'])('%s, in light and dark', async (language) => {
  const page = await newPage();
  await storeInPage(page, [['lang', language]]);
  await page.goto(url('/gallery'));
  await page.locator('[data-case="Sentence"]').waitFor();

  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await fontsLoaded(page);
    const look = `${language}-${theme}`;
    const boxes = await boxesOf(page);
    found[look] = boxes;
    expect(await violationsIn(page, look), look).toEqual([]);
    if (process.env.GALLERY === 'write') writeFileSync(FILE, `${JSON.stringify(found)}\n`);
    const before = known()[look] ?? [];

    expect(looks(boxes), look).toEqual(looks(before));
    expect(
      boxes.filter((box, i) => grown(box, before[i])),
      look,
    ).toEqual([]);
  }
  await leavePage(page);
});
