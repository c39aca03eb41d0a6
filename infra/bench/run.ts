// `npm run bench`: measures every figure of the product, each beside its target or baseline. `-- bundles`, `-- web`:
// only these parts.
import { buildWeb } from '../local/build-web.ts';
import { accessibilityFigures } from './accessibility.ts';
import { answerFigures } from './answers.ts';
import { bundleFigures } from './bundles.ts';
import { exportFigures } from './exports.ts';
import { extractionFigures } from './extraction.ts';
import { firstLoadFigures } from './first-load.ts';
import { frameFigures } from './frames.ts';
import { linearFigures } from './linear.ts';
import { listFigures } from './lists.ts';
import { longListFigures } from './long-list/figures.ts';
import { neighbourFigures } from './neighbours.ts';
import { pdfFigures } from './pdf.ts';
import { readFigures } from './reads.ts';
import { roundTripFigures } from './round-trips.ts';
import { runFigures } from './runs.ts';
import { searchFigures } from './search.ts';
import { type BenchStage, dataFolder, startStage } from './stage.ts';
import { type Figure, report } from './table.ts';
import { webFigures } from './web.ts';
import { workspaceFigures } from './workspace.ts';

const root = new URL('../../', import.meta.url).pathname;
const pdf = process.env.BENCH_PDF ?? `${root}../shared/fixtures/dart/samsung_annual_report_20220308.pdf`;

/** The first start makes the demo data; the second is the start that people wait for. */
const overStage = async (measure: (stage: BenchStage) => Promise<Figure[]>): Promise<Figure[]> => {
  const { folder, remove } = dataFolder();
  try {
    await (await startStage(folder)).stop();
    const stage = await startStage(folder);
    try {
      return await measure(stage);
    } finally {
      await stage.stop();
    }
  } finally {
    remove();
  }
};

const stageFigures = async ({ url, readyMs }: BenchStage): Promise<Figure[]> => [
  { name: 'time to ready', value: readyMs / 1000, unit: 's', target: { most: 3 } },
  ...(await readFigures(url)),
  ...(await pdfFigures(url, pdf)),
  ...(await runFigures(url)),
  ...(await neighbourFigures(url)),
];

const dist = await buildWeb(root);
const parts: Readonly<Record<string, () => Promise<Figure[]> | Figure[]>> = {
  stage: () => overStage(stageFigures),
  extraction: () => extractionFigures(pdf),
  linear: linearFigures,
  workspace: workspaceFigures,
  lists: listFigures,
  'long-list': longListFigures,
  search: searchFigures,
  answers: answerFigures,
  bundles: bundleFigures,
  frames: frameFigures,
  exports: exportFigures,
  web: async () => [...firstLoadFigures(dist), ...(await overStage(({ url }) => webFigures(url)))],
  accessibility: () => overStage(({ url }) => accessibilityFigures(url)),
  'round-trips': roundTripFigures,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in parts));
if (unknown !== undefined) {
  console.error(`There is no part ${unknown}. Parts: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) figures.push(...(await measure()));
report(figures);
