/** The address of the backend's functions, from the public address of any file in its storage. */
export function enderecoDasFuncoes(arquivo: string): string {
  return new URL(arquivo, globalThis.location?.origin).href.replace(/\/storage\/v1\/.*$/, "/functions/v1");
}

/** The address of a function of the backend that the app is served with. */
export function enderecoDaFuncao(nome: string): string {
  return new URL(`/functions/v1/${nome}`, globalThis.location?.origin).href;
}

/** A link cut where its query begins, and each of its parameters apart, so that the changed ones can stand out. */
export function partesDoLink(
  url: string,
  mudou: readonly unknown[],
): { lugar: number; texto: string; mudou: boolean }[] {
  const [antes = "", depois] = url.split("?", 2);
  const [consulta = "", ancora] = (depois ?? "").split("#", 2);
  const partes = consulta === "" ? [] : consulta.split("&");
  return [
    { texto: antes, mudou: false },
    ...partes.map((parte, lugar) => ({
      texto: (lugar === 0 ? "?" : "&") + parte,
      mudou: mudou.includes(parte.split("=", 1)[0]),
    })),
    ...(ancora === undefined ? [] : [{ texto: `#${ancora}`, mudou: false }]),
  ].map((parte, lugar) => ({ lugar, ...parte }));
}
