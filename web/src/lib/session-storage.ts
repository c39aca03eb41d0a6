// Where a session is kept: for this tab alone, or, with "keep me logged in", for the browser.

/** Of the stored access token; its presence says which of the two stores holds the session. */
export const TOKEN = 'authToken';

export const isOfTab = (): boolean => sessionStorage.getItem(TOKEN) !== null;
export const sessionStore = (): Storage => (isOfTab() ? sessionStorage : localStorage);
