// @generated from designs/idiomas/design.json. Do not edit.
import type {
  PageRoute,
} from "trama/runtime";

const records = {
  lugar: [
    "belem",
    "lisboa",
    "sao_tome",
  ],
};

export const routes: PageRoute[] = [
  { path: "/", handle: { page: "inicio", language: "pt", css: "pages/inicio.css" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/en/", handle: { page: "inicio", language: "en", css: "pages/inicio.css" }, lazy: async () => ({ Component: (await import("./pages/inicio")).default }) },
  { path: "/lugares/:lugar/", handle: { page: "lugar", language: "pt", records: records.lugar }, lazy: async () => ({ Component: (await import("./pages/lugar")).default }) },
  { path: "/en/places/:lugar/", handle: { page: "lugar", language: "en", records: records.lugar }, lazy: async () => ({ Component: (await import("./pages/lugar")).default }) },
  { path: "/sobre/", handle: { page: "sobre", language: "pt" }, lazy: async () => ({ Component: (await import("./pages/sobre")).default }) },
  { path: "/en/about/", handle: { page: "sobre", language: "en" }, lazy: async () => ({ Component: (await import("./pages/sobre")).default }) },
];
