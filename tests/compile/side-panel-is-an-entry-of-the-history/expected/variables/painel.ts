// @generated from design/variables.json. Do not edit.
import {
  variable,
} from "../runtime";

export const painel = variable<boolean>({
  id: "painel",
  type: "boolean",
  default: false,
  query: true,
  history: "push",
});
