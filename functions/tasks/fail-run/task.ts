// Ends a section or a run whose step failed.
import * as z from 'zod';
import { Attempt, advance, OVER } from '../../domain/runs/attempt.ts';
import { giveUp } from '../../domain/runs/give-up.ts';
import { task } from '../task.ts';

/** `stage` is what failed: a section if `sectionId` is set, else the run. */
const Input = Attempt.extend({ sectionId: z.string().optional(), error: z.string().optional() });

export const failRun = task({
  input: Input,
  run: async ({ sectionId, ...at }, ports) => {
    if (sectionId === undefined) return { status: (await giveUp(ports, at))?.status ?? 'over' };
    const next = await advance(
      ports,
      at,
      (run) => ({
        sections: run.sections.map((section) =>
          section.id === sectionId && section.written !== at.attempt
            ? { ...section, state: section.written > 0 ? 'Done' : 'Failed' }
            : section,
        ),
      }),
      { event: 'section', data: { id: sectionId, state: 'Failed' } },
    );
    return next ? { status: 'Failed' } : OVER;
  },
});
