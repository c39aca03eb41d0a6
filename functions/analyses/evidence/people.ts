// Finds people with their titles in a passage: tables of officers, `대표이사: 한지석`, `Jane Roe, Chief Financial Officer`.
import adviserNames from '#shared/language/lexicon/adviser-names.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import peopleColumns from '#shared/language/lexicon/people-columns.json' with { type: 'json' };
import type { Chunk } from '../../ports/search-index.ts';
import { formedNames } from './formed-names.ts';

const isAdviser = compile(adviserNames);
const isOnDuties = compile(peopleColumns.responsibility);
/** In characters; a longer text before the title is a sentence. */
const MAX_SIGNATURE = 40;

export type Person = {
  readonly name: string;
  readonly title: string;
  readonly responsibility?: string;
  readonly since?: string;
  readonly background?: string;
  /** The company that the line names before the title, as in a signature. */
  readonly of?: string;
  readonly start: number;
  readonly end: number;
};

const KO_TITLE =
  '(?:대표이사(?:\\s?(?:회장|사장|부회장))?|사내이사|사외이사|기타비상무이사|재무이사|상근감사|감사(?=\\s[가-힣]{2,4}(?:[,.(]|$))|감사위원(?:회\\s?위원장)?|부사장|전무(?:이사)?|상무(?:이사)?|회장|사장|최고[가-힣]{2}책임자)';
const JA_TITLE =
  '(?:代表取締役(?:社長|会長|副社長)?|取締役(?:会長|副社長)?|社外取締役|常務取締役|専務取締役|監査役|常勤監査役|執行役員)';
const EN_TITLE =
  '(?:president(?: and chief executive officer)?|chief [a-z]+ officer|chief executive|c[efoti]o|(?:managing|finance|operations|sales|commercial|technical|non-executive) director|(?:non-executive )?chair(?:man|woman|person)?(?: of the board)?|(?:executive |senior )?vice president|general counsel|independent director|director|treasurer|secretary)';
const KO_NAME = '[가-힣]{2,4}';
/** `Signed J. Fairweather, Sales Director`: a word before a signature is no name. */
const EN_NAME =
  "(?!(?:signed|dated|present|apologies|attending|dear|yours|by)\\b)(?:[A-Z][a-z'’-]+(?: [A-Z]\\.)?(?: [A-Z][A-Za-z'’-]+){1,2}|(?<![\\w.])(?:[A-Z]\\. ?){1,2}[A-Z][A-Za-z'’-]+)";
const JA_NAME = '[一-龥々]{1,4}[ \u3000]?(?:[一-龥々]{1,3}(?![一-龥々])|[ぁ-んァ-ヶ]{2,4})';

/** Titles of heads of departments and of chairmen: found beside a name in brackets or before it, not behind it. */
const KO_HEAD = '[가-힣]{0,6}(?:이사|의장|본부장|실장|부문장|책임자|위원장|감사)';
const JA_FULL_NAME = '[一-龥々]{1,4}[ \u3000][一-龥々ぁ-んァ-ヶ]{1,4}';

type Pattern = { readonly pattern: RegExp; readonly name: number; readonly title: number };
const PATTERNS: readonly Pattern[] = [
  { pattern: new RegExp(`(${KO_TITLE})\\s?[:：]\\s?(${KO_NAME})(?![가-힣])`, 'gu'), title: 1, name: 2 },
  { pattern: new RegExp(`(?<![가-힣\\d])(${KO_NAME})[^\\S\\n](${KO_TITLE})`, 'gu'), name: 1, title: 2 },
  {
    pattern: new RegExp(`(${KO_TITLE})\\s(${KO_NAME})(?=\\s?(?:입니다|이다|씨|[,.()（]|$))`, 'gmu'),
    title: 1,
    name: 2,
  },
  {
    pattern: new RegExp(`(${KO_TITLE})[은는]\\s(${KO_NAME}?)(?=이며|이고|이다|입니다|,|\\s${KO_TITLE})`, 'gu'),
    title: 1,
    name: 2,
  },
  { pattern: new RegExp(`(?<=[,、]\\s|[:：]\\s?)(${KO_HEAD})\\s(${KO_NAME})(?=[,、(]|$)`, 'gmu'), title: 1, name: 2 },
  {
    pattern: new RegExp(`(?<!${JA_TITLE}[ \u3000:：]?)(${JA_FULL_NAME})[ \u3000](${JA_TITLE}[一-龥]{0,4})`, 'gu'),
    name: 1,
    title: 2,
  },
  { pattern: new RegExp(`(${EN_NAME})\\s?[,(]\\s?(?:our |the )?(${EN_TITLE})`, 'giu'), name: 1, title: 2 },
  { pattern: new RegExp(`(?<![一-龥々])(${JA_TITLE})\\s?[:：\u3000 ]\\s?(${JA_NAME})`, 'gu'), title: 1, name: 2 },
];

