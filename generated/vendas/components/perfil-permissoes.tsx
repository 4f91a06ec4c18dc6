// @generated from designs/vendas/components/perfil-permissoes.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  component,
  fetchCollection,
  handle,
  latestWorkflow,
  localVariable,
  withLastParams,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  add,
  same,
  toText,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { auth } from "../auth";
import { niveisAcesso } from "../collections/niveis-acesso";
import { perfis } from "../collections/perfis";
import { permissoes } from "../collections/permissoes";
import { usuario } from "../collections/usuario";
import { mensagemErro } from "../formulas/mensagem-erro";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";
import { acessoAtualizar } from "../workflows/acesso-atualizar";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

export type PerfilPermissoesShape = {
  readonly props: { readonly aberta?: boolean };
};

/** As páginas que uma pessoa abre, e até onde; quem administra a conta as muda. */
const PerfilPermissoes = component<PerfilPermissoesShape>("perfil-permissoes", {
  aberta: false,
}, ({ props }) => {
  const elements = {
    conta: handle(Checkbox),
  };
  const own = {
    /** As permissões como ficarão, enquanto há mudanças. */
    escolhidas: localVariable<readonly {
      readonly escopo?: "todos" | "proprios" | null | undefined;
      readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
      readonly pagina: string;
    }[]>({
      id: "escolhidas",
      type: "array",
      default: [],
    }),
    /** Há mudanças que não foram salvas. */
    mudou: localVariable<boolean>({
      id: "mudou",
      type: "boolean",
      default: false,
    }),
    /** O erro aparece depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erro: (): string => same(currentPage.value.params.usuarioId, auth.user.value?.id) && formulas.nivelDe("conta") === "nenhum" ? "Você não pode remover o próprio acesso de responsável." : "",
    nivelDe: (pagina: string): "nenhum" | "ver" | "editar" | "gerir" => {
      const permissao = formulas.permissaoDe(pagina);
      return permissao == null
        ? "nenhum"
        : permissao.nivel ?? "editar";
    },
    permissaoDe: (pagina: string): {
      readonly escopo?: "todos" | "proprios" | null | undefined;
      readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
      readonly pagina: string;
    } | null | undefined => formulas.permissoes().find((item) => item.pagina === pagina),
    permissoes: (): readonly {
      readonly escopo?: "todos" | "proprios" | null | undefined;
      readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
      readonly pagina: string;
    }[] =>
      own.mudou.value
        ? own.escolhidas.value
        : usuario.data.value[0]?.permissoes ?? [],
  };
  const workflows = {
    mudar: workflow<{
      readonly pagina: string;
      readonly nivel: "ver" | "editar" | "gerir" | null | undefined;
      readonly escopo: "todos" | "proprios";
    }>("mudar", (_run, params) => {
      batch(() => {
        const outras = formulas.permissoes().filter((uma) => uma.pagina !== params.pagina);
        own.escolhidas.set(params.nivel == null
          ? outras
          : add(outras, {
            pagina: params.pagina,
            nivel: params.nivel,
            escopo: params.escopo,
          }));
        own.mudou.set(true);
      });
    }),
    /** As permissões de fábrica de um perfil; valem só depois de salvas. */
    preencher: latestWorkflow<{ readonly perfil: string }>("preencher", async (run, params) => {
      const modelo = await supabaseCall<readonly {
        readonly escopo?: "todos" | "proprios" | null | undefined;
        readonly nivel?: "ver" | "editar" | "gerir" | null | undefined;
        readonly pagina: string;
      }[]>(run, "rpc_perfil_permissoes", {
        p_perfil: params.perfil,
      });
      batch(() => {
        own.escolhidas.set(modelo);
        own.mudou.set(true);
      });
    }, {
      onError: async (run, error) => {
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erro() !== "") {
        elements.conta.actions.focus();
        return;
      }
      variables.salvando.set("permissoes");
      await supabaseCall(run, "rpc_usuario_permissoes", {
        p_id: currentPage.value.params.usuarioId,
        p_permissoes: formulas.permissoes(),
      });
      await fetchCollection(run, withLastParams(usuario));
      if (same(currentPage.value.params.usuarioId, auth.user.value?.id)) {
        await acessoAtualizar(run);
      }
      batch(() => {
        own.mudou.set(false);
        own.tentou.set(false);
        variables.salvando.set("");
      });
      await avisar(run, {
        mensagem: "Permissões salvas.",
      });
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Component
      unsaved={() => own.mudou.value}
    >
      <If when={() => props.aberta.value || own.mudou.value}>
        <div className="trama-flexbox perfil-permissoes-cartao cartao">
          <Select
            id="modelo"
            options={() => perfis.data.value}
            value=""
            label="Usar as permissões de um perfil"
            hint="Preenche a lista abaixo; vale depois de salvar."
            placeholder="Escolha um perfil"
            required={false}
            searchable={false}
            onChange={(run, event) => workflows.preencher(run, {
              perfil: toText(event.value),
            })}
          />
          <Checkbox
            id="conta"
            handle={elements.conta}
            value={() => formulas.nivelDe("conta") !== "nenhum"}
            label="Cuida da conta"
            hint="Convida pessoas, muda permissões e os dados da conta."
            error={() =>
              own.tentou.value
                ? formulas.erro()
                : ""
            }
            appearance="switch"
            onChange={(run, event) => workflows.mudar(run, {
              escopo: "todos",
              nivel: event.value ? "gerir" : null,
              pagina: "conta",
            })}
          />
          <ul className="trama-flexbox perfil-permissoes-lista" aria-label="Páginas e acesso">
            <Repeat
              items={() => permissoes.data.value.filter((pagina) => !["pg-login", "pg-configuracoes", "pg-chats-teste-variavel", "pg-teste-chat", "pg-teste-realtime", "pg-transacoes-antigo"].includes(pagina.paginaId))}
              by={(item) => item.paginaId}
            >
              {(item) => (
                <li className="trama-flexbox perfil-permissoes-linha linha">
                  <div className="trama-base perfil-permissoes-pagina">
                    <TextBlock
                      id="titulo"
                      classes={["forte"]}
                      text={() => item.value.titulo}
                    />
                    <If when={() => item.value.grupo}>
                      <TextBlock
                        id="grupo"
                        classes={["dica"]}
                        text={() => item.value.grupo}
                      />
                    </If>
                  </div>
                  <Select
                    id="nivel"
                    options={() => niveisAcesso.data.value}
                    value={() => formulas.nivelDe(item.value.paginaId)}
                    ariaLabel={() => `Acesso a ${item.value.titulo}`}
                    searchable={false}
                    onChange={(run, event) => workflows.mudar(run, {
                      escopo: formulas.permissaoDe(item.value.paginaId)?.escopo ?? "todos",
                      nivel: event.value === "nenhum" ? null : event.value,
                      pagina: item.value.paginaId,
                    })}
                  />
                  <Checkbox
                    id="proprios"
                    value={() => formulas.permissaoDe(item.value.paginaId)?.escopo === "proprios"}
                    ariaLabel={() => `Só os próprios: ${item.value.titulo}`}
                    disabled={() => formulas.permissaoDe(item.value.paginaId) == null}
                    onChange={(run, event) => workflows.mudar(run, {
                      escopo: event.value ? "proprios" : "todos",
                      nivel: formulas.permissaoDe(item.value.paginaId)?.nivel ?? "editar",
                      pagina: item.value.paginaId,
                    })}
                  >
                    <span className="trama-text perfil-permissoes-soOsProprios">
                      Só os próprios
                    </span>
                  </Checkbox>
                </li>
              )}
            </Repeat>
          </ul>
          <div className="trama-flexbox perfil-permissoes-acoes">
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar permissões"
              disabled={() => !own.mudou.value}
              loading={() => variables.salvando.value === "permissoes"}
              onClick={workflows.salvar}
            />
          </div>
        </div>
      </If>
    </Component>
  );
});

export default PerfilPermissoes;
