/** Files that wait to be sent, by their reference: a variable keeps only text. */
const attachments = new Map<string, { readonly file: File; readonly preview: string }>();

/** What a browser shows of its own; a picture of another kind, such as HEIC, has no preview. */
const shownTypes = /^image\/(avif|bmp|gif|jpeg|png|svg\+xml|webp)$/;

type AttachmentKind = "imagem" | "audio" | "video" | "documento";

/** Keep a file until it is sent or taken back. Returns what the tray shows of it. */
export function guardarAnexo(
  ref: string,
  arquivo: File,
): {
  readonly ref: string;
  readonly nome: string;
  readonly tamanho: number;
  readonly tipo: AttachmentKind;
  readonly previa: string;
} {
  const preview = shownTypes.test(arquivo.type) ? URL.createObjectURL(arquivo) : "";
  attachments.set(ref, { file: arquivo, preview });
  return { ref, nome: arquivo.name, tamanho: arquivo.size, tipo: kindOf(arquivo), previa: preview };
}

/** Forget a file that was sent or taken back. */
export function soltarAnexo(ref: string): void {
  const kept = attachments.get(ref);
  if (kept !== undefined && kept.preview !== "") URL.revokeObjectURL(kept.preview);
  attachments.delete(ref);
}

export const anexoGuardado = (ref: string): File | undefined => attachments.get(ref)?.file;

export const mimeDoAnexo = (ref: string): string => attachments.get(ref)?.file.type || "application/octet-stream";

/** What kind of message a file makes. */
function kindOf({ type }: File): AttachmentKind {
  const [kind] = type.split("/");
  if (kind === "image") return "imagem";
  return kind === "video" || kind === "audio" ? kind : "documento";
}
