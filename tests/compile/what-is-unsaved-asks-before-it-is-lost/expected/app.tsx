// @generated from design/design.json. Do not edit.
import {
  defineApp,
  openPopup,
} from "trama/runtime";
import {
  pergunta,
} from "./popups";
import { routes } from "./routes";
import {
  currentPage,
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
  unsaved: (run) => openPopup(run, pergunta, {
    texto: `Sair de ${currentPage.value.path}?`,
  }),
});
