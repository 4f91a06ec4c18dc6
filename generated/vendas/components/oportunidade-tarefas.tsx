// @generated from designs/vendas/components/oportunidade-tarefas.json. Do not edit.
import {
  If,
  Repeat,
  component,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { auth } from "../auth";
import { oportunidadeTarefas } from "../collections/oportunidade-tarefas";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";
import { oportunidadeAtual } from "../formulas/oportunidade-atual";
import { oportunidadeEditavel } from "../formulas/oportunidade-editavel";
import { formatDate } from "../helpers/format-date";
import { plusIcon } from "../icons/plus";
import { oportunidadeTarefa } from "../workflows/oportunidade-tarefa";
import { tarefaMudarStatus } from "../workflows/tarefa-mudar-status";

/** As tarefas da oportunidade aberta. */
const OportunidadeTarefas = component("oportunidade-tarefas", {}, () => {
  const workflows = {
    abrir: workflow<{ readonly tarefa: string }>("abrir", async (run, params) => {
      const atual = oportunidadeAtual();
      await oportunidadeTarefa(run, {
        contatoId: atual?.contato_id ?? "",
        contatoNome: atual?.contato_nome ?? "",
        id: atual?.id ?? "",
        tarefaId: params.tarefa,
      });
    }),
  };
  return (
    <div className="trama-flexbox oportunidade-tarefas-tudo">
      <If when={() => oportunidadeTarefas.error.value}>
        <ErroCarga
          id="falha"
          mensagem={() => mensagemErro(oportunidadeTarefas.error.value)}
          titulo="Não foi possível carregar as tarefas."
          onTentar={async (run) => {
            await fetchCollection(run, oportunidadeTarefas);
          }}
        />
      </If>
      <If
        when={() => oportunidadeTarefas.isFetched.value && oportunidadeTarefas.data.value.length === 0}
      >
        <p className="trama-text oportunidade-tarefas-nenhuma dica">
          Nenhuma tarefa.
        </p>
      </If>
      <If when={() => oportunidadeTarefas.data.value.length > 0}>
        <ul className="trama-flexbox oportunidade-tarefas-lista">
          <Repeat
            items={() => oportunidadeTarefas.data.value}
            by={(item) => item.id}
          >
            {(item) => (
              <li className="trama-flexbox oportunidade-tarefas-tarefa">
                <Checkbox
                  id="feita"
                  value={() => item.value.status === "concluida"}
                  ariaLabel={() => `Concluir ${item.value.titulo}`}
                  disabled={() => item.value.responsavel_id !== auth.user.value?.id && item.value.criado_por !== auth.user.value?.id}
                  onChange={(run, event) => tarefaMudarStatus(run, {
                    antes: item.value.status,
                    id: item.value.id,
                    status: event.value ? "concluida" : "a_fazer",
                  })}
                />
                <Button
                  id="titulo"
                  classes={["titulo-linha"]}
                  states={{
                    feita: () => item.value.status === "concluida" || item.value.status === "cancelada",
                  }}
                  text={() => item.value.titulo}
                  onClick={(run) => workflows.abrir(run, {
                    tarefa: item.value.id,
                  })}
                />
                <TextBlock
                  id="vence"
                  classes={["dica", "junto"]}
                  text={() =>
                    item.value.vence_em
                      ? formatDate(item.value.vence_em, "DD/MM/YY HH:mm", "pt-BR", "America/Sao_Paulo")
                      : ""
                  }
                  tag="span"
                />
              </li>
            )}
          </Repeat>
        </ul>
      </If>
      <If when={oportunidadeEditavel}>
        <Button
          id="nova"
          classes={["botao", "secundario"]}
          text="Nova tarefa"
          onClick={(run) => workflows.abrir(run, {
            tarefa: "",
          })}
          leftIcon={
            <Icon
              id="novaIcone"
              icon={plusIcon}
              size="16px"
            />
          }
        />
      </If>
    </div>
  );
});

export default OportunidadeTarefas;
