// @generated from design/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/", handle: { page: "inicio", language: "pt" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/en/", handle: { page: "inicio", language: "en" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
];
