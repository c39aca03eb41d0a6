// Shortcuts follow the position of the key, and do not interfere with typing.
import { describe, expect, it } from 'vitest';
import { type Pressed, shortcutFor } from '#web/lib/shortcuts.ts';

const nothing = () => undefined;
const palette = { code: 'KeyK', ctrl: true, run: nothing };
const files = { code: 'KeyF', after: 'KeyG', run: nothing };
const sheet = { code: 'Slash', shift: true, run: nothing };
const find = { code: 'Slash', run: nothing };
const all = [palette, files, sheet, find];

const press = (code: string, change: Partial<Pressed> = {}): Pressed => ({
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
  ...change,
});

describe('a shortcut', () => {
  it('works with Ctrl and Cmd, even while typing', () => {
    expect(shortcutFor(all, press('KeyK', { ctrlKey: true }), { typing: true })).toBe(palette);
    expect(shortcutFor(all, press('KeyK', { metaKey: true }), { typing: true })).toBe(palette);
  });

  it('requires the key before it, if it has one', () => {
    expect(shortcutFor(all, press('KeyF'), { before: 'KeyG', typing: false })).toBe(files);
    expect(shortcutFor(all, press('KeyF'), { typing: false })).toBeUndefined();
    expect(shortcutFor(all, press('KeyF'), { before: 'KeyH', typing: false })).toBeUndefined();
  });

  it('distinguishes Shift', () => {
    expect(shortcutFor(all, press('Slash', { shiftKey: true }), { typing: false })).toBe(sheet);
    expect(shortcutFor(all, press('Slash'), { typing: false })).toBe(find);
  });

  it('ignores plain keys in a field, Alt, and keys during a composition', () => {
    expect(shortcutFor(all, press('Slash'), { typing: true })).toBeUndefined();
    expect(shortcutFor(all, press('KeyK', { ctrlKey: true, altKey: true }), { typing: false })).toBeUndefined();
    expect(shortcutFor(all, press('Slash', { isComposing: true }), { typing: false })).toBeUndefined();
  });
});
