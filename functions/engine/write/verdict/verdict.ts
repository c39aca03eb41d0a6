// Puts yes or no before its evidence if a question asks for it and a rule decides it; else reports that the documents
// do not decide.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences, mapSentences, sentencesOf } from '#shared/report/visit.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { isTicked } from '../account/statements.ts';
import { isAnswered } from '../answered.ts';
import { conditionsIn } from '../clauses/clause-terms.ts';
import { clauseVerdict } from '../clauses/clause-verdict.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { ownSentences } from '../prose/own-sentences.ts';
import { quoted } from '../prose/prose-blocks.ts';
import { rowsVerdict } from '../rows/requested-rows.ts';
import { say } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { covenantVerdict } from './covenant-verdict.ts';
import { legalVerdict } from './legal-verdict.ts';
import { figureVerdict } from './verdict-figures.ts';
import { isSupposed, statedIn } from './verdict-stated.ts';

const ticked = (blocks: readonly Block[]): Sentence[] => blocks.flatMap(sentencesOf).filter(isTicked);

const verdictOf = (text: string, of: readonly Sentence[]): Sentence => ({
  text,
  refs: [...new Set(of.flatMap(({ refs }) => refs))],
  check: 'verified',
  fit: 'answers',
});

const byFigures = (writing: Writing, blocks: readonly Block[]): Block[] | undefined => {
  const text = figureVerdict(writing);
  const evidence = ticked(blocks);
  if (text === undefined || evidence.length === 0) return undefined;
  return [{ kind: 'text', sentences: [verdictOf(text, evidence)] }, ...blocks];
};

const byWords = ({ plan }: Writing, blocks: readonly Block[]): Block[] | undefined => {
  const decisive = ticked(blocks).flatMap((one, at, all) => {
    const stated = statedIn(plan, one.text, all[at - 1]?.text);
    return stated ? [{ one, stated }] : [];
  });
  const [first] = decisive;
  // Contradicting sentences do not decide.
  if (!first || decisive.some(({ stated }) => stated !== first.stated)) return undefined;
  const verdict = verdictOf(say(plan.language, `verdict.${first.stated}`), [first.one]);
  return [
    { kind: 'text', sentences: [verdict, first.one] },
    ...blocks.flatMap((block) => filterSentences(block, (one) => one !== first.one)),
  ];
};

/** A clause in the answer decides before other rules. */
const byClause = (writing: Writing, blocks: readonly Block[]): Block[] | undefined => {
  const { stated, text } = clauseVerdict(writing) ?? {};
  const own = ticked(blocks).filter((one) => one.text === text);
  if (stated === undefined || own.length === 0) return undefined;
  const verdict = verdictOf(say(writing.plan.language, `verdict.${stated}`), own);
  return [{ kind: 'text', sentences: [verdict] }, ...blocks];
};

const withoutSupposed = (one: Sentence): Sentence =>
  isTicked(one) && isSupposed(one.text) ? fitted(one, [{ code: 'offQuestion' }]) : one;

/** Removes the tick from suppositions, unless the question itself supposes something. */
const undecided = ({ question }: Plan, block: Block): Block => {
  if (conditionsIn(question.normalize('NFKC')).length > 0) return block;
  return mapSentences(block, withoutSupposed);
};

/** A sentence that no other rule selected may state it plainly. */
const byPlainWords = (writing: Writing): Block[] => {
  const { plan } = writing;
  const isOfPeriod = (text: string): boolean => {
    const keys = periodsIn(text).map(({ key }) => key);
    return keys.length === 0 || plan.periods.every((wanted) => keys.some((key) => statesPeriod(wanted, key)));
  };
  const decisive = namesNobody(plan)
    ? []
    : ownSentences(writing).flatMap((one, at, all) => {
        const before = all[at - 1]?.passage === one.passage ? all[at - 1]?.text : undefined;
        const heading = one.section?.split(' > ').at(-1);
        const stated = isOfPeriod(one.text) ? statedIn(plan, one.text, before, heading) : undefined;
        return stated ? [{ one, stated }] : [];
      });
  const [first] = decisive;
  if (!first || decisive.some(({ stated }) => stated !== first.stated)) return [];
  const sentence = fitted(quoted(writing, first.one), []);
  if (sentence.check !== 'verified') return [];
  return [
    { kind: 'text', sentences: [verdictOf(say(plan.language, `verdict.${first.stated}`), [sentence]), sentence] },
  ];
};

const byProceedings = (writing: Writing, blocks: readonly Block[]): Block[] => {
  const decided = legalVerdict(writing);
  if (!decided) return [];
  const { stated, evidence } = decided;
  const verdict = verdictOf(say(writing.plan.language, `verdict.${stated}`), [evidence]);
  const others = blocks.flatMap((block) => filterSentences(block, ({ text }) => text !== evidence.text));
  return [{ kind: 'text', sentences: [verdict, evidence] }, ...others];
};

export const withVerdict = (writing: Writing, blocks: readonly Block[]): readonly Block[] => {
  const { plan } = writing;
  if (!asksYesNo(plan.question)) return blocks;
  const ofCovenant = covenantVerdict(writing);
  if (ofCovenant.length > 0) return ofCovenant;
  const ofRows = rowsVerdict(writing, blocks);
  if (ofRows) return [{ kind: 'text', sentences: [ofRows] }, ...blocks];
  if (!isAnswered(blocks)) {
    const plain = byPlainWords(writing);
    const decided = plain.length > 0 ? plain : byProceedings(writing, []);
    return decided.length > 0 ? decided : blocks;
  }
  const decided = byClause(writing, blocks) ?? byFigures(writing, blocks) ?? byWords(writing, blocks);
  if (decided) return decided;
  const pending = byProceedings(writing, blocks);
  if (pending.length > 0) return pending;
  if (plan.kind === 'figure') return blocks;
  return [{ kind: 'notice', code: 'notDecided' }, ...blocks.map((block) => undecided(plan, block))];
};
