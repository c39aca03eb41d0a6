// After a deployment an open page may request code that no longer exists: one reload brings the new version.
// Without a network a reload would bring the browser's own error page, and lose what was typed.
const MARK = 'reloadedForNewVersion';
const AGAIN_AFTER_MS = 60_000;

let prefetches = 0;

/** A pointer that passes over a link never reloads the page. */
export const duringPrefetch = async <T>(load: () => Promise<T>): Promise<T> => {
  prefetches += 1;
  try {
    return await load();
  } finally {
    prefetches -= 1;
  }
};

export const reloadOnStaleCode = () => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || prefetches > 0) return;
    const last = Number(sessionStorage.getItem(MARK) ?? 0);
    if (Date.now() - last < AGAIN_AFTER_MS) return;
    event.preventDefault();
    sessionStorage.setItem(MARK, String(Date.now()));
    location.reload();
  });
};
