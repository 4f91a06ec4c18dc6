/** True for the paths that the backend answers, so that a server can mount it beside an app. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(?:rest|auth|functions|storage|realtime|graphql)\/v1(?:\/|$)/.test(pathname);
}
