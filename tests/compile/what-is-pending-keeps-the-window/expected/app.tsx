// @generated from design/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";
import * as variables from "./variables";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
  pending: () => variables.fila.value.length > 0,
});
