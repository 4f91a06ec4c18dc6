import { anonymousIndex } from "./contacts.ts";
import { quickReplies, resolutions, type Script, type Speaker, scripts } from "./conversations.ts";
import { type Draw, drawFor } from "./random.ts";
import { placeOf, type SalesBook, saleAt } from "./sales.ts";
import type { Row } from "./sql.ts";
import { contaOf, dayMs, hourMs, id, iso, localDay, mainCount, searchText, type World } from "./world.ts";

const minuteMs = 60_000;

/** As vendas de uma demonstração e, de cada contato que comprou, a última. */
export interface ServiceBook {
  readonly book: SalesBook;
  readonly lastSale: ReadonlyMap<number, number>;
}

export function openService(book: SalesBook): ServiceBook {
  const lastSale = new Map<number, number>();
  const when = new Map<number, number>();
  for (let index = 0; index < book.world.size.transacoes; index++) {
    const { contatoIndex, orderedMs } = placeOf(book, index);
    if (orderedMs >= (when.get(contatoIndex) ?? 0)) {
      when.set(contatoIndex, orderedMs);
      lastSale.set(contatoIndex, index);
    }
  }
  return { book, lastSale };
}

// Conversas --------------------------------------------------------------------------------------------------------

// As que toda tela tem de aguentar, no começo: nomes difíceis, a conversa comprida, a janela fechada.
const edgeContatos = [10, 0, 1, 2, 3, 4, 5, 6, 8, 9, 11];
const longChat = 3;
const closedWindowChat = 5;
const minutesAgo = [2, 9, 17, 31, 48, 3 * 24 * 60, 75, 110, 160, 230, 320, 500];

interface Conversation {
  readonly index: number;
  readonly contaIndex: number;
  readonly contatoIndex: number;
  readonly contato: Row;
  readonly canal: string;
  readonly responsavelIndex: number | null;
  readonly scripts: readonly Script[];
  readonly messages: readonly Message[];
}

interface Message {
  readonly speaker: Speaker;
  readonly text: string;
  readonly ms: number;
}

function contatoOfChat(world: World, index: number): number {
  const { chats } = world.size;
  const [mainChats, mainContatos] = [mainCount(chats), mainCount(world.contatos.length)];
  if (index >= mainChats) return mainContatos + index - mainChats;
  const rest = index - edgeContatos.length;
  const stride = Math.floor((mainContatos - 12) / (mainChats - edgeContatos.length));
  return edgeContatos[index] ?? 12 + rest * stride;
}

function conversationAt({ book, lastSale }: ServiceBook, index: number): Conversation {
  const { world } = book;
  const draw = drawFor(world.seed, "chats", index);
  const contaIndex = contaOf(index, world.size.chats);
  const contatoIndex = contatoOfChat(world, index);
  const contato = world.contatos[contatoIndex] ?? {};
  const drawn = draw.pick([0, 1, 2, 2, 2]);
  // Quem só vê as próprias conversas também tem das primeiras.
  const attendant = contaIndex === 1 ? 8 : index === 2 || index === 9 ? 1 : drawn;
  const sale = lastSale.get(contatoIndex);
  const names: Readonly<Record<string, string>> = {
    nome: String(contato.nome ?? "").split(" ")[0] ?? "",
    produto: sale === undefined ? "curso" : saleAt(book, sale).product.nome,
    atendente: ["Ana", "Bruno", "Carla"][attendant] ?? "Igor",
  };
  const chosen: Script[] = [];
  const lines: (readonly [Speaker, string])[] = [];
  const count = messageCount(world, index);
  for (let topic = index; lines.length < count; topic += 1 + draw.int(3)) {
    const script = scripts[topic % scripts.length];
    if (script) {
      chosen.push(script);
      lines.push(...script.turns);
    }
  }
  const spoken = lines.slice(0, count);
  // De trás para a frente: a última fala é a que se sabe quando foi.
  let ms = world.anchorMs - lastAgo(draw, index);
  const messages = spoken
    .map(
      ([speaker, line]): Omit<Message, "ms"> => ({
        speaker,
        text: line.replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole),
      }),
    )
    .reverse()
    .map((message, back) => {
      const isPause = back > 0 && back % 9 === 0;
      if (back > 0) ms -= (20 + draw.int(11 * 60)) * 1000 + (isPause ? draw.int(3 * dayMs) : 0);
      return { ...message, ms };
    })
    .reverse();
  return {
    index,
    contaIndex,
    contatoIndex,
    contato,
    canal: channelOf(draw, contato, index),
    responsavelIndex: index !== 1 && (index < 5 || index === 9 || draw.chance(75)) ? attendant : null,
    scripts: chosen,
    messages,
  };
}

