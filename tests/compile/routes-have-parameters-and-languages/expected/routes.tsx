// @generated from design/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "contato", path: "/contatos/:contatoId/:aba/", language: "pt", defaults: { aba: "dados" }, load: () => import("./pages/contato") },
  { page: "contato", path: "/en/contacts/:contatoId/:aba/", language: "en", defaults: { aba: "dados" }, load: () => import("./pages/contato") },
  { page: "inicio", path: "/", language: "pt", load: () => import("./pages/inicio") },
  { page: "inicio", path: "/en/", language: "en", load: () => import("./pages/inicio") },
];
