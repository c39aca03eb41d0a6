// The credits ledger: the subject of each charge, with a link.
import { expect, it, vi } from 'vitest';
import { Ledger } from '#web/components/credits/ledger.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { AT, ME } from './samples.ts';

const { show, shown } = screenTests('credits');
const entry = (about: string, name?: string) => ({
  ...{ id: about, kind: 'settle' as const, amount: 0, balance: 9, about, by: ME, at: AT },
  ...(name ? { name } : {}),
});
const RUN = 'run_3jtrswatp8kt_0mwsilmpq66pz5ae';
const QUESTION = 'sea_3jtrswatp8kt_0mwsit4po8aagur8';
const shownLedger = (compact: boolean) => {
  const data = { rows: [entry(`${RUN}-2`, 'DCF of Gaon'), entry(QUESTION)], count: 2 };
  show(<Ledger data={data} page={1} pageSize={10} onPage={vi.fn()} isBusy={false} compact={compact} />);
};

it('links to the question or the run, whichever step was charged', () => {
  shownLedger(false);

  expect(shown.getByRole('link', { name: '분석 · DCF of Gaon' }).getAttribute('href')).toBe(`/workflows/run/${RUN}`);
  expect(shown.getByRole('link', { name: '질문' }).getAttribute('href')).toBe(`/search?id=${QUESTION}`);
});

it('names the subject without a link if the reader belongs to another organization', () => {
  shownLedger(true);

  expect(shown.getByText('분석 · DCF of Gaon')).toBeDefined();
  expect(shown.queryByRole('link')).toBeNull();
});
