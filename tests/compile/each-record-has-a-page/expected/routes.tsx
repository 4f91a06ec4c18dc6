// @generated from design/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

const records = {
  lugar: [
    "belem",
    "sao_tome",
  ],
};

export const routes: PageRoute[] = [
  { path: "/", handle: { page: "inicio", language: "pt" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/en/", handle: { page: "inicio", language: "en" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/lugares/:lugar/", handle: { page: "lugar", language: "pt", records: records.lugar }, lazy: async () => ({ Component: (await import("./pages/lugar")).default }) },
  { path: "/en/places/:lugar/", handle: { page: "lugar", language: "en", records: records.lugar }, lazy: async () => ({ Component: (await import("./pages/lugar")).default }) },
];
