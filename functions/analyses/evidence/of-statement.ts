// Recognizes primary statements by their title: notes break down the same lines under the same names.
import type { Passage } from '../../engine/evidence.ts';
import { TITLES } from '../../engine/tables/titles.ts';
import type { Statement } from '../../engine/understand/measures/metrics/metric.ts';

const HEAD = 220;

export const isOfStatement = (statement: Statement, { chunk: { kind, context, text } }: Passage): boolean =>
  kind === 'table' && TITLES[statement].test(`${context.section ?? ''}\n${text.slice(0, HEAD)}`);
