// @generated from designs/tarefas/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "tarefas",
  title: "Tarefas",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
});
