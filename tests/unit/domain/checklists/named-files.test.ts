// The files that are named like a request.
import { expect, it } from 'vitest';
import { namesFile } from '#functions/domain/checklists/named-files.ts';
import type { FileRecord } from '#functions/store/files.ts';

const file = (filename: string) => ({ filename }) as FileRecord;

it.each([
  ['Please provide the harbour dues schedule.', 'Harbour dues schedule 2025.pdf', true],
  ['Please provide the harbour dues schedules.', '04_harbour-dues-schedule.xlsx', true],
  ['Please provide the harbour dues schedule.', 'Harbour dues.pdf', false],
  ['Please provide the harbour dues schedule.', 'Maintenance schedule.pdf', false],
  ['임차 계약서를 제출해 주십시오.', '본관 임차 계약서.pdf', true],
  ['임차 계약서를 제출해 주십시오.', '본관 임차 현황.pdf', false],
  ['借船契約書をご提出ください。', '借船契約書_2025.pdf', true],
])('"%s" asks for %s: %s', (question, filename, is) => {
  expect(namesFile()(file(filename), question)).toBe(is);
});

it('is the same whatever was compared before', () => {
  const names = namesFile();
  const [plan, minutes] = [file('Fishing plan.pdf'), file('Board minutes.pdf')];
  const seen = ['Fishing plan', 'Board minutes', 'Fishing plan'].map((one) => [names(plan, one), names(minutes, one)]);

  expect(seen).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
});
