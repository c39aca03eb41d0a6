// Applies the multiple that a note states for the company's own class: those with more than 80% recurring revenue.
import { readFigures } from '#shared/language/grammar/figures.ts';
import classMeasures from '#shared/language/lexicon/class-measures.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import thresholds from '#shared/language/lexicon/thresholds.json' with { type: 'json' };
import unitSigns from '#shared/language/lexicon/unit-signs.json' with { type: 'json' };
import type { Sentence } from '#shared/report/blocks.ts';
import { findMetrics } from '../../engine/understand/measures/find-metrics.ts';
import type { Quotable } from '../../engine/write/prose/sentences.ts';
import { amountText, percentIn } from '../evidence/amounts.ts';
import { computed, refsOf } from '../evidence/computed.ts';
import { metricInText } from '../evidence/known-figure.ts';
import { revenueShare } from '../evidence/revenue-share.ts';
import { sayYear } from '../evidence/say-year.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import type { Latest } from '../latest-year.ts';

const { id, source, ...measures } = classMeasures;
type Kind = keyof typeof measures;
const NAMES = Object.keys(measures) as readonly Kind[];
const FIND = NAMES.map((name) => ({ name, find: compile({ ...measures[name], id, source, not: [] }) }));
const [isAbove, isBelow] = [compile(thresholds.above), compile(thresholds.below)];
const TIMES = new RegExp(`(\\d+(?:\\.\\d+)?)\\s?(?:${unitSigns.times.join('|')})(?![a-z])`, 'giu');
const PERCENT = 100;

type Classes = {
  readonly kind: Kind;
  readonly names: (text: string) => boolean;
  readonly limit: number;
  /** The multiples above and below the limit, as printed. */
  readonly above: string;
  readonly below: string;
  readonly metric: 'ebitda' | 'revenue';
};

const timesIn = (text: string): string[] => [...text.matchAll(TIMES)].map(([, value = '']) => value);

/** A limit in percent of a kind of revenue, and one multiple on each side of it. */
const classesIn = (text: string): Classes | undefined => {
  const [first, second, ...others] = timesIn(text);
  const [limit, ...limits] = readFigures(text).figures.filter(({ unit }) => unit === 'percent');
  const kind = FIND.find(({ find }) => find(text).length > 0);
  const metrics = new Set(findMetrics(text).map((one) => one.id));
  const metric = metrics.has('ebitda') ? 'ebitda' : metrics.has('revenue') ? 'revenue' : undefined;
  if (!first || !second || others.length > 0 || !limit || limits.length > 0 || !kind || !metric) return undefined;
  const isUp = isAbove(text)[0];
  const isDown = isBelow(text)[0];
  if (!isUp && !isDown) return undefined;
  const opensAbove = isUp !== undefined && (isDown === undefined || isUp.start < isDown.start);
  const [above, below] = opensAbove ? [first, second] : [second, first];
  return { kind: kind.name, names: (one) => kind.find(one).length > 0, limit: limit.value, above, below, metric };
};

export const ownClass = async (latest: Latest, sentences: readonly Quotable[]): Promise<readonly Sentence[]> => {
  const { context, scale, year, revenue, earnings } = latest;
  const { language } = context;
  const made: Sentence[] = [];
  for (const one of sentences) {
    const classes = classesIn(one.text);
    const share = classes && (await revenueShare(latest, classes.names));
    const measured = classes?.metric === 'ebitda' ? earnings : { value: revenue.value, of: [revenue] };
    if (!classes || !share || !measured) continue;
    const isUpper = share.value * PERCENT > classes.limit;
    const times = isUpper ? classes.above : classes.below;
    const value = amountText(language, scale, measured.value * Number(times));
    const rate = percentIn(language, share.value);
    const refs = [...new Set([...quotedOf(context, one).refs, ...share.refs, ...refsOf(measured.of)])];
    const text = context.text(isUpper ? 'implied.classAbove' : 'implied.classBelow', {
      kind: context.text(`implied.kinds.${classes.kind}`),
      ...{ rate, limit: `${classes.limit}%`, period: sayYear(language, year, [revenue]) },
      ...{ times: context.text('say.timesOf', { count: times }), value },
      ...{ metric: metricInText(language, classes.metric), amount: amountText(language, scale, measured.value) },
    });
    const formula = `${share.formula} = ${rate}; ${amountText(language, scale, measured.value)} × ${times} = ${value}`;
    made.push({ ...computed(value, formula, refs), text, refs, check: 'verified' });
  }
  return made;
};
