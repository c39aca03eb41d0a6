// Initials fit the script of the name.
import { describe, expect, it } from 'vitest';
import { initialsOf } from '#web/components/ui/avatar.tsx';

describe('initials', () => {
  it.each([
    ['서연', '김', '김'],
    ['健', '佐藤', '佐'],
    ['sarah', 'kim', 'SK'],
    ['Cher', '', 'C'],
    ['', '', ''],
  ])('%s %s', (first, last, expected) => {
    expect(initialsOf(first, last)).toBe(expected);
  });
});
