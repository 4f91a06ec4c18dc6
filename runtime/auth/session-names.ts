// What the app and a server that keeps its session must agree on. The path of the app is appended to names of cookies.

/** The cookie with the tokens of a session that the server keeps. Scripts cannot read it. */
export const keptCookie = "trama-session";

/** The cookie with the name of that session, for scripts. The name alone does not authenticate. */
export const keptNameCookie = "trama-signed-in";

/** The cookie with the access token of a session that scripts keep. */
export const tokenCookie = "trama-token";

/** The header with the name of the session that a request belongs to. Pages of other origins cannot send it. */
export const sessionHeader = "x-trama-session";

/** The path at the backend where such a session begins, is renewed and ends. */
export const sessionPath = "auth/v1/session";

/** How long the browser stores a session that is kept. */
export const yearSeconds = 365 * 24 * 60 * 60;
