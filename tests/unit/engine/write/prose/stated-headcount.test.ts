// The headcount of a company, stated in a sentence without a label, and never a part of it.
import { expect, it } from 'vitest';
import { askOffline } from '#tests/helpers/ask-offline.ts';
import { chunkOf } from '#tests/helpers/chunks.ts';
import { tickedIn } from '#tests/helpers/ticked.ts';

const ask = async (text: string) => {
  const chunk = chunkOf({ text }, { company: 'Alder Audio Inc.', document: 'alder.pdf', language: 'en' });
  return tickedIn(
    await askOffline('How many employees does Alder Audio have?', [chunk], { now: Date.UTC(2026, 0, 1) }),
  );
};

it.each(['The house has 187 staff, 41 of them specialists.', 'Alder Audio has about 187 staff.'])(
  '%s',
  async (text) => {
    expect(await ask(text)).toContain('187');
  },
);

it('does not use the headcount of a site as the total', async () => {
  expect(await ask('The Leeds plant has 40 staff.')).toBe('');
});

it('does not use the number of those who were lent money', async () => {
  const told = await ask('Housing loans went to 300 employees of Alder Audio over ten years. The house has 187 staff.');

  expect(told).toBe('The house has 187 staff.');
});
