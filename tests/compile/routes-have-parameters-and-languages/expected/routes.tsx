// @generated from design/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/contatos/:contatoId/:aba/", handle: { page: "contato", language: "pt", defaults: { aba: "dados" } }, lazy: async () => ({ Component: (await import("./pages/contato")).default }) },
  { path: "/en/contacts/:contatoId/:aba/", handle: { page: "contato", language: "en", defaults: { aba: "dados" } }, lazy: async () => ({ Component: (await import("./pages/contato")).default }) },
  { path: "/", handle: { page: "inicio", language: "pt" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/en/", handle: { page: "inicio", language: "en" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
];
