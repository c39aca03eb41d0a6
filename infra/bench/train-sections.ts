// `npm run train -- --sections`: learns which sentences belong in which kind of section, scores it on rooms left out, and
// writes the weights. `--left-out=ROOM[,ROOM]` learns without these rooms, to be measured on their reports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECTION_KINDS, type SectionKind } from '#functions/analyses/room/section-rank/section-kinds.ts';
import { sectionExamples, subjectExamples } from './train/section-examples.ts';
import { type Learned, learnSections, oddsOf, SCALE, type SectionRows, sectionRows } from './train/section-learn.ts';

const OUT = join(import.meta.dirname, '../../functions/analyses/room/section-rank/section-weights.json');
/** Fewer graded sentences do not teach a kind. */
const FEWEST_GRADED = 200;
const FOLDS = 5;
const ODDS_FROM = [-2, -1, -0.5, 0, 0.5, 1];

type Judged = { readonly odds: number; readonly grade: number };

const judgedLeftOut = (rows: SectionRows): Judged[] => {
  const rooms = [...new Set(rows.own.map(({ room }) => room))].sort();
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(rooms.filter((__, n) => n % FOLDS === fold));
    const learned = learnSections(rows, (room) => left.has(room));
    return rows.own
      .filter(({ room }) => left.has(room))
      .flatMap(({ sparse, grades }) =>
        SECTION_KINDS.map((kind) => ({ odds: oddsOf(learned, kind, sparse), grade: grades.get(kind) ?? 0 })),
      );
  }).flat();
};

const share = (part: number, whole: number): string => (part / Math.max(1, whole)).toFixed(3);

const tell = (judged: readonly Judged[]): void => {
  const must = judged.filter(({ grade }) => grade === 2).length;
  for (const least of ODDS_FROM) {
    const chosen = judged.filter(({ odds }) => odds > least);
    const fits = chosen.filter(({ grade }) => grade > 0).length;
    const found = chosen.filter(({ grade }) => grade === 2).length;
    console.log(
      `odds above ${least}: ${chosen.length} sentences, fit ${share(fits, chosen.length)}, of those of grade 2 ${share(found, must)}`,
    );
  }
};

const written = (learned: Learned, { place, own }: SectionRows) => {
  const gradedOf = (kind: SectionKind) => own.filter(({ grades }) => grades.has(kind)).length;
  return Object.fromEntries(
    [...learned]
      .filter(([kind]) => gradedOf(kind) >= FEWEST_GRADED)
      .map(([kind, { bias, weights }]) => {
        const terms = [...place].flatMap(([name, n]) =>
          weights[n] ? [`${name} ${Math.round((weights[n] ?? 0) * SCALE)}`] : [],
        );
        return [kind, { bias: Number(bias.toFixed(2)), weights: terms.join(' ') }];
      }),
  );
};

export const trainSections = async (leftOut: readonly string[]): Promise<void> => {
  const rows = sectionRows(await sectionExamples(), subjectExamples());
  console.log(`${rows.own.length} sentences of rooms, ${rows.others.length} by subject, ${rows.place.size} features`);
  if (leftOut.length === 0) tell(judgedLeftOut(rows));
  const kinds = written(
    learnSections(rows, (room) => leftOut.includes(room)),
    rows,
  );
  const source = '`npm run train -- --sections`: for each kind of section a logistic regression, weights in hundredths';
  writeFileSync(OUT, `${JSON.stringify({ source, kinds }, null, 2)}\n`);
};
