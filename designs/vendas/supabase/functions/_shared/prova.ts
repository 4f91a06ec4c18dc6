/** Resumos de textos, e provas de quem manda um aviso. */

const codificar = (texto: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(texto);

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** O resumo SHA-256, em hexadecimal. */
export async function resumo(dado: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof dado === "string" ? codificar(dado) : dado;
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** A assinatura de um texto com um segredo. */
export async function hmac(hash: "SHA-1" | "SHA-256", segredo: string, texto: string): Promise<Uint8Array> {
  const chave = await crypto.subtle.importKey("raw", codificar(segredo), { name: "HMAC", hash }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", chave, codificar(texto)));
}

/** Compara sem dizer, pelo tempo, quanto está certo. */
export function iguais(dada: string, certa: string): boolean {
  const [um, outro] = [codificar(dada), codificar(certa)];
  let diferenca = um.length ^ outro.length;
  for (const [posicao, byte] of um.entries()) {
    diferenca |= byte ^ (outro[posicao % Math.max(1, outro.length)] ?? 0);
  }
  return diferenca === 0 && certa !== "";
}