// A comprida tem as suas; as outras repartem o resto, duas a duas mais e menos que a média.
function messageCount({ size }: World, index: number): number {
  if (index === longChat) return size.mensagensDoMaior;
  const others = size.chats - 1;
  const place = index < longChat ? index : index - 1;
  const rest = size.mensagens - size.mensagensDoMaior;
  const base = Math.floor(rest / others);
  const swing = place % 2 === 0 && place === others - 1 ? 0 : (place % 2 === 0 ? 1 : -1) * ((place >> 1) % 6);
  return base + swing + (place >= others - (rest - base * others) ? 1 : 0);
}

function lastAgo(draw: Draw, index: number): number {
  const minutes = minutesAgo[index];
  return minutes === undefined ? dayMs + draw.int(45 * dayMs) : minutes * minuteMs;
}

function channelOf(draw: Draw, contato: Row, index: number): string {
  const mark = draw.int(100);
  const drawn = mark < 60 ? "whatsapp" : mark < 75 ? "instagram" : mark < 90 ? "email" : "widget";
  if (contato.telefone === null) return "email";
  return index <= closedWindowChat || (drawn === "email" && contato.email === null) ? "whatsapp" : drawn;
}

function refOf({ canal, contato, contatoIndex, index }: Conversation): string {
  if (canal === "whatsapp") return String(contato.telefone);
  if (canal === "email") return String(contato.email);
  return canal === "instagram" ? `@pessoa.${contatoIndex}` : `visita-${index}`;
}

function statusOfChat(draw: Draw, index: number): string {
  if (index < 14) return "aberto";
  return draw.pick(["resolvido", "resolvido", "resolvido", "resolvido", "aberto", "pendente", "adiado"]);
}

const isHeard = ({ speaker }: Message): boolean => speaker === "e" || speaker === "s";

/** As conversas, com o que os gatilhos diriam delas. */
export function* chatRows(service: ServiceBook): Generator<Row> {
  const { world } = service.book;
  for (let index = 0; index < world.size.chats; index++) {
    const chat = conversationAt(service, index);
    const draw = drawFor(world.seed, "chats:status", index);
    const heard = chat.messages.filter(isHeard);
    const last = heard.at(-1);
    const lastIn = heard.findLast(({ speaker }) => speaker === "e");
    const status = statusOfChat(draw, index);
    const unread = heard.length - 1 - heard.findLastIndex(({ speaker }) => speaker === "s");
    yield {
      id: id(world, "chats", index),
      conta_id: id(world, "contas", chat.contaIndex),
      contato_id: chat.contato.id ?? null,
      canal: chat.canal,
      canal_ref: refOf(chat),
      status,
      prioridade: draw.pick(["normal", "normal", "normal", "alta", "baixa"]),
      responsavel_id: chat.responsavelIndex === null ? null : id(world, "usuarios", chat.responsavelIndex),
      ultima_mensagem_em: iso(last?.ms ?? world.anchorMs),
      ultima_mensagem_previa: previewOf(last?.text ?? ""),
      ultima_direcao: last?.speaker === "s" ? "saida" : "entrada",
      nao_lidas: status === "aberto" ? unread : 0,
      janela_ate: chat.canal === "whatsapp" && lastIn ? iso(lastIn.ms + dayMs) : null,
      adiado_ate: status === "adiado" ? iso(world.anchorMs + (1 + draw.int(48)) * hourMs) : null,
      criado_em: iso(chat.messages[0]?.ms ?? world.anchorMs),
    };
  }
}

// Por letra, e não por metade de uma: uma figura ocupa duas.
const previewOf = (text: string): string => [...text].slice(0, 120).join("");

const directions: Readonly<Record<Speaker, string>> = { e: "entrada", s: "saida", n: "nota", x: "sistema" };

