import { drawFor } from "./random.ts";
import type { Row } from "./sql.ts";
import { ago, dayMs, id, localDay, startOfLocalDay, type World } from "./world.ts";

/** O que a divisão de uma venda precisa saber do produto. */
export interface Product {
  readonly index: number;
  readonly contaIndex: number;
  readonly nome: string;
  readonly plataforma: string;
  readonly tipo: string;
  readonly fisico: boolean;
  readonly precoCents: number;
  readonly garantiaDias: number;
  readonly taxaBps: number;
  readonly taxaFixaCents: number;
  readonly afiliadoBps: number;
  readonly coprodutores: readonly Participant[];
}

interface Participant {
  readonly nome: string;
  readonly email: string;
  readonly usuarioIndex: number | null;
  readonly bps: number;
  /** Quando a participação começou: as vendas de antes não se dividem com ela. */
  readonly sinceMs: number;
}

const catalogue: readonly (readonly [string, string, string, number])[] = [
  ["Violão em 30 dias", "hotmart", "curso", 29700],
  ["Mentoria Palco", "kiwify", "evento", 199700],
  ["Clube da Música", "hotmart", "assinatura", 4700],
  ["Teoria sem Medo", "eduzz", "ebook", 9700],
  ["Kit de Cordas Aurora", "perfectpay", "fisico", 19700],
  ["Canto do Zero", "kiwify", "curso", 49700],
  ["Produção em Casa", "ticto", "curso", 99700],
  ["Marcenaria Simples", "hotmart", "curso", 19700],
];
const platforms = ["hotmart", "kiwify", "eduzz", "braip", "monetizze", "perfectpay", "ticto", "cartpanda"] as const;
const subjects = ["Piano", "Flauta", "Bateria", "Ukulele", "Harmonia", "Arranjo", "Regência", "Composição"];
const prices = [4700, 9700, 19700, 49700, 99700, 199700];

/** Os produtos; o oitavo é da conta vizinha. */
export function createProducts(world: World): readonly Product[] {
  const { seed, size } = world;
  return Array.from({ length: size.produtos }, (_, index) => {
    const draw = drawFor(seed, "produtos", index);
    const [nome, plataforma, tipo, precoCents] = catalogue[index] ?? [
      `${subjects[index % subjects.length] ?? ""} nível ${1 + Math.floor(index / subjects.length)}`,
      draw.pick(platforms),
      "curso",
      draw.pick(prices),
    ];
    return {
      index,
      contaIndex: index === 7 ? 1 : 0,
      nome,
      plataforma,
      tipo,
      fisico: tipo === "fisico",
      precoCents,
      garantiaDias: draw.pick([7, 7, 15, 30]),
      taxaBps: draw.pick([999, 890, 490]),
      taxaFixaCents: draw.pick([100, 249]),
      afiliadoBps: draw.pick([3000, 4000, 5000]),
      coprodutores: coproducers(world, index),
    };
  });
}

// Cada produto par tem dois coprodutores; o primeiro usa o app e só vê as comissões dele.
function coproducers({ anchorMs, size }: World, index: number): readonly Participant[] {
  const sinceMs = startOfLocalDay(anchorMs - size.diasDeCoproducao * dayMs);
  const firstMs = startOfLocalDay(anchorMs - size.diasDaPrimeiraCoproducao * dayMs);
  return index % 2 === 1 || index === 7
    ? []
    : [
        {
          nome: "Felipe Rocha",
          email: "felipe.rocha@aurora.example",
          usuarioIndex: 5,
          bps: 1500,
          sinceMs: index === 0 ? firstMs : sinceMs,
        },
        {
          nome: `Estúdio ${index + 1}`,
          email: `estudio${index}@parceiros.example`,
          usuarioIndex: null,
          bps: 1000,
          sinceMs,
        },
      ];
}

/** Os coprodutores com que se divide uma venda aprovada neste instante. */
export const coproducersAt = ({ coprodutores }: Product, approvedMs: number): readonly Participant[] =>
  coprodutores.filter(({ sinceMs }) => approvedMs >= sinceMs);

export const productRows = (world: World, products: readonly Product[]): readonly Row[] =>
  products.map((product) => ({
    id: id(world, "produtos", product.index),
    conta_id: id(world, "contas", product.contaIndex),
    nome: product.nome,
    plataforma: product.plataforma,
    plataforma_produto_id: `P${String(1000 + product.index * 37)}`,
    tipo: product.tipo,
    fisico: product.fisico,
    garantia_dias: product.garantiaDias,
    preco_centavos: product.precoCents,
    taxa_bps: product.taxaBps,
    taxa_fixa_centavos: product.taxaFixaCents,
    afiliado_bps: product.afiliadoBps,
    peso_g: product.fisico ? 350 : null,
    altura_cm: product.fisico ? 4 : null,
    largura_cm: product.fisico ? 12 : null,
    comprimento_cm: product.fisico ? 18 : null,
    criado_em: ago(world.anchorMs, 549),
  }));

/** Quem divide cada produto: os coprodutores, e afiliados até completar a conta. */
export function participantRows(world: World, products: readonly Product[]): readonly Row[] {
  const rows: Row[] = [];
  const add = (product: Product, papel: string, person: Participant): void => {
    rows.push({
      id: id(world, "produto_participantes", rows.length),
      conta_id: id(world, "contas", product.contaIndex),
      produto_id: id(world, "produtos", product.index),
      papel,
      nome: person.nome,
      email: person.email,
      usuario_id: person.usuarioIndex === null ? null : id(world, "usuarios", person.usuarioIndex),
      percentual_bps: person.bps,
      inicio: localDay(person.sinceMs),
      fim: null,
    });
  };
  for (const product of products) {
    for (const person of product.coprodutores) add(product, "coprodutor", person);
  }
  for (let index = 0; rows.length < world.size.participantes; index++) {
    const product = products[index % products.length];
    if (product === undefined) break;
    const affiliate = affiliateAt(index);
    const sinceMs = world.anchorMs - 549 * dayMs;
    add(product, "afiliado", { ...affiliate, usuarioIndex: null, bps: product.afiliadoBps, sinceMs });
  }
  return rows.slice(0, world.size.participantes);
}

const affiliates = ["Nina Couto", "Davi Serra", "Lara Pontes", "Caio Freire", "Rosa Antunes", "Tomás Leme"];

/** Um afiliado dos que vendem. */
export function affiliateAt(index: number): { readonly nome: string; readonly email: string } {
  const nome = affiliates[index % affiliates.length] ?? "";
  const login = nome
    .normalize("NFD")
    .replace(/[^A-Za-z ]/g, "")
    .toLowerCase()
    .replace(" ", ".");
  return { nome, email: `${login}@afiliados.example` };
}
