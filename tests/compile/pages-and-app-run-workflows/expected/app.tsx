// @generated from design/design.json. Do not edit.
import {
  defineApp,
  log,
} from "trama/runtime";
import {
  toText,
} from "trama/runtime/helpers";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";
import * as variables from "./variables";
import { abrir } from "./workflows/abrir";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
  onBeforeFetch: () => {
    variables.nome.set("a");
  },
  onCollectionFetchError: (run, event) => {
    log(run, toText(event));
  },
  onKeydown: (run, event) => {
    log(run, event.key);
  },
  onLoad: abrir,
  onSessionEnd: abrir,
});
