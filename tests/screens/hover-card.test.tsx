// The hover card opens if the pointer moves, not if the page moves.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoverCard } from '#web/components/answer/hover-card.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () => {
  render(<HoverCard trigger={(hover) => <button {...hover}>chip</button>}>{() => <p>quote</p>}</HoverCard>);
  return screen.getByRole('button', { name: 'chip' });
};
const mouse = { pointerType: 'mouse' };
const rest = () => act(() => vi.advanceTimersByTimeAsync(1000));

it('opens after a pointer moves onto its subject and rests', async () => {
  const chip = show();

  fireEvent.pointerEnter(chip, mouse);
  fireEvent.pointerMove(chip, mouse);
  await rest();

  expect(screen.queryByText('quote')).not.toBeNull();
});

it('stays closed if the page moved under a resting pointer', async () => {
  const chip = show();

  fireEvent.pointerEnter(chip, mouse);
  await rest();

  expect(screen.queryByText('quote')).toBeNull();
});
