// Labels the steps of a waterfall in the XML of its chart: the library labels all series alike, including the one that
// only carries the steps.
const SERIES = /<c:ser>.*?<\/c:ser>/gs;
const NAME = /<c:tx>.*?<c:v>(.*?)<\/c:v>.*?<\/c:tx>/s;
const VALUES = /<c:val>.*?<\/c:val>/s;
const POINT = /<c:pt idx="(\d+)"><c:v>([^<]*)<\/c:v>/g;

/** As a share of the highest bar: on a lower bar, white characters would not fit inside. */
const LOW = 0.07;
const INK = '171A21';

const valuesOf = (series: string): (readonly [at: number, value: number])[] =>
  [...(VALUES.exec(series)?.[0] ?? '').matchAll(POINT)].map(([, at, value]) => [Number(at), Number(value)] as const);

const SHOWN =
  '<c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>';
const darkLabel = (at: number, format: string): string =>
  `<c:dLbl><c:idx val="${at}"/><c:numFmt formatCode="${format}" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="1100"><a:solidFill><a:srgbClr val="${INK}"/></a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>${SHOWN}</c:dLbl>`;

const labelled = (series: string, highest: number): string => {
  const name = NAME.exec(series)?.[1];
  if (name?.trim() === '') return series.replace('<c:showVal val="1"/>', '<c:showVal val="0"/>');
  const [, given = ''] = /<c:numFmt formatCode="([^"]*)"/.exec(series) ?? [];
  // Decreases are stacked like other steps and shown with their sign; values of other series are hidden.
  const format = `${name === '-' ? '−' : ''}${given};;;`;
  const low = valuesOf(series).filter(([, value]) => value > 0 && value < LOW * highest);
  return series
    .replace(/formatCode="[^"]*" sourceLinked/, `formatCode="${format}" sourceLinked`)
    .replace('<c:dLbls>', `<c:dLbls>${low.map(([at]) => darkLabel(at, format)).join('')}`);
};

/** Leaves other charts unchanged. */
export const withStepLabels = (chart: string): string => {
  const all = chart.match(SERIES) ?? [];
  const names = all.map((series) => NAME.exec(series)?.[1]?.trim());
  if (names.join('|') !== '|=|+|-') return chart;
  const highest = Math.max(...all.flatMap(valuesOf).map(([, value]) => value));
  return chart.replace(SERIES, (series) => labelled(series, highest));
};
