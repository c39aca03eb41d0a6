// Long lists of questions whose reading could take quadratic time, generated to a number of lines.
const asking = (n: number): string => `Is control ${n} of system ${n * 7} documented and tested every year?`;
const lines = (count: number, line: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => line(n));
const list = (head: string, count: number, line: (n: number) => string): string =>
  [head, ...lines(count, line)].join('\n');

const PART = 60;
/** A title, a header and questions, part by part; every second header has other words. */
const partLine = (n: number): string => {
  if (n % PART === 0) return '';
  if (n % PART === 1) return `Part ${n}`;
  const head = n % (2 * PART) < PART ? 'No,Question,Answer' : 'Ref,Request,Response,Owner';
  return n % PART === 2 ? head : `${n},${asking(n)},`;
};

/** Lists by file name, as a csv of the given number of lines. */
export const LONG_LISTS: Readonly<Record<string, (count: number) => string>> = {
  'sections.csv': (count) =>
    list(
      'No,Section,Question,Answer,Evidence,Comments',
      count,
      (n) => `${n},Part ${Math.floor(n / 50)},${asking(n)},,,`,
    ),
  'parts.csv': (count) => lines(count, partLine).join('\n'),
  'sites.csv': (count) =>
    list(`No,${lines(40, (n) => `Site ${n}`).join(',')},Question`, count, (n) => `${n},${','.repeat(39)},${asking(n)}`),
  'heads.csv': (count) =>
    lines(count, (n) => (n % 40 === 0 ? 'No,Question,Answer,Comment' : `${n},${asking(n)},,`)).join('\n'),
  'documents.csv': (count) => list('Document,Received,Date', count, (n) => `Lease agreement ${n},,`),
};
