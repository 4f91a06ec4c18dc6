// @generated from design/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "contato", path: "/contatos/:contatoId/", load: () => import("./pages/contato") },
  { page: "inicio", path: "/", load: () => import("./pages/inicio") },
];
