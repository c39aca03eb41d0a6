// The sentences of passages that can be quoted verbatim: whole, and no notes, pointers or bullets.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Passage } from '../../evidence.ts';
import { terms } from '../../terms.ts';
import { isFragment, isHeading, isNote, isPointer, isQuestion, isSteering } from './furniture.ts';
import { isWhole, type Stretch, splitSentences } from './split-sentences.ts';

export type Quotable = Stretch & {
  readonly passage: Passage;
  readonly words: ReadonlySet<string>;
  readonly section: string | undefined;
};

const BULLET = /^(?:[ㆍ‧・]\s*|(?:[-•·▪◦●○■□*☐▶◆]|\(?\d{1,2}[.)]|[①-⑳])\s+)(?=\S)/u;
const withoutBullet = ({ text, start, end }: Stretch): Stretch => {
  const lead = BULLET.exec(text)?.[0].length ?? 0;
  return { text: text.slice(lead), start: start + lead, end };
};

/** "The proposal was defeated:" is complete without the table of votes that follows. */
const LEADS_TO = /\b(?:was|were|is|are|has been|have been|approved|elected|ratified|rejected)\b[^:]*:$/;
const withoutColon = (stretch: Stretch): Stretch =>
  LEADS_TO.test(stretch.text) && !isPointer(stretch.text)
    ? { ...stretch, text: stretch.text.slice(0, -1), end: stretch.end - 1 }
    : stretch;

/** `대표이사: 한지석`: a labeled value counts as a sentence. */
const LABELLED = /^[\p{L}][\p{L}\s]{1,24}[:：]\s?[^\s:：][^:：\t]{1,80}$/u;
const isLabelled = ({ text }: Stretch, whole: string): boolean =>
  LABELLED.test(text) && whole.split('\n').some((line) => line.trim().replace(BULLET, '') === text);

const questionBefore = (stretches: readonly Stretch[], at: number): string | undefined =>
  stretches.slice(0, at).findLast(({ text }) => isQuestion(text))?.text;

const KNOWN = new WeakMap<Passage, Quotable[]>();

export const quotable = (passage: Passage): readonly Quotable[] => {
  const known = KNOWN.get(passage);
  if (known) return known;
  const made = read(passage);
  KNOWN.set(passage, made);
  return made;
};

const read = (passage: Passage): Quotable[] => {
  const all = splitSentences(passage.chunk.text).filter(({ text }) => !isNote(text));
  const { section } = passage.chunk.context;
  return all
    .map((stretch, n) => ({ ...withoutBullet(stretch), asked: questionBefore(all, n) }))
    .filter(
      (stretch) =>
        (isWhole(stretch.text, languageOf(stretch.text)) ||
          LEADS_TO.test(stretch.text) ||
          isLabelled(stretch, passage.chunk.text)) &&
        !isQuestion(stretch.text) &&
        !isPointer(stretch.text) &&
        !isSteering(stretch.text) &&
        !isHeading(passage, stretch.text) &&
        !isFragment(stretch.text),
    )
    .map(({ asked, ...stretch }) => ({
      ...withoutColon(stretch),
      passage,
      words: new Set(terms(stretch.text)),
      section: asked === undefined ? section : [section, asked].filter(Boolean).join(' > '),
    }));
};
