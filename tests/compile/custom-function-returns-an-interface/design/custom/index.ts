export interface Endereco {
  readonly cidade: string;
}

export interface Contato {
  readonly nome: string;
  readonly endereco: Endereco | null;
}

export interface Totais {
  readonly abertos: number;
  readonly fechados: number;
}

export const contato = (): Contato => ({ nome: "Ana", endereco: null });

export const contatos = async (): Promise<readonly Contato[]> => [contato()];

export const totais = (): Totais => ({ abertos: 1, fechados: 2 });

export const nomeDe = (dados: Contato): string => dados.nome;

export const tamanho = (dados: Readonly<Record<string, unknown>>): number => Object.keys(dados).length;
