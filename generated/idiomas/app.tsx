// @generated from designs/idiomas/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "idiomas",
  title: { en: "Languages", pt: "Idiomas" },
  titlePattern: { en: "{title} · Trama", pt: "{title} · Trama" },
  languages: ["pt", "en"],
  pages: { home: "inicio" },
  themes: { default: "system" },
  routes,
});
