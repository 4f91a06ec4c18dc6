// @generated from designs/tarefas/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";

export const app = defineApp({
  name: "tarefas",
  title: "Tarefas",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
});
