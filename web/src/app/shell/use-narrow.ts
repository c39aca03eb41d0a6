// Whether the sidebar is narrow: as last chosen on this device, else by window width.
import { useState } from 'react';
import { readPreferences, savePreferences } from '#web/lib/preferences.ts';

const isSmallScreen = () => matchMedia('(max-width: 1023px)').matches;

export const useNarrow = () => {
  const [narrow, setNarrow] = useState(() => isSmallScreen() || (readPreferences().narrowSidebar ?? false));
  const toggleNarrow = () => {
    // On a small window the sidebar always starts narrow; toggling it there does not change the saved preference.
    if (!isSmallScreen()) savePreferences({ narrowSidebar: !narrow });
    setNarrow(!narrow);
  };
  return { narrow, toggleNarrow };
};
