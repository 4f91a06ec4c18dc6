// @generated from design/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "inicio", path: "/", language: "pt", load: () => import("./pages/inicio") },
  { page: "inicio", path: "/en/", language: "en", load: () => import("./pages/inicio") },
];
