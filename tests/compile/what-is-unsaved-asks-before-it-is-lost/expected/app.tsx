// @generated from design/design.json. Do not edit.
import {
  currentPage,
  defineApp,
  openPopup,
} from "trama/runtime";
import {
  pergunta,
} from "./popups";
import { routes } from "./routes";

export const app = defineApp({
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
  unsaved: (run) => openPopup(run, pergunta, {
    texto: `Sair de ${currentPage.value.path}?`,
  }),
});
