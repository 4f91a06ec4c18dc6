/** Quantas linhas de cada tabela; comissões e métricas decorrem das outras. */
export interface Size {
  readonly contas: number;
  readonly usuarios: number;
  readonly produtos: number;
  readonly participantes: number;
  /** Há quantos dias os coprodutores participam; o primeiro deles, há mais. Disso depende quantas comissões há. */
  readonly diasDeCoproducao: number;
  readonly diasDaPrimeiraCoproducao: number;
  readonly contatos: number;
  readonly tags: number;
  readonly contatoTags: number;
  readonly transacoes: number;
  /** Quantos passos as vendas deram ao todo. */
  readonly eventos: number;
  readonly usuariosApp: number;
  readonly pipelines: number;
  readonly etapas: number;
  readonly oportunidades: number;
  readonly tarefas: number;
  /** Quase todas: quem não aceita contato não tem recuperação. */
  readonly recuperacoes: number;
  readonly anuncios: number;
  readonly diasDeAnuncio: number;
  readonly arquivos: number;
  readonly notas: number;
  readonly chats: number;
  readonly mensagens: number;
  /** Quantas das mensagens são de uma só conversa. */
  readonly mensagensDoMaior: number;
  readonly atendimentos: number;
  readonly envios: number;
  /** Quantos dos envios da conta principal têm um objeto. */
  readonly rastreios: number;
  /** Quantas passagens os objetos tiveram ao todo. */
  readonly eventosDeRastreio: number;
  readonly importacoes: number;
  readonly errosDeImportacao: number;
  readonly exportacoes: number;
  readonly links: number;
}

/** A demonstração de todo dia, e a que prova que as listas aguentam. */
export const sizes: Readonly<Record<"demo" | "100k", Size>> = {
  demo: {
    contas: 2,
    usuarios: 9,
    produtos: 8,
    participantes: 12,
    diasDeCoproducao: 74,
    diasDaPrimeiraCoproducao: 129,
    contatos: 300,
    tags: 10,
    contatoTags: 420,
    transacoes: 1000,
    eventos: 2400,
    usuariosApp: 350,
    pipelines: 2,
    etapas: 11,
    oportunidades: 120,
    tarefas: 60,
    recuperacoes: 134,
    anuncios: 10,
    diasDeAnuncio: 124,
    arquivos: 12,
    notas: 90,
    chats: 60,
    mensagens: 900,
    mensagensDoMaior: 400,
    atendimentos: 80,
    envios: 90,
    rastreios: 70,
    eventosDeRastreio: 320,
    importacoes: 3,
    errosDeImportacao: 25,
    exportacoes: 6,
    links: 14,
  },
  "100k": {
    contas: 3,
    usuarios: 24,
    produtos: 40,
    participantes: 90,
    diasDeCoproducao: 147,
    diasDaPrimeiraCoproducao: 163,
    contatos: 62_000,
    tags: 40,
    contatoTags: 90_000,
    transacoes: 100_000,
    eventos: 240_000,
    usuariosApp: 48_000,
    pipelines: 6,
    etapas: 36,
    oportunidades: 6000,
    tarefas: 3000,
    recuperacoes: 15_221,
    anuncios: 134,
    diasDeAnuncio: 545,
    arquivos: 600,
    notas: 9000,
    chats: 6000,
    mensagens: 200_000,
    mensagensDoMaior: 5000,
    atendimentos: 8000,
    envios: 9000,
    rastreios: 8200,
    eventosDeRastreio: 41_000,
    importacoes: 12,
    errosDeImportacao: 4000,
    exportacoes: 60,
    links: 400,
  },
};
