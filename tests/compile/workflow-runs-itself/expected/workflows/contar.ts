// @generated from design/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";

export const contar = workflow<{ readonly resto: number }, number>("contar", async (run, params): Promise<number | null | undefined> => {
  if (params.resto <= 0) {
    return 0;
  }
  const menos = await contar(run, {
    resto: params.resto - 1,
  });
  return (menos ?? 0) + 1;
});
