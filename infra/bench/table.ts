// Prints the bench figures as a table, and writes bench.json for comparison.
import { writeFileSync } from 'node:fs';

export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** A baseline measured in the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
  readonly target?: { readonly most?: number; readonly least?: number; readonly mostRatio?: number };
};

const round = (value: number) => (Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

const meets = ({ value, peer, target }: Figure): string => {
  if (!target) return '';
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY, mostRatio } = target;
  const ratio = peer ? value / peer.value : 0;
  const isMet = value <= most && value >= least && (mostRatio === undefined || ratio <= mostRatio);
  const wanted = mostRatio ? `ratio ≤ ${mostRatio}` : target.most === undefined ? `≥ ${least}` : `≤ ${most}`;
  return `${isMet ? 'yes' : 'NO'} (${wanted})`;
};

const peerText = ({ value, peer }: Figure) =>
  peer ? `${peer.name}: ${round(peer.value)} (ratio ${round(value / peer.value)})` : '';

export const report = (figures: readonly Figure[]): void => {
  const rows = figures.map((figure) => [
    figure.name,
    `${round(figure.value)} ${figure.unit}`,
    peerText(figure),
    meets(figure),
  ]);
  const head = ['figure', 'measured', 'peer in the same run', 'target met'];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((text, i) => text.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  writeFileSync('bench.json', `${JSON.stringify({ node: process.version, figures }, null, 2)}\n`);
};
