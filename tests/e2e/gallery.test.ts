// The components in all their states, in three languages, light and dark: no accessibility violation, the same boxes as before.
//
// Boxes and colors are compared, not pixels: how letters are drawn differs between versions of Chromium and machines,
// while a box that grew or a color that changed is what a person would see. `GALLERY=write` and then `biome format --write`
// write what is found.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { violations } from './axe.ts';
import { leavePage, ownBrowser, storeInPage, url } from './browser.ts';

const newPage = ownBrowser();
const LOOKS = ['ko', 'en', 'ja'].flatMap((language) => [false, true].map((dark) => ({ language, dark })));

/** Name, width, height, color of the text, color behind it. */
const Box = z.tuple([z.string(), z.number(), z.number(), z.string(), z.string()]);
type Box = z.infer<typeof Box>;
const FILE = new URL('gallery.json', import.meta.url);
const Known = z.record(z.string(), z.array(Box));

/** Half a line of the smallest text: more than letters differ by, less than a line that wraps. */
const TOLERANCE_PX = 8;

/** In the page: every component and each of its states, in order. */
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

it.each(LOOKS)('$language, dark $dark', async ({ language, dark }) => {
  const page = await newPage({ dark });
  await storeInPage(page, [['lang', language]]);
  await page.goto(url('/gallery'));
  await page.locator('[data-case="Sentence"]').waitFor();
  await page.evaluate(() => document.fonts.ready);

  const look = `${language}-${dark ? 'dark' : 'light'}`;
  const boxes = await boxesOf(page);
  found[look] = boxes;
  expect(await violations(page)).toEqual([]);
  if (process.env.GALLERY === 'write') writeFileSync(FILE, `${JSON.stringify(found)}\n`);
  const before = known()[look] ?? [];

  expect(looks(boxes)).toEqual(looks(before));
  expect(boxes.filter((box, i) => grown(box, before[i]))).toEqual([]);
  await leavePage(page);
});
