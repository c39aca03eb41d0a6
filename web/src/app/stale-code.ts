// After a deployment an open page may request code that no longer exists: one reload brings the new version. Without a
// network a reload would show the browser's own error page, and lose what was typed.
const MARK = 'reloadedForNewVersion';
const AGAIN_AFTER_MS = 60_000;

let prefetches = 0;

/** Firefox aborts pending loads when the page is left; a reload at that moment would bring the user back. */
const LEAVING_MS = 5000;
let leftAt = Number.NEGATIVE_INFINITY;
const isLeaving = () => Date.now() - leftAt < LEAVING_MS;

/** Prevents a reload while a link is only hovered. */
export const duringPrefetch = async <T>(load: () => Promise<T>): Promise<T> => {
  prefetches += 1;
  try {
    return await load();
  } finally {
    prefetches -= 1;
  }
};

export const reloadOnStaleCode = () => {
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || prefetches > 0 || isLeaving()) return;
    const last = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - last < AGAIN_AFTER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(MARK, String(Date.now()));
    location.reload();
  });
};
