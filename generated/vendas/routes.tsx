// @generated from designs/vendas/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "pg-contatos", path: "/contatos/", css: "pages/pg-contatos.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-contatos") },
  { page: "pg-login", path: "/", css: "pages/pg-login.css", load: () => import("./pages/pg-login") },
  { page: "pg-perfil", path: "/perfil/:usuarioId/", css: "pages/pg-perfil.css", groups: ["equipe"], noindex: true, load: () => import("./pages/pg-perfil") },
];
