// @generated from design/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/entrar/", handle: { page: "entrar" }, lazy: async () => ({ Component: (await import("./pages/entrar")).default }) },
  { path: "/", handle: { page: "inicio", groups: ["equipe", "chefia"], noindex: true }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/perdida/", handle: { page: "perdida" }, lazy: async () => ({ Component: (await import("./pages/perdida")).default }) },
  { path: "/proibida/", handle: { page: "proibida" }, lazy: async () => ({ Component: (await import("./pages/proibida")).default }) },
];
