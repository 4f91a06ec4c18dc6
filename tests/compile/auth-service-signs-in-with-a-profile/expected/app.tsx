// @generated from design/design.json. Do not edit.
import {
  defineApp,
  supabaseAuth,
  takeEmailLink,
} from "trama/runtime";
import { routes } from "./routes";
import {
  runtime,
} from "./runtime";

export const app = defineApp({
  runtime,
  name: "caso",
  title: "Caso",
  languages: ["en"],
  pages: { home: "inicio", login: "inicio" },
  groups: { admins: { roles: ["admin"] }, all: { roles: [] } },
  backend: { kind: "supabase" },
  routes,
  auth: supabaseAuth({ profile: { key: "id", table: "profiles" }, roles: { key: "role" } }),
  emailLinks: takeEmailLink,
});
