// @generated from designs/vendas/components/pipeline.json. Do not edit.
import {
  popup,
} from "trama/runtime";

/** Um pipeline, novo ou já em uso. O resultado é o id dele quando foi gravado. */
export const pipeline = popup({
  id: "pipeline",
  load: () => import("../components/pipeline"),
  css: "components/pipeline.css",
  history: "push",
});
