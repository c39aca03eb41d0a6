// Puts sentences in another language than the document's into quotation marks, and names the language once per section.
import { translate } from '#shared/i18n/translate.ts';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';

/** A computed sentence is the report's own, whatever names it contains. */
const isOwn = ({ refs, findings = [] }: Sentence): boolean =>
  refs.length === 0 || findings.some(({ code }) => code === 'computed');

const foreignOf = (language: Language, sentence: Sentence): Language | undefined => {
  const own = isOwn(sentence) ? undefined : langOf(sentence.text);
  return own === language ? undefined : own;
};

/**
 * Adjacent sentences form one quote, with marks at its ends and the language after the last, unless it is in `named`.
 */
const quotedIn =
  (language: Language, named: Set<Language>) =>
  (sentences: readonly Sentence[]): Sentence[] =>
    sentences.map((sentence, i) => {
      const foreign = foreignOf(language, sentence);
      if (foreign === undefined) return sentence;
      const [before, after] = [sentences[i - 1], sentences[i + 1]].map((one) => one && foreignOf(language, one));
      const open = before === foreign ? '' : translate(language, 'export.quoteOpens');
      const origin = named.has(foreign) ? '' : translate(language, `export.originalIn.${foreign}`);
      const close = after === foreign ? '' : `${translate(language, 'export.quoteCloses')}${origin}`;
      if (after !== foreign) named.add(foreign);
      return { ...sentence, text: `${open}${sentence.text.trim()}${close}` };
    });

export const withForeignQuotes = <R extends Pick<Report, 'language' | 'sections'>>(report: R): R => {
  const blockOf = (quoted: ReturnType<typeof quotedIn>, block: Block): Block => {
    if (block.kind === 'text') return { ...block, sentences: quoted(block.sentences) };
    if (block.kind === 'list') return { ...block, items: block.items.map(quoted) };
    if (block.kind !== 'timeline') return block;
    return { ...block, entries: block.entries.map((one) => ({ ...one, sentences: quoted(one.sentences) })) };
  };
  const blocksOf = (blocks: readonly Block[]): Block[] => {
    const quoted = quotedIn(report.language, new Set());
    return blocks.map((block) => blockOf(quoted, block));
  };
  return { ...report, sections: report.sections.map((one) => ({ ...one, blocks: blocksOf(one.blocks) })) };
};
