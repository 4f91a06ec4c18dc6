// @generated from design/tables.json. Do not edit.

export type Artigos = {
  readonly nota: number | null;
  readonly slug: string;
  readonly tipo: "carta" | "ensaio" | null;
  readonly titulo: string | null;
};
