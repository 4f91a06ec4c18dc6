// @generated from design/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

export const routes: PageRoute[] = [
  { path: "/", handle: { page: "inicio" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
];
