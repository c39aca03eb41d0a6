// Stores the organization's Word template: parsed once, when an owner uploads it; the file itself is not stored.
import { AppError } from '#shared/contract/errors.ts';
import type { WordTemplate } from '#shared/report/house-style.ts';
import { BrokenTemplate } from '../../documents/template/broken-template.ts';
import { type ReadTemplate, readTemplate } from '../../documents/template/read-template.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Table } from '../../ports/table.ts';
import { wordTemplates } from '../../store/word-templates.ts';
import { logoOf } from '../account/picture.ts';
import type { Caller, FilePart } from '../caller.ts';

const read = (bytes: Uint8Array): ReadTemplate => {
  try {
    return readTemplate(bytes);
  } catch (error) {
    if (!(error instanceof BrokenTemplate)) throw error;
    const { reason } = error;
    if (reason.is === 'brokenStyle')
      throw new AppError('templateStyleBroken', { style: reason.style, base: reason.base });
    throw new AppError(reason.is === 'noStyles' ? 'templateNoStyles' : 'templateUnreadable');
  }
};

/** The first picture that is a PNG or JPEG of a sensible size; Word's own drawings do not count. */
const firstLogo = (pictures: readonly Uint8Array[]): string | undefined => {
  for (const bytes of pictures) {
    const logo = logoOf(bytes);
    if (logo) return logo;
  }
  return undefined;
};

type Ports = { readonly table: Pick<Table, 'write'>; readonly clock: Clock };

/** Throws templateUnreadable, templateNoStyles, templateStyleBroken. */
export const setTemplate = async (
  { table, clock }: Ports,
  { tenant }: Caller,
  parts: readonly FilePart[],
): Promise<WordTemplate> => {
  const [part, another] = parts;
  if (!part || another) throw new AppError('badInput', { field: 'files' });
  const { style, pictures } = read(part.bytes);
  const logo = firstLogo(pictures);
  const uploadedAt = new Date(clock.now()).toISOString();
  const template = { filename: part.filename, uploadedAt, style: { ...style, ...(logo ? { logo } : {}) } };
  await table.write({ put: wordTemplates.row(tenant, template) });
  return template;
};
