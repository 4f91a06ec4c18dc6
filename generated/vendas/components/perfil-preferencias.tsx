// @generated from designs/vendas/components/perfil-preferencias.json. Do not edit.
import {
  If,
  canInstall,
  component,
  installApp,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import {
  playSound,
} from "trama/runtime/plugins/sound";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { densidades } from "../collections/densidades";
import { presencas } from "../collections/presencas";
import { temas } from "../collections/temas";
import type { UsuarioRow } from "../collections/usuario";
import { usuario } from "../collections/usuario";
import { mensagemErro } from "../formulas/mensagem-erro";
import { downloadIcon } from "../icons/download";
import { volume2Icon } from "../icons/volume-2";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { perfilAtualizar } from "../workflows/perfil-atualizar";
import { presencaEscolher } from "../workflows/presenca-escolher";
import { temaEscolher } from "../workflows/tema-escolher";

/** O que a pessoa escolhe para si: o tema e a densidade valem neste navegador, o resto em todos. */
const PerfilPreferencias = component("perfil-preferencias", {}, () => {
  const formulas = {
    pessoa: (): UsuarioRow | null | undefined => usuario.data.value[0],
  };
  const workflows = {
    salvar: workflow<{ readonly dados: { readonly som_notificacao?: boolean | null | undefined } }>("salvar", async (run, params) => {
      await supabaseUpdate(run, {
        table: "usuarios",
        match: {
          id: currentPage.value.params.usuarioId,
        },
        data: params.dados,
        columns: ["id"],
        single: true,
      });
      await perfilAtualizar(run);
      await avisar(run, {
        mensagem: "Preferências salvas.",
      });
    }, {
      onError: async (run, error) => {
        await perfilAtualizar(run);
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <div className="trama-flexbox perfil-preferencias-cartao cartao">
      <Select
        id="tema"
        options={() => temas.data.value}
        value={() => variables.tema.value}
        label="Tema"
        searchable={false}
        onChange={(run, event) => temaEscolher(run, {
          tema: event.value ?? "sistema",
        })}
      />
      <Select
        id="densidade"
        options={() => densidades.data.value}
        value={() => variables.densidade.value}
        label="Densidade das listas"
        searchable={false}
        onChange={(_run, event) => {
          variables.densidade.set(event.value ?? null);
        }}
      />
      <Select
        id="presenca"
        options={() => presencas.data.value}
        value={() => variables.presenca.value}
        label="Presença"
        searchable={false}
        onChange={(run, event) => presencaEscolher(run, {
          presenca: event.value ?? "online",
        })}
      />
      <Checkbox
        id="som"
        value={() => formulas.pessoa()?.som_notificacao}
        label="Som de notificação"
        appearance="switch"
        onChange={(run, event) => workflows.salvar(run, {
          dados: { som_notificacao: event.value },
        })}
      />
      <Checkbox
        id="atalhos"
        value={() => variables.atalhosDeTecla.value}
        label="Atalhos de uma tecla"
        hint="Letras como J e K, fora dos campos. A tecla ? mostra quais. Vale neste navegador."
        appearance="switch"
        required={false}
        onChange={(_run, event) => {
          variables.atalhosDeTecla.set(event.value);
        }}
      />
      <Button
        id="testarSom"
        classes={["botao", "secundario"]}
        text="Testar som"
        onClick={async (run) => {
          await playSound(run, {
            sound: "mensagem",
            src: "assets/mensagem.wav",
          });
        }}
        leftIcon={
          <Icon
            id="iconeSom"
            icon={volume2Icon}
            size="16px"
          />
        }
      />
      <If when={() => canInstall.value}>
        <Button
          id="instalar"
          classes={["botao", "secundario"]}
          text="Instalar neste aparelho"
          onClick={async (run) => {
            await installApp(run);
          }}
          leftIcon={
            <Icon
              id="iconeInstalar"
              icon={downloadIcon}
              size="16px"
            />
          }
        />
      </If>
    </div>
  );
});

export default PerfilPreferencias;