/** As falas de cada conversa; onde se fala de um print, ele vai junto. */
export function* messageRows(service: ServiceBook): Generator<Row> {
  const { world } = service.book;
  let count = 0;
  for (let index = 0; index < world.size.chats; index++) {
    const chat = conversationAt(service, index);
    const lastIn = chat.messages.findLastIndex(({ speaker }) => speaker === "e");
    for (const [place, message] of chat.messages.entries()) {
      const draw = drawFor(world.seed, "mensagens", count);
      const { speaker, ms } = message;
      const isTold = speaker === "s" && place < lastIn;
      const hasFailed = speaker === "s" && !isTold && place > 0 && draw.chance(3);
      const status = speaker === "e" ? "entregue" : isTold ? "lida" : hasFailed ? "falhou" : "enviada";
      const isOwn = speaker === "s" || speaker === "n";
      yield {
        id: id(world, "mensagens", count),
        conta_id: id(world, "contas", chat.contaIndex),
        chat_id: id(world, "chats", index),
        direcao: directions[speaker],
        autor_id: isOwn ? id(world, "usuarios", chat.responsavelIndex ?? (chat.contaIndex === 1 ? 8 : 2)) : null,
        tipo: speaker === "x" ? "sistema" : isPicture(message) ? "imagem" : "texto",
        conteudo: message.text,
        arquivo_id: isPicture(message) && index < world.size.chats / 10 ? id(world, "arquivos_de_chat", index) : null,
        canal_msg_id: speaker === "e" || isTold ? `sim-${index}-${place}` : null,
        status,
        erro_codigo: hasFailed ? "canal_indisponivel" : null,
        erro_texto: hasFailed ? "O canal não respondeu." : null,
        enviada_em: speaker === "s" && !hasFailed ? iso(ms + 800) : null,
        entregue_em: isTold ? iso(ms + 2500) : null,
        lida_em: isTold ? iso(ms + 20_000) : null,
        criado_em: iso(ms),
      };
      count++;
    }
  }
}

const isPicture = ({ text }: Pick<Message, "text">): boolean => text === "Mandei por aqui";

