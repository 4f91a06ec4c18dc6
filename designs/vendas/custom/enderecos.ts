/** The address of the backend's functions, from the public address of any file in its storage. */
export function enderecoDasFuncoes(arquivo: string): string {
  return new URL(arquivo, globalThis.location?.origin).href.replace(/\/storage\/v1\/.*$/, "/functions/v1");
}
