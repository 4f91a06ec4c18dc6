// @generated from designs/cartoes/design.json. Do not edit.
import {
  defineApp,
} from "trama/runtime";
import { routes } from "./routes";

export const app = defineApp({
  name: "cartoes",
  title: "Cartões",
  languages: ["pt"],
  pages: { home: "inicio" },
  routes,
});
