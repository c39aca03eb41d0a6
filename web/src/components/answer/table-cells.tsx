// Table cells: a figure is itself the link to its source, words are followed by their chips.
import type { TableCell } from '#shared/report/table-refs.ts';
import { CHECK_LOOKS, CheckMark } from './check-mark.tsx';
import { Chips } from './citation-chip.tsx';
import { CitedText } from './cited-text.tsx';
import { splitSentence } from './split-sentence.ts';

export const isMarked = ({ check = 'verified', findings = [] }: TableCell): boolean =>
  check !== 'verified' || findings.some(({ code }) => code === 'computed');

export const Figure = ({ cell, hasRoom }: { cell: TableCell; hasRoom: boolean }) => {
  const { text, refs = [], check = 'verified', findings } = cell;
  return (
    <>
      <CitedText refs={refs}>
        <span className={CHECK_LOOKS[check]}>{text}</span>
      </CitedText>
      {hasRoom && (
        <span className="inline-block min-w-6 text-left">
          <CheckMark check={check} findings={findings} />
        </span>
      )}
    </>
  );
};

type CellProps = { cell: TableCell; shown: readonly number[] };

/** The text of a cell. Its chip never starts a line. */
export const Words = ({ cell, shown }: CellProps) => {
  const { text, check = 'verified', findings } = cell;
  const look = CHECK_LOOKS[check];
  if (shown.length === 0 && !isMarked(cell)) return <span className={look}>{text}</span>;
  const { head, last, tail } = splitSentence(text);
  return (
    <>
      <span className={look}>{head}</span>
      <span className="whitespace-nowrap">
        <span className={look}>{`${last}${tail}`}</span>
        <Chips refs={shown} />
        <CheckMark check={check} findings={findings} />
      </span>
    </>
  );
};
