// The keys of the question screen: Esc stops an answer, `/` focuses the question.
import type { RefObject } from 'react';
import { useShortcuts } from '#web/lib/shortcuts.ts';
import { useEscape } from '#web/lib/use-escape.ts';

type Keys = { readonly stop: (() => void) | undefined; readonly field: RefObject<HTMLTextAreaElement | null> };

export const useQuestionKeys = ({ stop, field }: Keys) => {
  useEscape(stop, 'screen');
  useShortcuts([{ code: 'Slash', run: () => field.current?.focus() }]);
};
