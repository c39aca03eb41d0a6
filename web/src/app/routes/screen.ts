// A lazily loaded screen of a route, with its texts.
import type { ComponentType } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

export const screen = (load: () => Promise<ComponentType>, ...texts: readonly string[]) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadTexts(...texts)]);
    return { Component };
  },
});
