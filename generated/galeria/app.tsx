// @generated from designs/galeria/design.json. Do not edit.
import {
  defineApp,
  setTheme,
} from "trama/runtime";
import { routes } from "./routes";
import {
  currentPage,
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
  onBeforeFetch: (run) => {
    if (currentPage.value.query.theme !== "light" && currentPage.value.query.theme !== "dark") {
      return;
    }
    setTheme(run, currentPage.value.query.theme === "dark" ? "dark" : "light");
  },
});
