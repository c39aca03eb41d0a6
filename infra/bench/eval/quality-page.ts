// Writes docs/quality.md: the results of `npm run eval -- --write`, with the calibration curve of the tick.
/** By name of column; `undefined` if no question of the set measures it. */
export type ColumnScores = Readonly<Record<string, number | undefined>>;
export type Results = Readonly<Record<string, Readonly<Record<string, ColumnScores>>>>;
type Bin = { readonly from: number; readonly count: number; readonly predicted: number; readonly answers: number };
type Fit = {
  readonly date: string;
  readonly threshold: number;
  readonly curve: readonly Bin[];
  readonly sets: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

const HEADS: readonly (readonly [key: string, head: string])[] = [
  ['questions', 'questions'],
  ['recall', 'page among candidates'],
  ['pageInFive', 'page among five'],
  ['sentenceOnPage', 'cited sentence on page'],
  ['exact', 'figure exact'],
  ['verified', 'ticked'],
  ['elsewhere', 'ticked on another page'],
  ['wrongAndVerified', 'ticked and wrong'],
  ['told', 'says what is missing'],
  ['blank', 'blank'],
  ['p50', 'ms (median)'],
];

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const DESCRIPTION = `Each set is asked unchanged. A set whose name ends in \`-traps\` is asked again with the documents that answer taken away: nothing may be ticked there. Half of each set is *held out*: nobody looks at its questions while rules and weights are made.

*Ticked*: a sentence or figure of the answer is verified and answers the question. *Ticked and wrong*: something is ticked and nothing that is ticked is on the right page. In \`filings\` and \`tatqa\` a printed figure is judged by the figure, wherever it is printed; in \`filings\` a heading also by its subsections and by other pages with a heading or sentence of that name: what is right there is *ticked on another page*.`;

export const qualityPage = (results: Results, fit: Fit, date: string): string => {
  const sets = Object.entries(results).flatMap(([name, halves]) =>
    Object.entries(halves).map(([half, scores]) => [
      half === 'all' ? `**${name}**` : `${name}, ${half}`,
      ...HEADS.map(([key]) => scores[key] ?? '–'),
    ]),
  );
  const bins = fit.curve.map(({ from, count, predicted, answers }) => [
    `${from.toFixed(1)}–${(from + 0.1).toFixed(1)}`,
    count,
    predicted,
    answers,
  ]);
  const learned = Object.entries(fit.sets).map(([name, rates]) => [name, ...Object.values(rates)]);
  const rates = Object.keys(Object.values(fit.sets)[0] ?? {});
  return `${[
    '# Quality',
    `Measured ${date} by \`npm run eval -- --set=all --write\`. Written by that command; do not edit.`,
    DESCRIPTION,
    '## Sets',
    table(['set', ...HEADS.map(([, head]) => head)], sets),
    '## Which sentence answers',
    `Learned ${fit.date} by \`npm run train\` over the development halves. A sentence is ticked from a probability of ${fit.threshold} on. All figures are of documents left out of learning.`,
    table(['set', ...rates], learned),
    'How often a sentence answered that was given a probability:',
    table(['probability', 'sentences', 'given', 'answered'], bins),
  ].join('\n\n')}\n`;
};
