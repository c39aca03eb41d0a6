// The DCF form with a live value: proposed cells with their source, entered cells marked, and one model for both.
import { beforeEach, describe, expect, it } from 'vitest';
import { dcfEntries } from '#shared/analyses/dcf-entries.ts';
import { ANALYSES } from '#shared/analyses/registry.ts';
import type { DcfProposed } from '#shared/contract/routes/run-plans.ts';
import { dcf } from '#shared/finance/dcf/dcf.ts';
import { withEntries } from '#shared/finance/dcf/with-entries.ts';
import { InputForm } from '#web/features/workflows/input-form.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';
import { PROPOSAL } from '../helpers/made-proposal.ts';
import { screenTests } from '../helpers/screen.tsx';
import { WORKSPACE_ID } from './samples.ts';

const { api, show, shown } = screenTests('runs', 'analyses', 'finance');

const open = async (reply: DcfProposed = { proposal: PROPOSAL, missing: ['리스부채'] }) => {
  selectWorkspace({ label: '', value: WORKSPACE_ID });
  api.answer('runs.companies', { rows: ['가온물류'], count: 1 });
  api.answer('runs.dcfProposal', reply);
  api.answer('files.list', { rows: [], count: 0 });
  const person = show(<InputForm analysis={ANALYSES.DCF} projectId={WORKSPACE_ID} />);
  await person.click(await shown.findByRole('button', { name: '가온물류' }));
  return person;
};
/**
 * Waits for the code of the panel, which is loaded on demand: seconds, and more beside busy cores. Found by labels,
 * because computing the roles of the form's hundreds of cells is slow.
 */
const value = async () =>
  (await shown.findByLabelText('지금 입력한 값에 따른 가치', {}, { timeout: 60_000 })).textContent;
const cell = (name: string) => shown.getByLabelText<HTMLInputElement>(name);
const whole = (number = 0) => formatNumber(number, { maximumFractionDigits: 0 });

beforeEach(() => sessionStorage.clear());

describe('a company with statements', () => {
  it('has its drivers filled in with their source, and the value of the model', async () => {
    await open();

    expect(await value()).toContain(
      whole(dcf(withEntries(PROPOSAL, dcfEntries({}, 5))).scenarios.base.byGrowth.enterpriseValue),
    );
    expect(cell('매출 성장률, 2026').getAttribute('aria-description')).toBe('accounts');
    expect(cell('영업이익 세율, 2027').value).toBe('24.2');
    expect(shown.getByText('재무제표에서 찾지 못한 항목: 리스부채')).toBeTruthy();
  });

  it('updates its value with a cell, which is marked until it is emptied', async () => {
    const person = await open();
    const before = await value();

    await person.clear(cell('영업이익률, 2028'));
    await person.type(cell('영업이익률, 2028'), '20');
    await expect.poll(value).not.toBe(before);
    expect(cell('영업이익률, 2028').dataset.own).toBe('true');
    expect(cell('영업이익률, 2027').dataset.own).toBeUndefined();

    await person.clear(cell('영업이익률, 2028'));
    await person.tab();
    await expect.poll(value).toBe(before);
  });

  it('converts a cost of capital to a premium, which the run uses too', async () => {
    const person = await open();
    await value();
    const field = cell('가중평균자본비용(WACC)');

    await person.clear(field);
    await person.type(field, '10');

    await expect.poll(() => sessionStorage.getItem(`draft:${WORKSPACE_ID}:DCF`) ?? '').toContain('sizePremium');
    await person.tab();
    await expect.poll(() => cell('가중평균자본비용(WACC)').value).toBe('10');
  });

  it('shows the error if the model has no value', async () => {
    const person = await open();
    await value();

    await person.clear(cell('영구성장률'));
    await person.type(cell('영구성장률'), '9.5');

    expect(await shown.findByText('영구성장률은 자본비용(WACC)보다 낮아야 합니다.')).toBeTruthy();
  });
});

it('accepts entries by hand for a company without statements', async () => {
  await open({ missing: ['매출액'] });

  expect(await shown.findByText(/재무제표를 워크스페이스 파일에서 찾지 못했습니다/)).toBeTruthy();
  expect(shown.getByRole('textbox', { name: '매출 성장률, 1년차' })).toBeTruthy();
});
