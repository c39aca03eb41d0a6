// The valuation panel, loaded with its model and texts once there is something to value.
import { lazy } from 'react';
import { loadTexts } from '#web/lib/i18n.ts';

export const LazyValuationPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./valuation-panel.tsx'), loadTexts('finance')]);
  return panel;
});
