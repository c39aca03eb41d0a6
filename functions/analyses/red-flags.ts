// Lists the red flags of the workspace's checklists, gravest first, each with its effect and evidence.
import type { Builder } from './builder.ts';
import { nothingIn } from './nothing.ts';

export const redFlags: Builder<'redFlags'> = async (_work, context) => {
  const table = await context.register();
  return table ? { blocks: [table], status: 'done' } : nothingIn(context);
};
