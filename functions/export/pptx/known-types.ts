// Corrects the library's output: removes missing parts from the content types, and fixes the labels of a waterfall.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { withStepLabels } from './step-labels.ts';

const CHART = /^ppt\/charts\/chart\d+\.xml$/;
const TYPES = '[Content_Types].xml';
const OVERRIDE = /<Override PartName="\/([^"]+)"[^>]*\/>/g;

/** Compresses the parts once. */
export const withKnownTypes = (bytes: Uint8Array): Uint8Array => {
  const parts = unzipSync(bytes);
  const types = strFromU8(parts[TYPES] ?? new Uint8Array());
  const known = types.replace(OVERRIDE, (override, name: string) => (parts[name] ? override : ''));
  const charts = Object.entries(parts).flatMap(([name, part]) =>
    CHART.test(name) ? [[name, strToU8(withStepLabels(strFromU8(part)))] as const] : [],
  );
  return zipSync({ ...parts, ...Object.fromEntries(charts), [TYPES]: strToU8(known) });
};
