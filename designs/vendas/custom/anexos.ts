/** Files on their way, by the reference of their message: text is all that a variable keeps. */
const attachments = new Map<string, File>();

/** Keep a file until its message has arrived, or is dropped with the page. */
export function guardarAnexo(ref: unknown, arquivo: unknown): void {
  if (typeof ref === "string" && arquivo instanceof File) attachments.set(ref, arquivo);
}

export const anexoGuardado = (ref: string): File | undefined => attachments.get(ref);

export const mimeDoAnexo = (ref: string): string => attachments.get(ref)?.type || "application/octet-stream";

export const nomeDoAnexo = (arquivo: unknown): string => (arquivo instanceof File ? arquivo.name : "");

/** What kind of message a file makes: `imagem`, `video`, `audio` or `documento`. */
export function tipoDeAnexo(arquivo: unknown): string {
  const [kind] = arquivo instanceof File ? arquivo.type.split("/") : [];
  if (kind === "image") return "imagem";
  return kind === "video" || kind === "audio" ? kind : "documento";
}
