/** De quem é uma fala: `e` de quem compra, `s` de quem atende, `n` nota interna, `x` do sistema. */
export type Speaker = "e" | "s" | "n" | "x";

/** Uma conversa sobre um assunto; `{nome}`, `{produto}` e `{atendente}` dependem de quem fala. */
export interface Script {
  readonly categoria: string;
  readonly assunto: string;
  readonly turns: readonly (readonly [Speaker, string])[];
}

const script = (categoria: string, assunto: string, ...lines: readonly string[]): Script => ({
  categoria,
  assunto,
  turns: lines.map((line) => [speakerOf(line), line.slice(2)]),
});

function speakerOf(line: string): Speaker {
  const mark = line.charAt(0);
  if (mark === "e" || mark === "s" || mark === "n" || mark === "x") return mark;
  throw new Error(`no speaker is called ${mark}`);
}

/** As conversas de que a demonstração é feita. */
export const scripts: readonly Script[] = [
  script(
    "acesso",
    "Não consegue entrar na área de membros",
    "e Oi, boa tarde. Comprei o {produto} e não recebi o acesso",
    "s Oi, {nome}. Aqui é {atendente}, tudo bem? Vou olhar isso para você.",
    "n Compra aprovada; o e-mail de acesso voltou.",
    "s Com qual e-mail você fez a compra?",
    "e Com este mesmo, o do cadastro",
    "s Obrigada. O e-mail de boas-vindas foi para a caixa de promoções. Reenviei agora, pode conferir?",
    "e Achei aqui! Estava em promoções mesmo",
    "e Mas quando clico pede uma senha",
    "s A primeira senha é você quem cria: clique em “Criar senha” logo abaixo do botão de entrar.",
    "e Deu certo, muito obrigada 🙏",
    "s Que bom! Boas aulas, e qualquer coisa é só chamar.",
  ),
  script(
    "pagamento",
    "Dúvida sobre o pix pendente",
    "e Oi, o pix venceu antes de eu pagar. Consegue mandar outro?",
    "s Oi, {nome}. Claro, gero um novo agora mesmo.",
    "s O código vale por 1 hora. Quer que eu mande também o QR code?",
    "e Pode mandar os dois",
    "s Prontinho, acabei de mandar no seu e-mail.",
    "e Paguei agora, demora para cair?",
    "s Costuma cair em menos de 1 minuto.",
    "n Pix confirmado na plataforma.",
    "s Confirmado! Seu acesso ao {produto} já está liberado.",
    "e Perfeito, obrigada",
  ),
  script(
    "reembolso",
    "Pedido de reembolso dentro da garantia",
    "e Boa noite, quero pedir o reembolso do {produto}",
    "s Boa noite, {nome}. Posso saber o que aconteceu? Se for algo que dê para resolver, eu ajudo.",
    "e Não era o que eu esperava, achei muito básico para mim",
    "s Entendo. Você está dentro da garantia, então o valor volta inteiro.",
    "s No cartão o estorno aparece em até duas faturas. Posso confirmar o pedido?",
    "e Pode sim",
    "n Reembolso pedido na plataforma. Oferecer a turma avançada em agosto.",
    "s Pedido feito. Você recebe um e-mail com o comprovante ainda hoje.",
    "e Obrigado pela atenção",
  ),
  script(
    "entrega",
    "Kit não chegou no prazo",
    "e Olá, meu kit era para ter chegado na sexta e até agora nada",
    "s Olá, {nome}. Sinto muito pela demora. Vou consultar o rastreio.",
    "s O pacote está na unidade da sua cidade desde ontem. A previsão de entrega é amanhã.",
    "e Certo, vou aguardar então",
    "s Se não chegar até amanhã às 18h, me chame por aqui que eu abro uma reclamação com a transportadora.",
    "e Chegou agora! Tudo certinho 📦",
    "s Que ótima notícia. Aproveite!",
  ),
  script(
    "conteudo",
    "Vídeo do módulo 3 não carrega",
    "e A aula 2 do módulo 3 do {produto} não abre de jeito nenhum",
    "s Oi, {nome}. Em qual aparelho você está assistindo?",
    "e No celular, pelo navegador",
    "s Pode tentar abrir em uma janela anônima? Às vezes uma extensão bloqueia o vídeo.",
    "e Continua igual, fica carregando",
    "n Reproduzido: o vídeo está com a resolução errada. Avisar a equipe de conteúdo.",
    "s Consegui reproduzir aqui. É um problema nosso, já pedi a correção.",
    "s Corrigido! Pode recarregar a página.",
    "e Agora foi. Vocês são rápidos",
  ),
  script(
    "duvida",
    "Parcelamento do curso",
    "e Oi! Dá para parcelar o {produto} em quantas vezes?",
    "s Oi, {nome}! No cartão, em até 12 vezes.",
    "e Tem juros?",
    "s A partir da segunda parcela, os da própria operadora. À vista no pix fica sem nenhum acréscimo.",
    "e E no boleto dá para parcelar?",
    "s No boleto só à vista. Quer que eu mande o link do cartão?",
    "e Quero sim, por favor",
    "s Enviado. O preço promocional vale até domingo.",
    "e Vou fechar hoje à noite então",
  ),
  script(
    "duvida",
    "Certificado de conclusão",
    "e Bom dia! O {produto} tem certificado?",
    "s Bom dia, {nome}. Tem sim, com 40 horas, e sai quando você chega a 80% das aulas.",
    "e Ele serve para horas complementares na faculdade?",
    "s A maioria das faculdades aceita. O melhor é confirmar com a coordenação do seu curso.",
    "e Ótimo, vou perguntar lá",
  ),
  script(
    "pagamento",
    "Cobrança em duplicidade",
    "e Fui cobrada duas vezes na fatura deste mês 😟",
    "s Oi, {nome}. Vou verificar agora. Pode me mandar um print da fatura?",
    "e Mandei por aqui",
    "n Duas autorizações; só uma foi capturada.",
    "s Obrigada! Uma das duas é só uma pré-autorização: ela some da fatura em até 7 dias.",
    "e Ah, entendi. Então não preciso fazer nada?",
    "s Isso mesmo. Se ela continuar lá na semana que vem, me chame.",
    "e Combinado",
  ),
  script(
    "outro",
    "Nota fiscal em nome da empresa",
    "e Preciso da nota fiscal em nome da minha empresa, como faço?",
    "s Oi, {nome}. Me passa o CNPJ e o e-mail do financeiro, por favor?",
    "e Já te mando",
    "s Perfeito. A nota sai em até 2 dias úteis.",
    "x {atendente} marcou a conversa como pendente.",
    "s Nota emitida e enviada para o financeiro.",
    "e Recebemos, obrigado",
  ),
  script(
    "acesso",
    "Troca de e-mail do cadastro",
    "e Perdi o acesso ao meu e-mail antigo. Dá para trocar no cadastro?",
    "s Oi, {nome}. Dá sim. Por segurança, pode me dizer a data aproximada da compra do {produto}?",
    "e Foi no começo do ano, acho que em fevereiro",
    "s Confere. E qual é o e-mail novo?",
    "e É o que aparece aqui na conversa",
    "s Troquei e mandei um link de confirmação para ele.",
    "e Confirmado! Entrei normalmente",
    "s Perfeito. Bons estudos!",
  ),
];

