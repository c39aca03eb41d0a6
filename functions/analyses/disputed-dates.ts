// Says where two papers date one move of a competitor's price differently; in a list of events the two become one.
import { readFigures } from '#shared/language/grammar/figures.ts';
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext } from './builder.ts';
import { computed } from './evidence/computed.ts';
import { dateIn } from './evidence/date-in.ts';
import { documentName } from './evidence/document-name.ts';
import { peerSet } from './evidence/peer-set.ts';
import { withOwn } from './readings/own-company.ts';
import { aboutText } from './room/report-subjects.ts';

type Move = {
  readonly sentence: Sentence;
  readonly date: string;
  readonly rates: string;
  readonly rival: string;
  readonly paper: string;
};

const ratesIn = (text: string): string =>
  readFigures(text)
    .figures.filter(({ unit }) => unit === 'percent')
    .map(({ value }) => value)
    .sort((a, b) => a - b)
    .join(' ');

/** A sentence on the price of one competitor that dates a rate. */
const moveIn = (context: SectionContext, names: readonly string[], sentence: Sentence): Move | undefined => {
  const { text, refs } = sentence;
  const [date, rates] = [dateIn(text), ratesIn(text)];
  const [rival, ...others] = names.filter((name) => companyNames(name).some((one) => isNamedIn(one, text)));
  const title = context.notes.all().find(({ n }) => n === refs[0])?.title;
  const isOfPrice = aboutText(text, []).own.has('prices');
  if (!date || rates === '' || !rival || others.length > 0 || !title || !isOfPrice) return undefined;
  return { sentence, date, rates, rival, paper: documentName(title).replaceAll('-', ' ') };
};

const isDisputed = (one: Move, other: Move): boolean =>
  one.rival === other.rival &&
  one.rates === other.rates &&
  one.paper !== other.paper &&
  !one.date.startsWith(other.date) &&
  !other.date.startsWith(one.date);

const remark = ({ language, text }: SectionContext, one: Move, other: Move): Sentence => {
  const [first, second] = [sayPeriod(language, one.date), sayPeriod(language, other.date)];
  const refs = [...new Set([...one.sentence.refs, ...other.sentence.refs])];
  return {
    ...computed(first, `${first} ≠ ${second}`, refs),
    text: text('say.datedTwice', { first, paper: one.paper, second, otherPaper: other.paper }),
    refs,
    check: 'verified',
  };
};

type Found = { readonly moveOf: (sentence: Sentence | undefined) => Move | undefined };

const inTimeline = (context: SectionContext, block: BlockOf<'timeline'>, { moveOf }: Found): Block => {
  const entries = [...block.entries];
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at];
    const one = moveOf(entry?.sentences[0]);
    const next = one
      ? entries.findIndex((other, i) => i > at && isDisputed(one, moveOf(other.sentences[0]) ?? one))
      : -1;
    const other = moveOf(entries[next]?.sentences[0]);
    if (!entry || !one || !other) continue;
    const sentences = [...entry.sentences, ...(entries[next]?.sentences ?? []), remark(context, one, other)];
    entries[at] = { ...entry, sentences };
    entries.splice(next, 1);
  }
  return { ...block, entries };
};

const inList = (context: SectionContext, block: BlockOf<'list'>, { moveOf }: Found): Block => {
  const items = block.items.map((item, at) => {
    const own = moveOf(item[0]);
    const behind = block.items.slice(at + 1).flatMap(([first]) => moveOf(first) ?? []);
    const other = own && behind.find((one) => isDisputed(one, own));
    return own && other ? [...item, remark(context, own, other)] : item;
  });
  return { ...block, items };
};

export const withDisputedDates = async (context: SectionContext, blocks: readonly Block[]): Promise<Block[]> => {
  const own = await withOwn(context);
  const names = own ? (await peerSet(own)).map(({ company }) => company.name) : [];
  if (names.length === 0) return [...blocks];
  const moveOf = (sentence: Sentence | undefined) => sentence && moveIn(context, names, sentence);
  return blocks.map((block) => {
    if (block.kind === 'timeline') return inTimeline(context, block, { moveOf });
    return block.kind === 'list' ? inList(context, block, { moveOf }) : block;
  });
};
