// @generated from designs/vendas/workflows.json. Do not edit.
import {
  isWindowFocused,
  log,
  workflow,
} from "trama/runtime";
import {
  playSound,
} from "trama/runtime/plugins/sound";
import { chats } from "../collections/chats";
import * as variables from "../variables";

/** Chegou uma mensagem de quem compra. */
export const chatRecebida = workflow<{
  readonly chat: string;
  readonly direcao: string;
  readonly texto: string;
}>("chatRecebida", async (run, params) => {
  if (params.direcao !== "entrada") {
    return;
  }
  variables.anuncio.set(`${chats.data.value.find((uma) => uma.id === params.chat)?.contato.nome ?? "Nova mensagem"}: ${params.texto}`);
  if (!variables.somLigado.value || isWindowFocused.value) {
    return;
  }
  await playSound(run, {
    sound: "mensagem",
    src: "assets/mensagem.wav",
  });
}, {
  onError: (run) => {
    log(run, "o som não tocou");
  },
});
