// @generated from design/design.json. Do not edit.
import {
  defineApp,
  log,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
  onKeyup: (run, event) => {
    log(run, event.code);
  },
  onResize: (run, event) => {
    log(run, `${event.width} ${event.height}`);
  },
  onScroll: (run, event) => {
    log(run, `${event.x} ${event.y}`);
  },
  onUnload: (run) => {
    log(run, "fim");
  },
});
