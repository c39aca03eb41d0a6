// Which words of the question a line has, in itself, above it or nowhere, and which label words the question has.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { hasTranslated, rendersOne } from '../../understand/words/dictionary.ts';
import type { Concept } from '../explained/concept.ts';
import { type Accounted, accounted, type By } from '../explained/explained.ts';
import { hasSameWord } from '../explained/same-word.ts';
import type { Surroundings } from '../explained/surroundings.ts';
import { holdsWord } from '../holds-word.ts';
import { isStrange, valueGiven } from './across.ts';
import { type LineQuestion, shareOf } from './line-question.ts';
import type { Unit } from './units.ts';

/** The surroundings of a line, and the retrieved text of its file. */
export type Near = Surroundings & { readonly file: string };

type Found = {
  readonly name: string;
  readonly by: By;
  readonly concept: Concept;
  readonly weight: number;
  readonly isName: boolean;
  readonly isExact: boolean;
};
type Sides = { readonly content: readonly Found[]; readonly names: readonly Found[]; readonly left: readonly Found[] };

/** 점검일, 체결일, 발행처: the last character gives the kind of value. */
const KIND = /(?<=[가-힣]{2})[일자처액비명]$|(?<=\p{Script=Han}{2})[日者先額費名]$/u;
const isAsked = (word: string, question: string, title: string): boolean =>
  [word, word.replace(KIND, '')].some((form) => hasSameWord(form, question) && !hasSameWord(form, title));

/** Whether the passage has the requested year and the line names no other. */
const isAround = (period: string, { passage, text }: Unit): boolean =>
  /^\d{4}/u.test(period) &&
  periodsIn(text).length === 0 &&
  passage.chunk.context.periods.some((one) => one.startsWith(period) || statesPeriod(period, one));

/** Whether the text has the head noun, or its translation if the line is in another language. */
const hasHead = ({ plan, head = '', isForeign }: LineQuestion, text: string): boolean =>
  isForeign ? hasTranslated(plan.question, head, text) : hasSameWord(head, text);

const headOf = (request: LineQuestion, found: readonly Found[], text: string, around: Near): string => {
  const known = found.find(({ name }) => name === request.head);
  if (known) return known.by === undefined ? 'open' : known.by === 'own' ? 'own' : 'above';
  if (hasHead(request, text)) return 'own';
  return hasHead(request, `${around.section} ${around.before} ${around.title}`) ? 'above' : 'open';
};

const foundBy = ({ plan, concepts }: LineQuestion, near: Near): Found[] => {
  const all: Accounted = accounted(
    concepts.map(({ concept }) => concept),
    near,
  );
  return concepts.flatMap(({ concept, weight }, n): Found[] => {
    const one = all[n];
    if (!one) return [];
    // 작년: a year that the question implies need not be printed in the line.
    const isImplied = plan.periods.includes(one.name) && !plan.question.includes(one.name.slice(0, 4));
    const isName = one.isName || concept.isName === true;
    return [{ name: one.name, by: one.by, concept, weight, isName, isExact: !one.isWord && !isImplied }];
  });
};

/** Words of the title do not separate the document's lines. */
const sidesOf = (found: readonly Found[], title: string): Sides => {
  const left = found.filter(({ isName, concept }) => !isName && !concept.isIn(title));
  const content = left.length > 0 ? left : found.filter(({ isName }) => !isName);
  return { content, names: found.filter((one) => !content.includes(one)), left };
};

const isOpen = ({ by, isExact }: Found): boolean => by === undefined && !isExact;

const weightOf = (all: readonly Found[]): number => all.reduce((sum, { weight }) => sum + weight, 0);
const shareBy = (all: readonly Found[], by: readonly By[]): number =>
  weightOf(all.filter((one) => by.includes(one.by))) / (weightOf(all) || 1);

