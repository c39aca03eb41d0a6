// The requirements of a new password, and the exclusion of common ones.
import { describe, expect, it } from 'vitest';
import { isMadeOf, passwordFaults } from '#shared/model/password.ts';

describe('a new password', () => {
  it.each(['Footnote!2026', 'Another!2027', 'Hinoki-42-kaze', '가나Ab12!x'])('accepts %s', (password) => {
    expect(passwordFaults(password)).toEqual([]);
  });

  it.each([
    ['short', 'Ab1!xyz'],
    ['upper', 'hinoki-42'],
    ['lower', 'HINOKI-42'],
    ['digit', 'Hinoki-kaze'],
    ['special', 'Hinoki42kaze'],
    ['long', `Aa1!${'x'.repeat(300)}`],
  ])('reports %s for %s', (fault, password) => {
    expect(passwordFaults(password)).toEqual([fault]);
  });

  it.each([
    'Password1!',
    'P@ssw0rd!',
    'P@$$w0rd!',
    'Password!123',
    'Sunshine1!',
    'Liverpool1!',
    'Qwer1234!@',
    '1q2w3e4R!',
    'Admin1234!',
    'Changeme1!',
    'Zxcv!1234',
    'Dragon-123',
  ])('refuses the common password %s', (password) => {
    expect(passwordFaults(password)).toEqual(['common']);
  });
});

it.each([
  ['Hanbit!2026', true],
  ['H@nbit-Jisoo1', true],
  ['Hanbit!Kaze-42-pear', false],
  ['Hinoki-42-kaze', false],
])('determines whether %s consists of the words Hanbit and Jisoo: %s', (password, expected) => {
  expect(isMadeOf(password, ['HANBIT', 'jisoo.kim@deal.test'])).toBe(expected);
});