/** As respostas prontas, e os modelos que o WhatsApp aceita fora da janela. */
export const quickReplies: readonly {
  readonly atalho: string;
  readonly texto: string;
  readonly canal?: string;
  readonly aprovado?: true;
}[] = [
  { atalho: "oi", texto: "Oi, {nome}. Tudo bem? Como posso ajudar?" },
  { atalho: "acesso", texto: "{nome}, reenviei o seu acesso ao {produto}. Confira também a caixa de promoções." },
  { atalho: "pix", texto: "Aqui está um novo pix para o {produto}: {link}. Ele vale por 1 hora." },
  { atalho: "garantia", texto: "Você está dentro da garantia. O valor volta inteiro, em até duas faturas no cartão." },
  { atalho: "aguarde", texto: "Estou verificando e já volto com uma resposta." },
  { atalho: "obrigado", texto: "Por nada, {nome}. Qualquer coisa, é só chamar." },
  {
    atalho: "retomar",
    texto: "Oi, {nome}. Podemos continuar nossa conversa sobre o {produto}?",
    canal: "whatsapp",
    aprovado: true,
  },
  {
    atalho: "pagamento-link",
    texto: "Oi, {nome}. Seu pedido do {produto} está reservado. Para concluir: {link}",
    canal: "whatsapp",
    aprovado: true,
  },
];

/** O que se escreve ao resolver. */
export const resolutions: readonly string[] = [
  "Acesso reenviado e conferido com a pessoa.",
  "Pagamento confirmado na plataforma.",
  "Reembolso pedido e comprovante enviado.",
  "Dúvida respondida por mensagem.",
  "Transportadora confirmou a entrega.",
];
