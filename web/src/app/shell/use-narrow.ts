// Whether the sidebar is narrow: as last chosen on this device, else by window width.
import { useState } from 'react';
import { readPreferences, savePreferences } from '#web/lib/preferences.ts';

const isSmallScreen = () => matchMedia('(max-width: 1023px)').matches;

export const useNarrow = () => {
  const [narrow, setNarrow] = useState(() => isSmallScreen() || (readPreferences().narrowSidebar ?? false));
  const toggleNarrow = () => {
    // A small window begins narrow each time: its toggle is not a wish for the large one.
    if (!isSmallScreen()) savePreferences({ narrowSidebar: !narrow });
    setNarrow(!narrow);
  };
  return { narrow, toggleNarrow };
};
