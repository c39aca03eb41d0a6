// Editing a section of a report: a paragraph saved before another one fails is not sent again.
import { expect, it } from 'vitest';
import type { Args } from '#shared/contract/client.ts';
import type { ReportEdit } from '#shared/report/edits.ts';
import type { Section } from '#shared/report/report.ts';
import EditDialog from '#web/features/run/edit-dialog.tsx';
import { screenTests } from '../helpers/screen.tsx';
import { AT, ME } from './samples.ts';

const { api, show, shown } = screenTests('runs');
const RUN_ID = 'run_3jtrswatp8kt_0mwsit4po8aagur8';
const paragraph = (text: string) => ({
  ...{ kind: 'text' as const },
  sentences: [{ text, refs: [], check: 'uncertain' as const }],
});
const SECTION: Section = {
  ...{ id: 'summary', title: '요약', status: 'done' },
  blocks: [paragraph('첫째 문단입니다.'), paragraph('둘째 문단입니다.')],
};
const saved = ({ params, body }: Args<'runs.edit'>): ReportEdit => ({
  ...{ id: 'edit_0123456789abcdef', sectionId: params.sectionId, before: body.before, text: body.text, place: 0 },
  ...{ references: [], by: ME, at: AT, version: body.version + 1 },
});

it('resends only paragraphs that were not saved', async () => {
  api.answer('runs.edit', (args) => {
    api.refuse('runs.edit', 403, 'notAllowed');
    return saved(args);
  });
  const person = show(
    <EditDialog runId={RUN_ID} section={SECTION} edits={[]} isBeside={false} onClose={() => {}} onSaved={() => {}} />,
  );

  await person.type(await shown.findByRole('textbox', { name: /문단 1/ }), ' 가');
  await person.type(shown.getByRole('textbox', { name: /문단 2/ }), ' 나');
  await person.click(shown.getByRole('button', { name: '저장' }));
  await shown.findByRole('alert');
  api.answer('runs.edit', saved);
  await person.click(shown.getByRole('button', { name: '저장' }));

  await expect.poll(() => api.argsOf('runs.edit')).toHaveLength(2);
  expect(api.argsOf('runs.edit')).toMatchObject([
    { body: { before: '첫째 문단입니다.', text: '첫째 문단입니다. 가' } },
    { body: { before: '둘째 문단입니다.', text: '둘째 문단입니다. 나' } },
  ]);
});
