// @generated from designs/vendas/workflows.json. Do not edit.
import {
  workflow,
} from "trama/runtime";
import { auth } from "../auth";
import { mostrarErro } from "./mostrar-erro";
import { sair } from "./sair";

/** Quem teve o acesso desativado sai, e fica sabendo por quê: uma vez, seja quem for que diga primeiro. */
export const acessoEncerrar = workflow("acessoEncerrar", async (run) => {
  if (!auth.isAuthenticated.value) {
    return;
  }
  await sair(run);
  await mostrarErro(run, {
    mensagem: "Seu acesso está desativado. Fale com a pessoa responsável pela conta.",
  });
});
