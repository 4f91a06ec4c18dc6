// @generated from designs/proprio/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";

export const app = defineApp({
  name: "proprio",
  title: "Elementos próprios",
  languages: ["pt"],
  pages: { home: "inicio" },
  themes: { default: "system" },
  routes,
});
