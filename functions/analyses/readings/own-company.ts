// The company whose side a reading takes: that of the inputs, else the one to which most files of the workspace belong.
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import type { SectionContext } from '../builder.ts';
import { isSameCompany } from '../evidence/fact-figures.ts';
import { once } from './once.ts';

const SUBJECTS = ['results', 'segments', 'competition', 'market', 'plan', 'prices'];
const FEWEST_FILES = 2;
/** The company has so many times the files of any other. Set by hand. */
const TIMES = 2;

const mostFiled = once(async (context): Promise<string | undefined> => {
  const files = new Map<string, Set<string>>();
  for (const { chunk } of await context.room(SUBJECTS)) {
    const name = withoutLegalForm(chunk.context.company ?? '');
    if (name !== '') files.set(name, (files.get(name) ?? new Set()).add(chunk.fileId));
  }
  const [first, second] = [...files].sort(([, a], [, b]) => b.size - a.size);
  const [name, own] = first ?? ['', new Set()];
  return own.size >= FEWEST_FILES && own.size >= (second?.[1].size ?? 0) * TIMES ? name : undefined;
});

/** The context with the company set; `undefined` if the workspace is of no single company. */
export const withOwn = async (context: SectionContext): Promise<SectionContext | undefined> => {
  if (context.company) return context;
  const name = await mostFiled(context);
  if (name === undefined) return undefined;
  const entered = context.peers.find((peer) => isSameCompany(peer, { name }));
  return context.peers.length > 0 && !entered ? undefined : { ...context, company: { name } };
};
