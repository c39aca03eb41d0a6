// A particle follows the sound before it, or that of the Korean name before a foreign name in brackets.
import { expect, it } from 'vitest';
import { withParticles } from '#shared/language/grammar/particle.ts';

it.each([
  ['투하자본이익률(ROIC)은(는)', '투하자본이익률(ROIC)은'],
  ['잉여현금흐름(FCF)이(가)', '잉여현금흐름(FCF)이'],
  ['EBITDA은(는)', 'EBITDA는'],
  ['가온물류(주)은(는)', '가온물류(주)는'],
  ['매출액(2025년)을(를)', '매출액(2025년)을'],
])('as in %s', (text, wanted) => {
  expect(withParticles(text)).toBe(wanted);
});