/** `도현석(의장)`, `도현석 (대표이사)`, also in the first cell of a table. */
const BRACKETED: Pattern = {
  pattern: new RegExp(`(?<![가-힣])(${KO_NAME})\\s?\\((${KO_TITLE}|${KO_HEAD})(?=[,)])`, 'gu'),
  name: 1,
  title: 2,
};

/** A Japanese particle after a name. */
const PARTICLE = /(?<=[一-龥々])[はがをのにとも]$/u;

/** Words in the position of a name that are not names. */
const NO_NAME =
  /^[가-힣]{2,3}[은는의을를]$|^[가-힣]{3}[이가]$|(?:담당|총괄|책임|이사|전무|상무|감사)$|^(?:변경|교체|선임|해임|사임|퇴임|취임|연임|후보|보수|임기|겸직|보증|서명|날인)$|^(?:変更|交代|選任|解任|就任|退任|報酬)$|(?:監査役|取締役|社長|会長)$|^(?:주식회사|위원장|위원회|이사회|회사|당사|본인|기타|상근|비상근|참석|현재|신임|전임|동안|이후|이상|당시|앞으로|계속|본사|委員会|会社|当社|the|our|other|each|board)|(?:代表者|責任者|担当者|先|部|課|室|市|区|町|村|県|都|府)$|(?:代表者|責任者|担当者|本社|所在地|会社名)|[ \u3000](?:殿|様|氏|御中)$|(?:되며|하며|되고|하고|으로|에서|는|를)$/iu;

/** The list of those present gives the title once: `출석 이사: …`, `出席取締役：…、…（社外）`. */
const PRESENT =
  /^[\s\-*]*(?:\*\*)?(?:불?출석|참석|결석|出席|欠席)\s?(이사|사외이사|감사|取締役|社外取締役|監査役|執行役員)(?:\*\*)?\s?[:：]\s?(.+)$/gmu;
const NAMED = new RegExp(`^(${KO_NAME}|${JA_FULL_NAME})\\s?(?:[(（]([^()（）]+)[)）])?$`, 'u');
const OUTSIDE = /^社外/u;

/** `의장` and `社外` beside a name complete the title of the list; another title replaces it. */
const titleIn = (listed: string, beside = ''): string => {
  const [own = ''] = beside.split(/[,、]/u);
  if (OUTSIDE.test(own)) return `社外${listed}`;
  if (new RegExp(`^(?:${KO_TITLE})$`, 'u').test(own)) return own;
  return /^(?:의장|議長)$/u.test(own) ? `${listed}(${own})` : listed;
};

/** `사외이사 남궁선` in a list of those present. */
const TITLED = new RegExp(`^(${KO_TITLE}|${JA_TITLE})\\s(${KO_NAME}|${JA_FULL_NAME})$`, 'u');

/** Minutes in English list those present with their office in brackets, over several lines. */
const PRESENT_EN = /^[ \t]*Present\s*:\s*([\s\S]*?)(?=\n\s*\n|\n[ \t]*[A-Z][a-z ]+:|$(?![\s\S]))/gmu;
const WITH_OFFICE = new RegExp(`(${EN_NAME})\\s\\(([a-z][a-z -]{3,40})\\)`, 'gu');

const presentInEnglish = (text: string): Person[] =>
  [...text.matchAll(PRESENT_EN)].flatMap(({ 0: all, 1: list = '', index }) =>
    [...list.matchAll(WITH_OFFICE)].map(({ 0: one, 1: name = '', 2: title = '', index: at }) => {
      const start = index + all.indexOf(list) + at;
      return { name, title, start, end: start + one.length };
    }),
  );

const present = (text: string): Person[] => [...presentInEnglish(text), ...presentInList(text)];

const presentInList = (text: string): Person[] =>
  [...text.matchAll(PRESENT)].flatMap(({ 0: line, 1: listed = '', 2: names = '', index }) =>
    names.split(/[,、](?![^(（]*[)）])/u).flatMap((one): Person[] => {
      const start = text.indexOf(one.trim(), index + line.indexOf(names));
      const [, title = '', titled] = TITLED.exec(one.trim()) ?? [];
      if (titled) return [{ name: titled, title, start, end: start + one.trim().length }];
      const [, name, beside] = NAMED.exec(one.trim()) ?? [];
      return name ? [{ name, title: titleIn(listed, beside), start, end: start + one.trim().length }] : [];
    }),
  );

