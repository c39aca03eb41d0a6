// Where a session is kept: for this tab alone, or, with "keep me logged in", for the browser.

/** The key of the access token. Its presence shows which of the two stores has the session. */
export const TOKEN = 'authToken';

export const isOfTab = (): boolean => sessionStorage.getItem(TOKEN) !== null;
export const sessionStore = (): Storage => (isOfTab() ? sessionStorage : localStorage);
