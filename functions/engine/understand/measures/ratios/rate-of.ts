// Finds any statement line asked for as a rate, over revenue or total assets: 経常利益率, 판관비율, personnel cost ratio.
import { namedMeasures } from '../find-metrics.ts';
import { METRICS } from '../metrics.ts';
import type { Ratio } from './ratio.ts';

const RATE = /^(?:率|比率|률|율|비율|\s(?:margin|ratio|rate)\b)/iu;
const WHOLE: Readonly<Partial<Record<string, string>>> = { income: 'revenue', balance: 'totalAssets' };

export const rateOf = (question: string): Ratio | undefined => {
  const plain = question.normalize('NFKC');
  const all = namedMeasures(plain);
  const named = all.find(({ end }) => RATE.test(plain.slice(end)));
  const over = METRICS.find(({ id }) => id === WHOLE[named?.metric.statement ?? '']);
  // 売上高販管費率 names the divisor first.
  if (!named || !over || named.metric === over || all.some(({ metric }) => metric !== named.metric && metric !== over))
    return undefined;
  const rate = RATE.exec(plain.slice(named.end))?.[0] ?? '';
  const name = `${plain.slice(named.start, named.end)}${rate}`;
  return {
    id: `${named.metric.id}/${over.id}`,
    names: { ko: [name], en: [name], ja: [name] },
    ...{ unit: 'percent', of: named.metric, further: [], over },
  };
};
