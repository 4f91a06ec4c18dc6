// @generated from design/design.json. Do not edit.
import {
  defineApp,
  firstLanguage,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt", "en"],
  pages: { home: "inicio" },
  routes,
  firstLanguage: firstLanguage({ keep: true, browser: true }),
});
