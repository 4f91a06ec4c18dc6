// @generated from design/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/", handle: { page: "inicio", css: "pages/inicio.css" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
];
