// A sentence with its chips before the full stop and its check state, in its own language: it may be quoted from a foreign document.
import { PenLine } from 'lucide-react';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { gapAfter } from '#shared/report/sentence-gap.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { tip } from '../ui/tooltip.tsx';
import { CHECK_LOOKS, CheckMark } from './check-mark.tsx';
import { Chips } from './citation-chip.tsx';
import { splitSentence } from './split-sentence.ts';

/** Shown instead of a check state: an edited sentence is vouched for only by its author. */
const WrittenBy = ({ edit: { by, at } }: { edit: NonNullable<Sentence['edit']> }) => (
  <span
    role="img"
    {...tip(`${by} · ${formatDateTime(at)}`)}
    aria-label={`${by} · ${formatDateTime(at)}`}
    className="ml-1 inline-flex align-[-0.1em] text-fg3 print:hidden"
  >
    <PenLine aria-hidden="true" className="size-3.5" />
  </span>
);

const SentenceView = ({ sentence: { text, refs, check, findings, edit } }: { sentence: Sentence }) => {
  const { head, last, tail } = splitSentence(text);
  const isOwn = edit?.isOwn === true;
  const look = isOwn ? '' : CHECK_LOOKS[check];
  return (
    <span data-check={isOwn ? undefined : check} lang={langOf(text)}>
      <span className={look}>{head}</span>
      <span className="whitespace-nowrap">
        <span className={look}>{last}</span>
        <Chips refs={refs} />
        {isOwn ? <WrittenBy edit={edit} /> : <CheckMark check={check} findings={findings} />}
        {tail}
      </span>
    </span>
  );
};

/** The sentences of one paragraph. */
export const Sentences = ({ sentences }: { sentences: readonly Sentence[] }) =>
  sentences.map((sentence, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever come after one another
    <span key={i}>
      <SentenceView sentence={sentence} />
      {gapAfter(sentence.text)}
    </span>
  ));
