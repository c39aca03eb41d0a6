// Measures how many sentences are verified: true ones derived from tables and prose, and falsified copies of them.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { checkSentence } from '#functions/engine/verify/check-sentence.ts';
import type { Case } from './case.ts';
import { proseCases } from './prose-cases.ts';
import { tableCases } from './table-cases.ts';

const root = process.env.FOOTNOTE_EVAL ?? resolve(import.meta.dirname, '../../../../shared/eval/reading');

const TatQa = z.array(
  z.object({
    table: z.object({ table: z.array(z.array(z.string())) }),
    paragraphs: z.array(z.object({ text: z.string() })),
  }),
);
const Squad = z.object({ data: z.array(z.object({ paragraphs: z.array(z.object({ context: z.string() })) })) });
const Japanese = z.array(
  z.object({ table: z.object({ headers: z.array(z.string()), rows: z.array(z.array(z.string())) }) }),
);

const read = <T>(name: string, type: z.ZodType<T>): T => type.parse(JSON.parse(readFileSync(join(root, name), 'utf8')));
/** Per language. */
const MAX_PARAGRAPHS = 400;

const bindingCases = (): Record<string, Case[]> => {
  const contexts = read('tatqa-dev.json', TatQa);
  const ko = read('korquad-dev.json', Squad).data.flatMap(({ paragraphs }) => paragraphs.map(({ context }) => context));
  const ja = read('jaquad-dev-0.json', Squad).data.flatMap(({ paragraphs }) =>
    paragraphs.map(({ context }) => context),
  );
  return {
    'en tables': contexts.flatMap(({ table }) => tableCases(table.table, 'en')),
    'en prose': contexts.flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => proseCases(text, 'en'))),
    'ko prose': ko.slice(0, MAX_PARAGRAPHS).flatMap((text) => proseCases(text, 'ko')),
    'ja prose': ja.slice(0, MAX_PARAGRAPHS).flatMap((text) => proseCases(text, 'ja')),
    'ja tables': read('jfinqa-half.json', Japanese).flatMap(({ table }) =>
      tableCases([table.headers, ...table.rows], 'ja'),
    ),
  };
};

const verbose = process.argv.find((one) => one.startsWith('--show='))?.slice('--show='.length);
const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7);
for (const [name, cases] of Object.entries(bindingCases()).filter(([name]) => !only || name === only)) {
  const kinds = [...new Set(cases.map(({ kind }) => kind))].sort();
  for (const kind of kinds) {
    const own = cases.filter((one) => one.kind === kind);
    const judged = own.map((one) => ({ one, verdict: checkSentence({ text: one.text, cited: [one.cited] }) }));
    const passed = judged.filter(({ verdict }) => verdict.check === 'verified');
    console.log(
      `${name}\t${kind}\t${passed.length}/${own.length}\t${((passed.length / own.length) * 100).toFixed(1)} %`,
    );
    const isTrue = kind.startsWith('true');
    if (verbose && `${name} ${kind}`.includes(verbose))
      for (const { one, verdict } of judged
        .filter(({ verdict }) => (verdict.check === 'verified') !== isTrue)
        .slice(0, 25))
        console.log(
          `    ${one.text}\n      < ${one.cited.quote.replaceAll('\t', ' | ')}\n      ${verdict.check} ${JSON.stringify(verdict.findings)}`,
        );
  }
}
