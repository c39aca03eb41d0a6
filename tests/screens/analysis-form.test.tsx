// The form of an analysis, drawn from its fields.
import { expect, it, vi } from 'vitest';
import { ANALYSES } from '#shared/analyses/registry.ts';
import { InputForm } from '#web/features/workflows/input-form.tsx';
import { selectWorkspace } from '#web/lib/selected-workspace.ts';
import { screenTests } from '../helpers/screen.tsx';
import { WORKSPACE_ID } from './samples.ts';

const country = vi.hoisted(() => vi.fn(async (): Promise<string | undefined> => 'KR'));
vi.mock('#web/lib/viewer-country.ts', () => ({ viewerCountry: country }));
const { api, show, shown } = screenTests('runs', 'analyses');

it('marks missing inputs, focuses the first one and makes no call', async () => {
  const person = show(<InputForm analysis={ANALYSES.MarketSize} projectId={WORKSPACE_ID} />);
  const industry = shown.getByRole('textbox', { name: '산업명' });

  await person.click(shown.getByRole('button', { name: '계획 확인' }));

  await expect.poll(() => industry.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => document.activeElement).toBe(industry);
  expect(api.calls).toEqual([]);
});

it("begins with the person's own country, and never replaces another", async () => {
  show(<InputForm analysis={ANALYSES.MarketSize} projectId={WORKSPACE_ID} />);

  const field = shown.getByRole<HTMLInputElement>('combobox', { name: '국가' });
  await expect.poll(() => field.value).toBe('대한민국');

  sessionStorage.setItem(`draft:${WORKSPACE_ID}:CompetitiveLandscape`, JSON.stringify({ country: '일본' }));
  show(<InputForm analysis={ANALYSES.CompetitiveLandscape} projectId={WORKSPACE_ID} />);
  await expect
    .poll(() => shown.getAllByRole<HTMLInputElement>('combobox', { name: '국가' }).at(-1)?.value)
    .toBe('일본');
});

it('offers the companies of the files, and selects one with a click', async () => {
  selectWorkspace({ label: '', value: WORKSPACE_ID });
  api.answer('runs.companies', { rows: ['가온물류', 'Northway Freight Systems'], count: 2 });
  const person = show(<InputForm analysis={ANALYSES.CompanyProfiling} projectId={WORKSPACE_ID} />);

  await person.click(await shown.findByRole('button', { name: '가온물류' }));

  expect(shown.getByRole<HTMLInputElement>('textbox', { name: '회사' }).value).toBe('가온물류');
  expect(shown.queryByRole('group', { name: '파일에 있는 회사' })).toBeNull();
});

it.each([
  ['a sample', true, '샘플 데이터를 사용합니다'],
  ['nothing', false, '제외하고 분석합니다'],
])('describes a database beside its choice, and that %s answers for it', async (_, isSample, state) => {
  const off = { kind: 'financials' as const, keyFields: [], isSet: false, isSample };
  const rows = (['coresignal', 'capitalIq'] as const).map((source) => ({ ...off, source }));
  api.answer('sources.list', { rows, count: rows.length });
  api.answer('files.list', { rows: [], count: 0 });
  const person = show(<InputForm analysis={ANALYSES.PeerComps} projectId={WORKSPACE_ID} />);

  const choice = shown.getByLabelText<HTMLSelectElement>(/^데이터 출처/);
  expect(choice.value).toBe('CapitalIQ');
  await expect
    .poll(() => shown.queryByText(/Capital IQ는 주가.*Capital IQ가 연결되지 않아/)?.textContent)
    .toContain(state);

  await person.selectOptions(choice, 'CoreSignal');
  await shown.findByText(/CoreSignal은 기업 개요.*CoreSignal이 연결되지 않아/);
});
