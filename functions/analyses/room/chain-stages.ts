// Assigns sentences of a document that describes a value chain to the stage that each is mostly about.
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { openingOf } from '../evidence/company-subject.ts';
import { withoutNames } from '../evidence/quotes-on.ts';
import { aboutText, headingsOf, NEAREST } from './report-subjects.ts';
import { passagesFor } from './room-passages.ts';

const OF_STAGE: Readonly<Record<string, readonly string[]>> = {
  inputs: ['suppliers', 'inputCosts'],
  production: ['production', 'capacity'],
  distribution: ['channels', 'logistics'],
  users: ['customers'],
};
/** Subjects of such a description that have sections of their own. */
const APART = ['margins', 'power'];

const isOfChain = (one: Quotable): boolean =>
  (aboutText('', headingsOf({ ...one, text: '' })).subjects.get('chain') ?? 0) >= NEAREST;

/** What the companies of the industry do themselves: `물류 회사는 보관을 맡는다`. */
const MAKERS =
  /(?:회사|업체|기업|사업자)(?:들)?(?:은|는)(?:\s|$)|(?:企業|会社|事業者|業者|各社|メーカー)は|\b(?:companies|firms|operators|manufacturers|makers|producers)\b/iu;
/** More than two mentions of costs. */
const DOING = 2;

/** The name of the industry, such as logistics, must not decide the stage. */
const stageOf = (context: SectionContext, { text }: Quotable): string | undefined => {
  const { subjects } = aboutText(withoutNames(context, text), []);
  const isDone = MAKERS.test(openingOf(text));
  const most = (ids: readonly string[]) => Math.max(0, ...ids.map((id) => subjects.get(id) ?? 0));
  const scoreOf = (ids: readonly string[]) => {
    const score = most(ids);
    return score > 0 && isDone && ids === OF_STAGE.production ? score + DOING : score;
  };
  const [best] = Object.entries(OF_STAGE)
    .map(([stage, ids]) => ({ stage, score: scoreOf(ids) }))
    .filter(({ score }) => score > 0 && score > scoreOf(APART))
    .sort((a, b) => b.score - a.score);
  return best?.stage;
};

/** Sentences by the key of their stage. Only documents of no company describe an industry's chain. */
export const chainStages = async (context: SectionContext): Promise<ReadonlyMap<string, readonly Quotable[]>> => {
  const want = { subjects: ['chain'], ofIndustry: true as const };
  const passages = await passagesFor(context, context.text('sections.chain'), want);
  const described = passages
    .filter(({ chunk }) => chunk.kind === 'prose' && !chunk.context.company)
    .flatMap(quotable)
    .filter(isOfChain);
  const staged = described.flatMap((one) => {
    const stage = stageOf(context, one);
    return stage ? [{ stage, one }] : [];
  });
  return new Map(
    [...Map.groupBy(staged, ({ stage }) => stage)].map(([stage, own]) => [stage, own.map(({ one }) => one)]),
  );
};
