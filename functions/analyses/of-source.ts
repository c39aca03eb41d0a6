// A self-check of one source shows only what that source returned: a filing is no web page and no press report.
import { REGISTER_NAMES } from '#shared/model/registers.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import type { Built, SectionContext } from './builder.ts';
import { nothingIn } from './nothing.ts';

const SOURCE_OF: Readonly<Record<string, readonly string[]>> = {
  checkFilings: REGISTER_NAMES,
  checkWeb: ['WEB'],
};

export const ofSource = (context: SectionContext, built: Built): Built => {
  const wanted = context.type === 'TestAnalysis' ? SOURCE_OF[context.section.id] : undefined;
  if (!wanted) return built;
  const cited = new Set(refsIn(built.blocks));
  const isFrom = context.notes.all().some(({ n, source }) => cited.has(n) && wanted.includes(source));
  return isFrom ? built : { ...nothingIn(context), aside: context.text('say.sourceNotAttached') };
};
