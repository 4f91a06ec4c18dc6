// @generated from designs/tarefas/variables.json. Do not edit.

export { prazo } from "./variables/prazo";
export { tarefas } from "./variables/tarefas";
