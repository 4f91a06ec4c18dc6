/** Room above a list, in px. */
const above = 16;

/** After a turn of its page, show a list from its first row; one that begins in view stays where it is. */
export function irAoComeco(): void {
  const list = document.querySelector("main :is([role=grid], .trama-grid-cards)");
  const top = (list?.getBoundingClientRect().top ?? above) - above;
  if (top < 0) window.scrollBy({ top, behavior: "instant" });
}

/** How the status filter of a report reads: labels of a list, or of codes with commas between them. */
export function rotulosDeStatus(status: unknown, rotulos: readonly unknown[]): string {
  const codigos = Array.isArray(status) ? status : typeof status === "string" ? status.split(",") : [];
  const nomes = new Map(rotulos.map((um) => [Reflect.get(Object(um), "value"), Reflect.get(Object(um), "label")]));
  return codigos
    .filter((codigo) => codigo !== "")
    .map((codigo) => String(nomes.get(codigo) ?? codigo))
    .join(", ");
}

/** A CSV file with this text, for the visitor to save; the mark at its start makes Excel read accents. */
export function arquivoDeTexto(nome: string, texto: string): File {
  return new File(["\ufeff", texto], nome, { type: "text/csv" });
}

/** The lines of a text that hold something, without the space around them. */
export function linhasDe(texto: string): string[] {
  return texto
    .split("\n")
    .map((linha) => linha.trim())
    .filter((linha) => linha !== "");
}

/** The text that a record has under a name, or `""`. */
export function membro(registro: unknown, nome: string): string {
  const valor: unknown = Reflect.get(Object(registro), nome);
  return typeof valor === "string" ? valor : "";
}

/** A record with another text under a name; an empty one takes the name out. */
export function comMembro(registro: unknown, nome: string, valor: string): Record<string, string> {
  const pares = Object.entries(Object(registro)).filter(([chave]) => chave !== nome);
  return Object.fromEntries([...pares, ...(valor === "" ? [] : [[nome, valor]])]);
}
