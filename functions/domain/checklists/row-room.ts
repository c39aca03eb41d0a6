// Decides whether a file or a line is about the companies that a row names, by names, heads and sides of contracts.
import { escaped } from '#shared/language/escaped.ts';
import { EASTERN_FORMS, LATIN_FORMS_AND_GROUPS } from '#shared/language/lexicon/legal-forms.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import reportKinds from '#shared/language/lexicon/report-kinds.json' with { type: 'json' };
import { isOfOtherSide } from '../../checklists/polarity/actors.ts';
import { pairVerdict } from '../../checklists/polarity/pair-verdict.ts';
import roles from '../../checklists/words/contract-roles.json' with { type: 'json' };
import companies from '../../checklists/words/other-companies.json' with { type: 'json' };
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { soundPlaces } from '../../engine/understand/names/name-sounds.ts';
import { inRoles, type Party, partiesIn } from './contract-parties.ts';
import { isNamedInAny, namesIn } from './other-companies.ts';

/** What a row's answer is compared with, beside its own words. */
export type RowRoom = {
  /** The company that the workspace is about. */
  readonly about: string;
  /** Other companies that the row names. */
  readonly others: readonly string[];
  /** The beginnings of the files, by their ids. */
  readonly heads: ReadonlyMap<string, string>;
};
export const EMPTY_ROOM: RowRoom = { about: '', others: [], heads: new Map() };

type Place = {
  readonly title: string;
  readonly fileId?: string | undefined;
  readonly locator?: { readonly section?: string | undefined } | undefined;
};

const headOf = ({ heads }: RowRoom, { fileId }: Place): string => heads.get(fileId ?? '') ?? '';

/** The title of a document; further below, others are mentioned. */
const MAX_TITLE = 120;
const CONTRACT = new RegExp(companies.contracts, 'iu');

/** A contract names all its parties. */
const isContract = ({ title }: Place): boolean => CONTRACT.test(title.normalize('NFKC'));

const reportsIn = compile(reportKinds);
const FORM = new RegExp(`${EASTERN_FORMS}|\\b(?:${LATIN_FORMS_AND_GROUPS})(?![a-z])`, 'iu');

/** A periodic report that opens with the legal name of a company, which is not the workspace's. */
const isReportOfOther = (place: Place, room: RowRoom): boolean => {
  const head = headOf(room, place);
  // "The acquisition of Northway": a workspace may be named after what is done with the company.
  const names = [...new Set([...companyNames(room.about), ...namesIn(room.about)])];
  if (names.length === 0 || reportsIn(`${place.title} ${head.slice(0, MAX_TITLE)}`).length === 0) return false;
  const isBySound = names.some((name) =>
    [place.title, head.slice(0, MAX_TITLE)].some((text) => soundPlaces(name, text).length > 0),
  );
  return FORM.test(head.slice(0, MAX_TITLE)) && !isNamedInAny(names, place.title, head) && !isBySound;
};

/** False for a document of another company than those that a request names, or than the workspace's own. */
export const isOfNamedCompany = (place: Place, room: RowRoom): boolean => {
  if (room.others.length === 0) return !isReportOfOther(place, room);
  const head = headOf(room, place);
  return isNamedInAny(room.others, place.title, isContract(place) ? head : head.slice(0, MAX_TITLE));
};

const LATIN = /^[a-z]/iu;
const ITSELF = new RegExp(companies.itself, 'iu');

/** False for a line on another company than those that a question names. */
const namesOther = (question: string, text: string, place: Place, room: RowRoom): boolean => {
  if (room.others.length === 0 || isNamedInAny(room.others, text)) return true;
  const head = headOf(room, place);
  if (!isNamedInAny(room.others, place.title, place.locator?.section ?? '', head)) return false;
  const isOwnDocument = !isContract(place) && isNamedInAny(room.others, place.title, head.slice(0, MAX_TITLE));
  // "The company has paid" in a contract with the company that is asked about.
  return isOwnDocument || ITSELF.test(question) || !ITSELF.test(text);
};

/** The sides that are subjects of a clause. */
const actingIn = (text: string, parties: readonly Party[]): string[] =>
  parties
    .map(({ role }) => role)
    .filter((role) => {
      const [word, { before, behind, latin }] = [escaped(role), roles.subjects];
      const pattern = LATIN.test(role) ? latin.replaceAll('ROLE', word) : `${before}${word}${behind}`;
      return new RegExp(pattern, 'iu').test(text);
    });

/** False for a line on the other side of a contract, or that decides otherwise for the side that is asked about. */
const isOnSide = (question: string, text: string, place: Place, room: RowRoom): boolean => {
  const parties = partiesIn(headOf(room, place));
  const byRole = inRoles(question, parties, room.about);
  if (parties.length === 0) return true;
  const [wanted, acting] = [actingIn(byRole, parties), actingIn(text, parties)];
  const isOther = wanted.length > 0 && acting.length > 0 && !acting.some((role) => wanted.includes(role));
  if (isOther || isOfOtherSide(byRole, text)) return false;
  const verdict = byRole === question.normalize('NFKC') ? undefined : pairVerdict(question, [text]);
  return verdict === undefined || verdict === pairVerdict(byRole, [text]);
};

export const isOnNamedCompany = (question: string, text: string, place: Place, room: RowRoom): boolean =>
  namesOther(question, text, place, room) && isOnSide(question, text, place, room);
