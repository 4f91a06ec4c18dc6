// @generated from designs/proprio/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "proprio",
  title: "Elementos próprios",
  languages: ["pt"],
  pages: { home: "inicio" },
  themes: { default: "system" },
  routes,
});
