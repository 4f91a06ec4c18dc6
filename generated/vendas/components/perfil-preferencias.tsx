// @generated from designs/vendas/components/perfil-preferencias.json. Do not edit.
import {
  component,
  currentPage,
  setTheme,
  workflow,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Select } from "trama/runtime/elements/select";
import {
  getByIndex,
  trust,
} from "trama/runtime/helpers";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { densidades } from "../collections/densidades";
import { presencas } from "../collections/presencas";
import { temas } from "../collections/temas";
import {
  type UsuarioRow,
  usuario,
} from "../collections/usuario";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";
import { perfilAtualizar } from "../workflows/perfil-atualizar";

/** O que a pessoa escolhe para si: o tema e a densidade valem neste navegador, o resto em todos. */
const PerfilPreferencias = component("perfil-preferencias", {}, () => {
  const formulas = {
    pessoa: (): UsuarioRow | null | undefined => getByIndex(usuario.data.value, 0),
  };
  const workflows = {
    salvar: workflow<{ readonly dados: unknown | undefined }>("salvar", async (run, params) => {
      await supabaseUpdate(run, {
        table: "usuarios",
        match: {
          id: currentPage.value.params.usuarioId,
        },
        data: trust(params.dados),
        columns: ["id"],
      });
      await perfilAtualizar(run);
      await avisar(run, {
        mensagem: "Preferências salvas.",
      });
    }, async (run, error) => {
      await perfilAtualizar(run);
      await mostrarErro(run, {
        mensagem: mensagemErro(error),
      });
    }),
  };
  return (
    <Flexbox
      id="cartao"
      classes={["cartao"]}
      direction="column"
      rowGap="var(--e-16)"
    >
      <Select
        id="tema"
        options={() => temas.data.value}
        value={() => variables.tema.value}
        label="Tema"
        searchable={false}
        onChange={(run, event) => {
          variables.tema.setUnknown(event.value);
          setTheme(run, event.value === "escuro" ? "dark" : event.value === "sistema" ? "system" : "light");
        }}
      />
      <Select
        id="densidade"
        options={() => densidades.data.value}
        value={() => variables.densidade.value}
        label="Densidade das listas"
        searchable={false}
        onChange={(run, event) => {
          variables.densidade.setUnknown(event.value);
        }}
      />
      <Select
        id="presenca"
        options={() => presencas.data.value}
        value={() => formulas.pessoa()?.presenca}
        label="Presença"
        searchable={false}
        onChange={(run, event) => workflows.salvar(run, {
          dados: { presenca: event.value },
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
    </Flexbox>
  );
});

export default PerfilPreferencias;