/** `이랑회계법인 대표이사 …`, `을 주식회사 은빛조경 대표이사 …`: the line names whom the person signs for. */
const signedFor = (text: string, at: number): string | undefined => {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const [own = ''] = before.split(/[.,。、]\s/u).slice(-1);
  if (own.length > MAX_SIGNATURE) return undefined;
  return formedNames(own).at(-1) ?? (isAdviser(own).length > 0 ? own.trim() : undefined);
};

/** `…, Director of Housing, for the Client`: a party by its role is named behind the title. */
const FOR_PARTY = /^[^;.\n]{0,40}?\bfor (?:and on behalf of )?(the (?!Company\b|Group\b)\p{Lu}\p{Ll}+)/u;
const signedBehind = (text: string, end: number): string | undefined =>
  FOR_PARTY.exec(text.slice(end, end + MAX_SIGNATURE * 2))?.[1];

const byPattern = (text: string, patterns: readonly Pattern[]): Person[] =>
  patterns
    .flatMap(({ pattern, name, title }) =>
      [...text.matchAll(pattern)].map((match) => ({
        name: (match[name] ?? '').trim().replace(PARTICLE, ''),
        title: (match[title] ?? '').trim(),
        of: signedFor(text, match.index) ?? signedBehind(text, match.index + match[0].length),
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .map(({ of, ...one }): Person => (of === undefined ? one : { ...one, of }))
    .filter((one) => !formedNames(text).includes(one.name))
    .filter((one) => !NO_NAME.test(one.name) && (!/[A-Za-z]/.test(one.name) || /^[A-Z]/.test(one.name)));

/** A list gives the fuller title, so it comes first. */
const inProse = (text: string): Person[] => {
  const listed = present(text);
  const others = byPattern(text, [...PATTERNS, BRACKETED]);
  return [...listed, ...others.filter(({ start, end }) => !listed.some((one) => one.start < end && start < one.end))];
};

const NAME_HEAD = /^(?:성\s?명|이름|name|氏\s?名)$/iu;
const TITLE_HEAD = /직위|직책|직함|직무|title|position|office|^role$|役職|職名/iu;
const BACKGROUND_HEAD = /경력|약력|이력|background|experience|career|biograph|略歴|経歴/iu;
const SINCE_HEAD = /선임|재직|취임|임명|since|appointed|joined|就任|任期/iu;

/** True if the header has a column of names and one of titles. */
export const isOfPeople = (labels: readonly string[]): boolean =>
  labels.some((label) => NAME_HEAD.test(label)) && labels.some((label) => TITLE_HEAD.test(label));

/** A table whose header has a column of names and one of titles. */
const inTable = (text: string): Person[] => {
  const out: Person[] = [];
  let at = 0;
  let columns: Readonly<Record<'name' | 'title' | 'responsibility' | 'since' | 'background', number>> | undefined;
  for (const line of text.split('\n')) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const [start, end] = [at, at + line.length];
    at = end + 1;
    const name = cells.findIndex((cell) => NAME_HEAD.test(cell));
    const title = cells.findIndex((cell) => TITLE_HEAD.test(cell));
    const columnOf = (head: RegExp) => cells.findIndex((cell) => head.test(cell));
    if (name >= 0 && title >= 0)
      columns = {
        ...{ name, title, since: columnOf(SINCE_HEAD), background: columnOf(BACKGROUND_HEAD) },
        responsibility: cells.findIndex((cell, i) => i !== name && i !== title && isOnDuties(cell).length > 0),
      };
    else if (columns && cells[columns.name] && /\p{L}/u.test(cells[columns.title] ?? '')) {
      const [since, background] = [cells[columns.since], cells[columns.background]];
      const responsibility = cells[columns.responsibility];
      out.push({
        name: cells[columns.name] ?? '',
        title: cells[columns.title] ?? '',
        ...(responsibility ? { responsibility } : {}),
        ...(since ? { since } : {}),
        ...(background ? { background } : {}),
        start,
        end,
      });
    }
  }
  return out.filter((one) => !NO_NAME.test(one.name) && !/\d/.test(one.name) && one.name.length <= 40);
};

export const peopleIn = ({ kind, text }: Pick<Chunk, 'kind' | 'text'>): Person[] =>
  kind === 'table' ? [...inTable(text), ...byPattern(text, [BRACKETED])] : inProse(text);
