// A collapsed part of a form, and the summary of its contents.
import { expect, it } from 'vitest';
import { withoutHint } from '#web/components/runs/loose-text.ts';
import { Fold } from '#web/components/ui/fold.tsx';
import { screenTests } from '../helpers/screen.tsx';

const { show, shown } = screenTests();

it('names the first items and counts the rest', async () => {
  show(
    <Fold title="자세한 설정" names={['통화', '환율', '베타', '세율', '할인율', '기간']} open={false}>
      안의 내용
    </Fold>,
  );

  await shown.findByText('통화, 환율, 베타, 세율 외 2개');
});

it.each([
  ['Debt / (debt + equity)', 'Debt / (debt + equity)'],
  ['부채 비중 D/(D+E)', '부채 비중 D/(D+E)'],
  ['Company (name, ticker or web address)', 'Company'],
  ['회사(회사명, 종목코드)', '회사'],
])('shortens %s to %s', (label, short) => {
  expect(withoutHint(label)).toBe(short);
});
