// Sets the colour theme before the first paint; a file of its own so that no inline script is needed.
(() => {
  const saved = /(?:^|; )(?:__Host-)?prefs=([^;]*)/.exec(document.cookie);
  let theme = 'system';
  try {
    theme = JSON.parse(decodeURIComponent(saved?.[1] ?? '{}')).theme ?? 'system';
  } catch {}
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
