/** Provas de quem manda um aviso. */

/** Compara sem dizer, pelo tempo, quanto está certo. */
export function iguais(dada: string, certa: string): boolean {
  const [um, outro] = [new TextEncoder().encode(dada), new TextEncoder().encode(certa)];
  let diferenca = um.length ^ outro.length;
  for (const [posicao, byte] of um.entries()) {
    diferenca |= byte ^ (outro[posicao % Math.max(1, outro.length)] ?? 0);
  }
  return diferenca === 0 && certa !== "";
}
