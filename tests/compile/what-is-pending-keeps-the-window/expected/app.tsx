// @generated from design/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import * as variables from "./variables";

export const app = defineApp({
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
  pending: () => variables.fila.value.length > 0,
});