const labelFeatures = (request: LineQuestion, unit: Unit, title: string) => {
  const { plan, head, language, isForeign } = request;
  const { label, isItem } = unit;
  const words = label === '' ? [] : contentWords(label, plan.names);
  const isOwn = (word: string): boolean =>
    isForeign ? rendersOne(plan.question, word, language) : isAsked(word, plan.question, title);
  const own = words.filter(isOwn).length;
  const hasIt = isForeign ? hasHead(request, label) : holdsWord(head ?? '', label);
  return {
    label: words.length === 0 ? 0 : own / words.length,
    labelRest: words.length === 0 ? 0 : Math.min(1, (words.length - own) / 2),
    labelIsHead: Number(head !== undefined && label !== '' && hasIt),
    valueGiven: isForeign ? valueGiven(plan, unit) : 0,
    isLabelled: Number(label !== ''),
    isItem: Number(isItem),
  };
};

const headFeatures = (request: LineQuestion, found: readonly Found[], { text, lead }: Unit, near: Near) => {
  const { head, position } = request;
  const by = head === undefined ? undefined : headOf(request, found, text, near);
  const titles = `${text} ${lead} ${near.section} ${near.title}`;
  return {
    headOwn: Number(by === 'own'),
    headAbove: Number(by === 'above'),
    headOpen: Number(by === 'open'),
    headExact: Number(head !== undefined && holdsWord(head, text)),
    headNowhere: Number(by === 'open' && !hasHead(request, near.file)),
    positionOpen: Number(position !== undefined && position.titlesIn(titles).length === 0),
  };
};

const contentFeatures = ({ content, left }: Sides, found: readonly Found[], unit: Unit, file: string) => {
  const last = content.findLast(({ isExact }) => !isExact);
  const [rarest] = [...content].sort((a, b) => b.weight - a.weight);
  const open = content.filter(({ by }) => by === undefined);
  const lost = open.filter(({ concept, isExact }) => !isExact && !concept.isIn(file));
  return {
    own: shareBy(content, ['own']),
    above: shareBy(content, ['section', 'before']),
    titled: shareBy(content, ['document', 'passage']),
    open: shareBy(content, [undefined]),
    openCount: Math.min(1, open.length / 3),
    lastOwn: Number(last?.by === 'own'),
    lastOpen: Number(last !== undefined && last.by === undefined),
    rarestOwn: Number(rarest?.by === 'own'),
    rarestOpen: Number(rarest !== undefined && rarest.by === undefined),
    nothingOwn: Number(found.every(({ by, isName }) => isName || by !== 'own')),
    newOwn: shareBy(left, ['own']),
    all: Number(found.every(({ by }) => by !== undefined) && content.some(({ by }) => by === 'own')),
    exactOpen: Number(open.some(({ isExact, name }) => isExact && !isAround(name, unit))),
    nowhere: weightOf(lost) / (weightOf(content) || 1),
    nowhereCount: Math.min(1, lost.length / 2),
  };
};

export const wordFeatures = (request: LineQuestion, unit: Unit, near: Near) => {
  const found = foundBy(request, near);
  const sides = sidesOf(found, near.title);
  const { names } = sides;
  const { plan } = request;
  return {
    ...contentFeatures(sides, found, unit, near.file),
    ...headFeatures(request, found, unit, near),
    ...labelFeatures(request, unit, near.title),
    nameOwn: Number(names.some(({ by }) => by === 'own')),
    nameAbove: Number(names.some(({ by }) => by !== undefined && by !== 'own')),
    nameOpen: Number(names.some(({ by }) => by === undefined)),
    nameNowhere: Number(names.some(({ by, concept }) => by === undefined && !concept.isIn(near.file))),
    strangeOpen: Number(request.isForeign && found.some((one) => isOpen(one) && isStrange(plan.question, one.name))),
    pairs: shareOf(request, unit.text),
    pairsAround: shareOf(request, `${unit.text} ${near.before} ${near.section}`),
  };
};