// Uma fatura desenhada, que aparece sem rede.
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200">' +
    '<rect width="320" height="200" fill="#eef0f4"/><rect x="24" y="24" width="272" height="152" rx="8" fill="#fff"/>' +
    '<path d="M44 60h120M44 92h232M44 116h232M44 140h180" stroke="#7a8494" stroke-width="8"/></svg>',
)}`;

/** Os prints das primeiras conversas que os mencionam. */
export function* chatFileRows(service: ServiceBook): Generator<Row> {
  const { world } = service.book;
  for (let index = 0; index < world.size.chats / 10; index++) {
    const chat = conversationAt(service, index);
    const shown = chat.messages.find(isPicture);
    if (!shown) continue;
    yield {
      id: id(world, "arquivos_de_chat", index),
      conta_id: id(world, "contas", chat.contaIndex),
      url: picture,
      nome: "fatura.svg",
      ext: "svg",
      tag: "chat",
      tamanho: picture.length,
      mime: "image/svg+xml",
      entidade: "chat",
      entidade_id: id(world, "chats", index),
      enviado_por: id(world, "usuarios", chat.contaIndex === 1 ? 8 : 2),
      criado_em: iso(shown.ms),
    };
  }
}

/** Respostas prontas das duas contas. */
export const quickReplyRows = (world: World): readonly Row[] =>
  [0, 1].flatMap((conta) =>
    quickReplies.map(({ atalho, texto, canal, aprovado }, index) => ({
      id: id(world, "respostas_rapidas", conta * quickReplies.length + index),
      conta_id: id(world, "contas", conta),
      atalho,
      texto,
      canal: canal ?? null,
      modelo_aprovado: aprovado ?? false,
      criado_em: iso(world.anchorMs - 500 * dayMs),
    })),
  );

// Atendimentos -----------------------------------------------------------------------------------------------------

interface Ticket {
  readonly index: number;
  readonly contaIndex: number;
  readonly contatoIndex: number;
  readonly chatIndex: number | null;
  readonly script: Script;
  readonly status: string;
  readonly createdMs: number;
  readonly draw: Draw;
}

/** O que vence um minuto depois do «agora». */
const nearBreach = 1;

function ticketAt(service: ServiceBook, index: number): Ticket {
  const { world } = service.book;
  const { atendimentos, chats } = world.size;
  const draw = drawFor(world.seed, "atendimentos", index);
  const contaIndex = contaOf(index, atendimentos);
  const mainTickets = mainCount(atendimentos);
  const main = mainCount(world.contatos.length);
  const chatIndex = contaIndex === 0 && index < mainCount(chats) * 0.6 ? index : null;
  const drawn = contaIndex === 0 ? draw.int(main) : main + ((index - mainTickets) % (world.contatos.length - main));
  const contatoIndex =
    chatIndex === null ? (drawn === anonymousIndex ? drawn + 1 : drawn) : contatoOfChat(world, chatIndex);
  const isRecent = draw.chance(35) || index < 3;
  const status = isRecent
    ? index === 0 || index === nearBreach
      ? "em_atendimento"
      : draw.pick(["novo", "novo", "em_atendimento", "em_atendimento", "aguardando_cliente", "aguardando_interno"])
    : draw.pick(["resolvido", "fechado", "fechado", "fechado", "fechado", "fechado"]);
  const ageMs = isRecent
    ? hourMs + draw.int(70 * hourMs)
    : status === "resolvido"
      ? 30 * hourMs + draw.int(40 * hourMs)
      : 5 * dayMs + draw.int(400 * dayMs);
  return {
    index,
    contaIndex,
    contatoIndex,
    chatIndex,
    script: scripts[(chatIndex ?? draw.int(scripts.length)) % scripts.length] ?? emptyScript,
    status,
    createdMs: world.anchorMs - ageMs,
    draw,
  };
}

const emptyScript: Script = { categoria: "outro", assunto: "Outro assunto", turns: [] };

/** Atendimentos, numerados por mês na ordem em que se abriram; os prazos, o banco calcula. */
export function* ticketRows(service: ServiceBook): Generator<Row> {
  const { world } = service.book;
  const tickets = Array.from({ length: world.size.atendimentos }, (_, index) => ticketAt(service, index));
  const numbers = new Map<string, number>();
  for (const ticket of tickets.sort((a, b) => a.createdMs - b.createdMs || a.index - b.index)) {
    const { index, contaIndex, contatoIndex, chatIndex, script, status, createdMs, draw } = ticket;
    const month = localDay(createdMs).slice(2, 7).replace("-", "");
    const number = (numbers.get(`${contaIndex} ${month}`) ?? 0) + 1;
    numbers.set(`${contaIndex} ${month}`, number);
    const codigo = `AT-${month}-${String(number).padStart(5, "0")}`;
    const isDone = status === "resolvido" || status === "fechado";
    const sale = service.lastSale.get(contatoIndex);
    const responsavel = contaIndex === 1 ? 8 : draw.pick([0, 2, 2, 2]);
    const answeredMs = Math.min(createdMs + (5 + draw.int(200)) * minuteMs, world.anchorMs - 10 * minuteMs);
    const solvedMs = answeredMs + hourMs + draw.int(24 * hourMs);
    const isNear = index === nearBreach;
    const isAssigned = status !== "novo" || draw.chance(40);
    yield {
      id: id(world, "atendimentos", index),
      conta_id: id(world, "contas", contaIndex),
      codigo,
      contato_id: world.contatos[contatoIndex]?.id ?? null,
      chat_id: chatIndex === null ? null : id(world, "chats", chatIndex),
      transacao_id:
        sale !== undefined && script.categoria !== "duvida" && draw.chance(70) ? id(world, "transacoes", sale) : null,
      assunto: script.assunto,
      descricao: draw.chance(50) ? (script.turns[0]?.[1].replace("{produto}", "curso") ?? null) : null,
      categoria: script.categoria,
      status,
      prioridade: index === 0 ? "alta" : draw.pick(priorities[script.categoria] ?? ["baixa", "normal", "normal"]),
      canal: chatIndex === null ? draw.pick(["email", "widget"]) : conversationAt(service, chatIndex).canal,
      responsavel_id: isAssigned ? id(world, "usuarios", responsavel) : null,
      primeira_resposta_em: status === "novo" ? null : iso(answeredMs),
      resolvido_em: isDone ? iso(Math.min(solvedMs, world.anchorMs - hourMs)) : null,
      fechado_em: status === "fechado" ? iso(solvedMs + 3 * dayMs) : null,
      sla_resposta_em: isNear ? iso(createdMs + hourMs) : null,
      sla_resolucao_em: isNear ? iso(world.anchorMs + minuteMs) : null,
      sla_atencao_em: isNear ? iso(world.anchorMs - hourMs) : null,
      pausado_em:
        status === "aguardando_cliente" ? iso(Math.max(answeredMs, world.anchorMs - draw.int(20) * hourMs)) : null,
      reaberturas: isDone && draw.chance(12) ? 1 : 0,
      satisfacao: status === "fechado" && draw.chance(50) ? draw.pick([3, 4, 5, 5, 5]) : null,
      busca: searchText(codigo, script.assunto),
      criado_em: iso(createdMs),
    };
  }
}

const priorities: Readonly<Record<string, readonly string[]>> = {
  acesso: ["alta", "alta", "alta", "urgente"],
  pagamento: ["alta", "alta", "normal"],
};

/** O que se fez em cada atendimento resolvido. */
export function* ticketNoteRows(service: ServiceBook): Generator<Row> {
  const { world } = service.book;
  for (let index = 0; index < world.size.atendimentos; index++) {
    const { status, contaIndex, contatoIndex, createdMs, draw } = ticketAt(service, index);
    if (status !== "resolvido" && status !== "fechado") continue;
    yield {
      id: id(world, "notas_de_atendimento", index),
      conta_id: id(world, "contas", contaIndex),
      contato_id: world.contatos[contatoIndex]?.id ?? null,
      texto: draw.pick(resolutions),
      autor_id: id(world, "usuarios", contaIndex === 1 ? 8 : 2),
      entidade: "atendimentos",
      entidade_id: id(world, "atendimentos", index),
      criado_em: iso(createdMs + 20 * hourMs),
    };
  }
}
