// @generated from designs/idiomas/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

const records = {
  lugar: [
    "belem",
    "lisboa",
    "sao_tome",
  ],
};

export const routes: readonly Route[] = [
  { page: "inicio", path: "/", language: "pt", load: () => import("./pages/inicio") },
  { page: "inicio", path: "/en/", language: "en", load: () => import("./pages/inicio") },
  { page: "lugar", path: "/lugares/:lugar/", language: "pt", records: records.lugar, load: () => import("./pages/lugar") },
  { page: "lugar", path: "/en/places/:lugar/", language: "en", records: records.lugar, load: () => import("./pages/lugar") },
  { page: "sobre", path: "/sobre/", language: "pt", load: () => import("./pages/sobre") },
  { page: "sobre", path: "/en/about/", language: "en", load: () => import("./pages/sobre") },
];
