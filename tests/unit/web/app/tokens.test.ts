// The contrast of the palette, computed from its tokens, is high enough in light and dark.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../../../web/src/app/tokens.css', import.meta.url), 'utf8');

const paletteOf = (selector: string): Record<string, string> => {
  const block = css.slice(css.indexOf(selector)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
};
const light = paletteOf(':root');
const dark = { ...light, ...paletteOf('[data-theme="dark"]') };

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
};

const SURFACES = ['canvas', 'sunken', 'subtle', 'hover', 'active'];
const TEXT: [string, readonly string[]][] = [
  ['fg', [...SURFACES, 'accent-soft', 'mark']],
  ['fg2', [...SURFACES, 'accent-soft']],
  ['fg3', SURFACES],
  ['accent-fg', ['canvas', 'sunken', 'hover', 'accent-soft']],
  ['ok', ['canvas', 'sunken', 'ok-soft']],
  ['warn', ['canvas', 'sunken', 'warn-soft']],
  ['bad', ['canvas', 'sunken', 'bad-soft']],
  ['info', ['canvas', 'sunken', 'info-soft']],
  ['on-accent', ['accent', 'accent-hover']],
  ['canvas', ['fg']],
];
const CONTROLS: [string, readonly string[]][] = [
  ['control', ['canvas', 'sunken']],
  ['accent', ['canvas', 'sunken']],
];

const pairs = (list: [string, readonly string[]][]) => list.flatMap(([text, on]) => on.map((s) => [text, s] as const));

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_, palette) => {
  it.each(pairs(TEXT))('%s on %s is at least 4.5:1', (text, surface) => {
    expect(contrast(palette[text]!, palette[surface]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(CONTROLS))('%s on %s is at least 3:1', (control, surface) => {
    expect(contrast(palette[control]!, palette[surface]!)).toBeGreaterThanOrEqual(3);
  });
});
