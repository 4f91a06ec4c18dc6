// @generated from designs/vendas/components/perfil-avatar.json. Do not edit.
import {
  If,
  batch,
  component,
  fileToBase64,
  handle,
  localVariable,
  uploadFile,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FilePicker } from "trama/runtime/elements/file-picker";
import { ProgressBar } from "trama/runtime/elements/progress-bar";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import type { UsuarioRow } from "../collections/usuario";
import { usuario } from "../collections/usuario";
import AvatarIniciais from "./avatar-iniciais";
import { mensagemErro } from "../formulas/mensagem-erro";
import { imageIcon } from "../icons/image";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { perfilAtualizar } from "../workflows/perfil-atualizar";

/** A foto de uma pessoa, e como trocá-la: aparece assim que é escolhida, e volta a anterior se não for aceita. */
const PerfilAvatar = component("perfil-avatar", {}, () => {
  const elements = {
    arquivo: handle(FilePicker),
  };
  const own = {
    /** Quanto da foto já foi, de 0 a 100. */
    enviado: localVariable<number>({
      id: "enviado",
      type: "number",
      default: 0,
    }),
    /** A foto escolhida, enquanto é enviada. */
    previa: localVariable<string>({
      id: "previa",
      type: "string",
      default: "",
    }),
  };
  const formulas = {
    enviando: (): boolean => variables.salvando.value === "avatar",
    pessoa: (): UsuarioRow | null | undefined => usuario.data.value[0],
  };
  const workflows = {
    gravar: workflow<{ readonly endereco: string | null | undefined }>("gravar", async (run, params) => {
      await supabaseUpdate(run, {
        table: "usuarios",
        match: {
          id: currentPage.value.params.usuarioId,
        },
        data: {
          avatar_url: params.endereco ?? null,
        },
        columns: ["id"],
        single: true,
      });
      await perfilAtualizar(run);
    }),
    terminar: workflow("terminar", () => {
      batch(() => {
        variables.salvando.set("");
        own.previa.set("");
      });
      elements.arquivo.actions.reset();
    }),
    tirar: workflow("tirar", async (run) => {
      await workflows.gravar(run, {
        endereco: null,
      });
      await avisar(run, {
        mensagem: "Foto removida.",
      });
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <div className="trama-flexbox perfil-avatar-cartao cartao">
      <AvatarIniciais
        id="avatar"
        cor={() => formulas.pessoa()?.cor}
        foto={() => ifEmpty(own.previa.value, () => formulas.pessoa()?.avatar_url)}
        grande
        nome={() => formulas.pessoa()?.nome}
      />
      <FilePicker
        id="arquivo"
        handle={elements.arquivo}
        hint="PNG, JPG ou WEBP de até 2 MB."
        text={() => formulas.pessoa()?.avatar_url ? "Trocar foto" : "Escolher foto"}
        appearance="button"
        icon={imageIcon}
        accept=".png,.jpg,.jpeg,.webp"
        maxMb={2}
        typeError="Formato não aceito. Envie png, jpg, webp."
        sizeError="Arquivo maior que 2 MB."
        showFiles={false}
        disabled={formulas.enviando}
        onChange={{
          steps: async (run, event) => {
            if (!event.value) {
              return;
            }
            variables.salvando.set("avatar");
            const base64 = await fileToBase64(run, event.value);
            own.previa.set(base64);
            const envio = await uploadFile(run, {
              file: event.value,
              tag: "avatar",
              progress: own.enviado,
            });
            await workflows.gravar(run, {
              endereco: envio.url,
            });
            await workflows.terminar(run);
            await avisar(run, {
              mensagem: "Foto salva.",
            });
          },
          onError: async (run, error) => {
            await workflows.terminar(run);
            await mostrarErro(run, {
              mensagem: mensagemErro(error),
            });
          },
        }}
      />
      <If when={() => formulas.pessoa()?.avatar_url && !formulas.enviando()}>
        <Button
          id="tirar"
          classes={["botao", "secundario"]}
          text="Tirar foto"
          onClick={workflows.tirar}
        />
      </If>
      <If when={formulas.enviando}>
        <ProgressBar
          id="progresso"
          value={() => own.enviado.value}
          ariaLabel="Envio da foto"
        />
      </If>
    </div>
  );
});

export default PerfilAvatar;
