// @generated from design/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "entrar", path: "/entrar/", load: () => import("./pages/entrar") },
  { page: "inicio", path: "/", groups: ["equipe", "chefia"], noindex: true, load: () => import("./pages/inicio") },
  { page: "perdida", path: "/perdida/", load: () => import("./pages/perdida") },
  { page: "proibida", path: "/proibida/", load: () => import("./pages/proibida") },
];
