// Uses a page without a mouse: Tab on a screen, arrows in a menu. Every control used must show its focus.
import type { CDPSession, ElementHandle, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More stops than any screen of the tests has. */
const MOST_STOPS = 120;

export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether it still has the focus after the next frame, in which a dialog or menu that has just opened moves it. */
const keepsFocus = (target: Locator) =>
  target.evaluate(async (element) => {
    if (element !== document.activeElement) return false;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return element === document.activeElement;
  });

/**
 * Whether the target must be found again. At other stops the element known is asked: a search by role computes the
 * names of all elements, which costs more than the stop.
 */
const isLeftOrFocused = (element: ElementHandle) =>
  element.evaluate((known) => !known.isConnected || known === document.activeElement);

/** Whether the element, or one around it, shows an outline or ring. */
const showsFocus = (target: Locator) =>
  target.evaluate((element) => {
    const frames = [element, element.parentElement, element.closest('form, [role=group], label, tr')];
    return frames.some((frame) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(frame ?? element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow.includes('inset');
    });
  });

export const keyboardOf = (current: () => Page) => {
  const reach = async (target: Locator, key = 'Tab') => {
    await target.waitFor();
    let element = await target.elementHandle();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await isLeftOrFocused(element)) {
        if (await keepsFocus(target)) return;
        element = await target.elementHandle();
      }
      await current().keyboard.press(key);
    }
    throw new Error(`not reached by ${key}: ${target}`);
  };
  const press = async (target: Locator, key?: string) => {
    await reach(target, key);
    // A row that is still loading can have the focus, but opens nothing. Another element may take its place.
    await expect.poll(() => target.isEnabled()).toBe(true);
    if (!(await isFocused(target))) await reach(target, key);
    // In a menu the active entry is filled.
    if (key !== 'ArrowDown') expect(await showsFocus(target), `${target} shows the focus`).toBe(true);
    await current().keyboard.press('Enter');
  };
  const type = async (target: Locator, text: string) => {
    await reach(target);
    await current().keyboard.insertText(text);
  };
  /** Screen shortcuts work only while no text is being typed. */
  const go = async (letter: string, to: string) => {
    const page = current();
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    // Sent together, because the second key must follow within a second.
    await Promise.all([page.keyboard.press('g'), page.keyboard.press(letter)]);
    await page.waitForURL(`**${to}`);
  };
  return { reach, press, type, go };
};

/** Closes a dialog by Escape, which is lost before the dialog has the focus. */
export const closeByEscape = async (page: Page, dialog: Locator) => {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
};

/** The events that a Korean or Japanese input method sends while a word is being composed. */
export const inputMethodOf = (session: CDPSession) => ({
  compose: (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
  /** Key code 229 means that the input method handles the key. */
  enterWhileComposing: () =>
    session.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      windowsVirtualKeyCode: 229,
      code: 'Enter',
      key: 'Process',
    }),
  commit: (text: string) => session.send('Input.insertText', { text }),
});
