// @generated from design/design.json. Do not edit.
import {
  type Route,
} from "trama/runtime";

export const routes: readonly Route[] = [
  { page: "inicio", path: "/", load: () => import("./pages/inicio") },
];
