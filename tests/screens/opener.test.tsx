// Closing a source gives the focus back to the figure or the chip that opened it.
import { expect, it } from 'vitest';
import { useOpener } from '#web/components/answer/use-opener.ts';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests();

const Marks = () => {
  const { remember, markOf } = useOpener();
  return (
    <>
      <button type="button" data-citation={1} onClick={remember}>
        chip above
      </button>
      <button type="button" data-figure={1} onClick={remember}>
        438,512
      </button>
      <button type="button" data-citation={2}>
        next chip
      </button>
      <button type="button" onClick={() => markOf(1)?.focus()}>
        close
      </button>
      <button type="button" onClick={() => markOf(2)?.focus()}>
        close the next
      </button>
    </>
  );
};
const press = (name: string) => shown.getByText(name);

it('is the pressed figure, not the first chip of its citation', async () => {
  const user = show(<Marks />);

  await user.click(press('438,512'));
  await user.click(press('close'));

  expect(document.activeElement).toBe(press('438,512'));
});

it('is the first chip after a reload, and after paging to another citation', async () => {
  const user = show(<Marks />);

  await user.click(press('close'));
  expect(document.activeElement).toBe(press('chip above'));

  await user.click(press('438,512'));
  await user.click(press('close the next'));
  expect(document.activeElement).toBe(press('next chip'));
});
