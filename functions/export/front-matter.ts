// Builds the front matter of a document in its language: cover, notice, contacts, process and timetable.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { withParticles } from '#shared/language/grammar/particle.ts';
import type { BlockOf } from '#shared/report/blocks.ts';
import { dayOf } from '#shared/report/partial-date.ts';
import type { Report } from '#shared/report/report.ts';

export type Logo = {
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};
type Page = { readonly title: string; readonly lines: readonly string[] };

export type Front = {
  readonly logo?: Logo;
  readonly confidential: string;
  readonly codeName: string;
  readonly title: string;
  /** Recipient, author and date. */
  readonly lines: readonly string[];
  readonly notice: Page;
  readonly contacts?: Page;
  readonly timetable?: BlockOf<'table'>;
};

/** The largest logo, in points. */
const LOGO = { width: 180, height: 64 };
/** The byte offsets of a PNG's width and height. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20];

export const logoOf = (address: string): Logo => {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const [width, height] = [bytes.readUInt32BE(WIDTH_AT), bytes.readUInt32BE(HEIGHT_AT)];
  const scale = Math.min(LOGO.width / width, LOGO.height / height);
  return { address, bytes, width: Math.round(width * scale), height: Math.round(height * scale) };
};

const timetableOf = ({ language, frontMatter }: Report): BlockOf<'table'> | undefined => {
  const steps = frontMatter?.timetable ?? [];
  if (steps.length === 0) return undefined;
  return {
    kind: 'table',
    columns: [{ label: translate(language, 'report.front.when') }, { label: translate(language, 'report.front.step') }],
    rows: steps.map(({ when, step }) => [{ text: when }, { text: step }]),
  };
};

const coverOf = (report: Report) => {
  const { language, organisation, preparedFor, createdAt, frontMatter } = report;
  const { codeName, date } = frontMatter ?? {};
  const lines = [
    preparedFor ? translate(language, 'report.preparedFor', { name: preparedFor }) : '',
    organisation,
    dayOf(language, date ?? createdAt),
  ];
  return {
    confidential: translate(language, 'report.front.confidential'),
    codeName: codeName ? translate(language, 'report.front.codeName', { name: codeName }) : '',
    title: report.title,
    lines: lines.filter(Boolean),
  };
};

/** `undefined` for an internal report. */
export const frontOf = (report: Report): Front | undefined => {
  const { language, organisation, frontMatter } = report;
  if (!frontMatter) return undefined;
  const say = (key: TextIn<'report.front'>) => translate(language, `report.front.${key}`, { organisation });
  const notice = frontMatter.notice ?? withParticles(say('notice'));
  const timetable = timetableOf(report);
  return {
    ...coverOf(report),
    ...(frontMatter.logo ? { logo: logoOf(frontMatter.logo) } : {}),
    notice: { title: say('noticeTitle'), lines: notice.split('\n').filter((text) => text.trim() !== '') },
    ...(frontMatter.contacts?.length ? { contacts: { title: say('contacts'), lines: frontMatter.contacts } } : {}),
    ...(timetable ? { timetable: { ...timetable, caption: say('timetable') } } : {}),
  };
};
