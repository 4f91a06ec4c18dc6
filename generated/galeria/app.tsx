// @generated from designs/galeria/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";

export const app = defineApp({
  name: "galeria",
  title: "Galeria",
  languages: ["pt"],
  pages: { home: "inicio" },
  themes: { default: "system" },
  routes,
});
