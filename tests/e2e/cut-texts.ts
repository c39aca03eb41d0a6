// Controls and headings whose text does not fit: cut off by their box, or beyond the window.
import type { Page } from 'playwright-core';

const NAMED = 'button, a, label, legend, h1, h2, h3, th, [role=tab]';
/**
 * Containers that are skipped: scrolling ones may be wider than the window, and content for screen readers has no size.
 */
const ELSEWHERE = '.overflow-x-auto, .overflow-auto, .sr-only';

/** Labels cut without an ellipsis. With one, the whole text is in the title. */
const cutLabels = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([named = '', elsewhere = '']) =>
      [...document.querySelectorAll(named)]
        .filter((element) => element.checkVisibility() && !element.closest(elsewhere))
        .filter((element) => {
          const { overflowX, textOverflow } = getComputedStyle(element);
          const { left, right } = element.getBoundingClientRect();
          const hides = overflowX !== 'visible' && textOverflow !== 'ellipsis' && element.clientWidth > 4;
          return right > innerWidth + 1 || left < -1 || (hides && element.scrollWidth > element.clientWidth + 1);
        })
        .map((element) => element.textContent.trim().slice(0, 60))
        .filter(Boolean),
    [NAMED, ELSEWHERE],
  );

/** Runs in the page. The platform draws the choice of a list and cuts it without an ellipsis. */
const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')]
      .filter((select) => select.checkVisibility())
      .filter((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement('canvas').getContext('2d');
        if (pen) pen.font = font;
        const words = pen?.measureText(select.selectedOptions[0]?.text ?? '').width ?? 0;
        return words > select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) + 1;
      })
      .map((select) => select.selectedOptions[0]?.text ?? ''),
  );

export const cutTexts = async (page: Page): Promise<string[]> => [
  ...(await cutLabels(page)),
  ...(await cutChoices(page)),
];
