// `npm run bench`: every figure of the product in one run, each beside its target or its peer.
import { buildWeb } from '../local/build-web.ts';
import { bundleFigures } from './bundles.ts';
import { exportFigures } from './exports.ts';
import { extractionFigures } from './extraction.ts';
import { firstLoadFigures } from './first-load.ts';
import { linearFigures } from './linear.ts';
import { neighbourFigures } from './neighbours.ts';
import { pdfFigures } from './pdf.ts';
import { readFigures } from './reads.ts';
import { roundTripFigures } from './round-trips.ts';
import { runFigures } from './runs.ts';
import { searchFigures } from './search.ts';
import { dataFolder, startStage } from './stage.ts';
import { type Figure, report } from './table.ts';
import { workspaceFigures } from './workspace.ts';

const root = new URL('../../', import.meta.url).pathname;
const pdf = process.env.BENCH_PDF ?? `${root}../shared/fixtures/dart/samsung_annual_report_20220308.pdf`;

const stageFigures = async (): Promise<Figure[]> => {
  const { folder, remove } = dataFolder();
  try {
    // The first start makes the demo data; the second is what people wait for every day.
    await (await startStage(folder)).stop();
    const stage = await startStage(folder);
    try {
      const ready: Figure = { name: 'time to ready', value: stage.readyMs / 1000, unit: 's', target: { most: 3 } };
      return [
        ready,
        ...(await readFigures(stage.url)),
        ...(await pdfFigures(stage.url, pdf)),
        ...(await runFigures(stage.url)),
        ...(await neighbourFigures(stage.url)),
      ];
    } finally {
      await stage.stop();
    }
  } finally {
    remove();
  }
};

const dist = await buildWeb(root);
const figures = [
  ...(await stageFigures()),
  ...(await extractionFigures(pdf)),
  ...(await linearFigures()),
  ...(await workspaceFigures()),
  ...(await searchFigures()),
  ...(await bundleFigures()),
  ...(await exportFigures()),
  ...firstLoadFigures(dist),
  ...(await roundTripFigures()),
];
report(figures);
