export interface Contato {
  readonly nome: string;
}

export const contato = (): Contato => ({ nome: "Ana" });

export const qualquer = (): unknown => contato();
