// A sentence with its chips before the full stop and its check state, in its own language: it may be quoted from a foreign document.
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { gapAfter } from '#shared/report/sentence-gap.ts';
import { CHECK_LOOKS, CheckMark } from './check-mark.tsx';
import { Chips } from './citation-chip.tsx';
import { splitSentence } from './split-sentence.ts';

const SentenceView = ({ sentence: { text, refs, check, findings } }: { sentence: Sentence }) => {
  const { head, kept, tail } = splitSentence(text);
  const look = CHECK_LOOKS[check];
  return (
    <span data-check={check} lang={langOf(text)}>
      <span className={look}>{head}</span>
      <span className="whitespace-nowrap">
        <span className={look}>{kept}</span>
        <Chips refs={refs} />
        <CheckMark check={check} findings={findings} />
        {tail}
      </span>
    </span>
  );
};

/** Sentences of one paragraph. */
export const Sentences = ({ sentences }: { sentences: readonly Sentence[] }) =>
  sentences.map((sentence, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences only ever come after one another
    <span key={i}>
      <SentenceView sentence={sentence} />
      {gapAfter(sentence.text)}
    </span>
  ));
