// A report on screen: its sections, and the omitted ones.
import { expect, it } from 'vitest';
import type { Report, Section } from '#shared/report/report.ts';
import { ReportView } from '#web/components/report/report-view.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests('report', 'answers', 'questions', 'viewer');

const withText = (id: string, text: string): Section => ({
  ...{ id, title: id, status: 'done' },
  blocks: [{ kind: 'text', sentences: [{ text, refs: [], check: 'verified' }] }],
});
const empty = (id: string, aside: string): Section => ({
  ...{ id, title: id, status: 'done', aside },
  blocks: [{ kind: 'notice', code: 'nothingFound' }],
});
const shownAbove: Section = { id: '결과', title: '결과', status: 'done', blocks: [], aside: '‘개요’에 있습니다.' };

const reportOf = (sections: Section[]): Report => ({
  ...{ title: '가마우지 도구', organisation: '한빛', language: 'ko', createdAt: '2026-11-01T00:00:00Z' },
  ...{ writer: { kind: 'offline', name: 'offline' }, sections, references: [] },
});

const view = (sections: Section[]) =>
  show(<ReportView report={reportOf(sections)} openRef={undefined} onOpenRef={() => undefined} />);
/** The headings of sections, without those of the outline and the sources, which have no number. */
const headings = () =>
  shown
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => (/^\d/.test(textContent ?? '') ? textContent : []));

it('names empty sections in one line, and numbers the others without them', async () => {
  view([
    withText('개요', '공구를 만든다.'),
    empty('시장', '시장 자료를 올려 주세요.'),
    shownAbove,
    withText('위험', '원가가 오른다.'),
  ]);

  await shown.findByText('자료에 없어 뺀 항목:');
  expect(headings()).toEqual(['1개요', '2위험']);
  expect(document.querySelector('[data-section="시장"]')?.textContent).toBe('시장');
  expect(shown.getByText('다른 항목에 실려 뺀 항목:').parentElement?.textContent).toContain('결과');
  expect(shown.getByText('시장 자료를 올려 주세요.')).toBeTruthy();
});

it('shows the sections of a report that has only empty ones', () => {
  view([empty('시장', '시장 자료를 올려 주세요.')]);

  expect(headings()).toEqual(['1시장']);
});
