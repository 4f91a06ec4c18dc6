/** What a label shows of a shipment. */
interface Envio {
  readonly codigo: string;
  readonly destinatario_nome: string;
  readonly logradouro: string | null;
  readonly numero: string | null;
  readonly complemento: string | null;
  readonly bairro: string | null;
  readonly cidade: string | null;
  readonly uf: string | null;
  readonly cep: string | null;
  readonly servico: string;
  readonly peso_g: number | null;
  readonly rastreio_codigo: string | null;
}

/** The widths of bars and gaps of each symbol of Code 128, by its value. */
const symbols = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");
const startB = 104;
const stop = 106;

/** The bars of a code, each with its place and width in modules. */
function barsOf(code: string): readonly { readonly at: number; readonly width: number }[] {
  const values = [...code].map((letter) => letter.charCodeAt(0) - 32);
  const sum = values.reduce((total, value, place) => total + value * (place + 1), startB);
  const widths = [startB, ...values, sum % 103, stop].map((value) => symbols[value] ?? "").join("");
  const bars: { at: number; width: number }[] = [];
  let at = 0;
  for (const [place, digit] of [...widths].entries()) {
    if (place % 2 === 0) bars.push({ at, width: Number(digit) });
    at += Number(digit);
  }
  return bars;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A text of a label: its lines are cut where they would leave it. */
const line = (text: string, y: number, size: number, weight = 400): string =>
  `<text x="6" y="${y}" font-family="Arial, sans-serif" font-size="${size}" font-weight="${weight}" fill="#000">${escaped(
    text.length > 200 / size ? `${text.slice(0, Math.floor(200 / size) - 1)}…` : text,
  )}</text>`;

/** The label of a shipment as an SVG of 100 × 75 mm, with the bar code of its parcel; `""` without one. */
export function etiquetaSvg(envio: Envio | null | undefined): string {
  const code = envio?.rastreio_codigo ?? "";
  if (!envio || code === "") return "";
  const bars = barsOf(code);
  const last = bars.at(-1);
  const module = 88 / ((last?.at ?? 1) + (last?.width ?? 0));
  const cep = (envio.cep ?? "").replace(/^(\d{5})(\d{3})$/, "$1-$2");
  const parts = (...all: readonly (string | null)[]) => all.filter((part) => part).join(", ");
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 75" width="100%" role="img">',
    `<title>${escaped(`Etiqueta de ${envio.codigo}`)}</title>`,
    '<rect width="100" height="75" fill="#fff"/>',
    line(
      `${envio.servico.toUpperCase()} · ${envio.codigo}${envio.peso_g === null ? "" : ` · ${envio.peso_g} g`}`,
      8,
      4,
      700,
    ),
    ...bars.map(
      ({ at, width }) =>
        `<rect x="${(6 + at * module).toFixed(3)}" y="11" width="${(width * module).toFixed(3)}" height="18" fill="#000"/>`,
    ),
    line(code, 34, 4.5, 700),
    line("DESTINATÁRIO", 41, 2.8),
    line(envio.destinatario_nome, 46, 4.2, 700),
    line(parts(envio.logradouro, envio.numero, envio.complemento), 52, 3.6),
    line(envio.bairro ?? "", 57, 3.6),
    line(`${cep}  ${[envio.cidade, envio.uf].filter((part) => part).join(" – ")}`, 63, 4.2, 700),
    "</svg>",
  ].join("");
}

/** Print the labels of shipments, one on each page; those without a parcel have none. */
export function imprimirEtiquetas(envios: readonly (Envio | null | undefined)[]): void {
  const labels = envios.map(etiquetaSvg).filter((label) => label !== "");
  if (labels.length === 0) return;
  document.querySelector("iframe[data-etiquetas]")?.remove();
  const frame = document.createElement("iframe");
  frame.setAttribute("data-etiquetas", String(labels.length));
  frame.title = "Etiquetas";
  frame.width = "0";
  frame.height = "0";
  frame.style.position = "absolute";
  frame.style.border = "0";
  frame.ariaHidden = "true";
  frame.tabIndex = -1;
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) return;
  for (const label of labels) {
    const sheet = page.createElement("div");
    sheet.style.breakAfter = "page";
    sheet.innerHTML = label;
    page.body.append(sheet);
  }
  frame.contentWindow?.print();
}
