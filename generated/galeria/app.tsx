// @generated from designs/galeria/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "galeria",
  title: "Galeria",
  languages: ["pt"],
  pages: { home: "inicio" },
  themes: { default: "system" },
  routes,
});
