// A screen of a route: its code is loaded, with its texts, when it is first opened.
import type { ComponentType } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

export const screen = (load: () => Promise<ComponentType>, ...texts: readonly string[]) => ({
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadTexts(...texts)]);
    return { Component };
  },
});
