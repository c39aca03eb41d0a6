// Which line has the words of a question nearer than all others.
import { describe, expect, it } from 'vitest';
import type { Place } from '#functions/engine/write/account/account.ts';
import { soleLine } from '#functions/engine/write/answering/sole-line.ts';

const line = (text: string, ...places: readonly Place[]) => ({
  text,
  account: places.map((place, n) => ({ place, concept: { name: `word${n}`, isIn: () => true } })),
});

describe('the sole line', () => {
  it('has every word nearer than the others', () => {
    const sole = line('the kiln lease ends in May', 'own', 'own');
    expect(soleLine([line('the lease', 'near', 'own'), sole, line('a kiln', 'own', 'nowhere')])).toBe(sole);
  });

  it('may be in two papers', () => {
    const twice = [line('the kiln lease ends in May', 'own', 'own'), line('the kiln lease ends in May', 'own', 'own')];
    expect(soleLine(twice)).toBe(twice[0]);
  });

  it.each([
    ['another is as near', [line('a', 'own', 'own'), line('b', 'own', 'own')]],
    ['a word is left open', [line('a', 'own', 'own', 'passage'), line('b', 'near', 'near', 'passage')]],
    ['it has one word alone', [line('a', 'own', 'near'), line('b', 'near', 'near')]],
  ])('is none if %s', (_, lines) => {
    expect(soleLine(lines)).toBeUndefined();
  });
});
