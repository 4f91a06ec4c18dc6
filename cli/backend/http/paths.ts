/** True for the paths of the backend, so that a server can mount it next to an app. */
export function isBackendPath(pathname: string): boolean {
  return /^\/(?:rest|auth|functions|storage|realtime|graphql)\/v1(?:\/|$)/.test(pathname);
}
