// @generated from design/tables.json. Do not edit.

export type Contatos = {
  readonly endereco: {
    readonly cidade: string;
    readonly uf?: string | null | undefined;
  };
  readonly extra: unknown;
  readonly id: string;
  readonly tags: readonly {
    readonly id: string;
    readonly nome: string;
  }[];
};
