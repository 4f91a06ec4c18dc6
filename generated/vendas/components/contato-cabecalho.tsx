// @generated from designs/vendas/components/contato-cabecalho.json. Do not edit.
import {
  Component,
  If,
  breakpoint,
  component,
  fetchCollection,
  iterate,
  navigate,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DateText } from "trama/runtime/elements/date";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  supabaseCall,
  supabaseStorageRemove,
} from "trama/runtime/plugins/supabase";
import { conta } from "../collections/conta";
import AvatarIniciais from "./avatar-iniciais";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { corDoNome } from "../formulas/cor-do-nome";
import { enderecoWhatsapp } from "../formulas/endereco-whatsapp";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeGerir } from "../formulas/pode-gerir";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { rotuloOrigem } from "../formulas/rotulo-origem";
import { semCanal } from "../formulas/sem-canal";
import { telefone } from "../formulas/telefone";
import { ellipsisIcon } from "../icons/ellipsis";
import { eyeOffIcon } from "../icons/eye-off";
import { lifeBuoyIcon } from "../icons/life-buoy";
import { listChecksIcon } from "../icons/list-checks";
import { listPlusIcon } from "../icons/list-plus";
import { mailIcon } from "../icons/mail";
import { mergeIcon } from "../icons/merge";
import { messageCircleIcon } from "../icons/message-circle";
import { messageSquareShareIcon } from "../icons/message-square-share";
import { phoneIcon } from "../icons/phone";
import { trash2Icon } from "../icons/trash-2";
import {
  confirmacao,
  contatoMesclar,
  irAtendimentos,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { contatoAbrirAtendimento } from "../workflows/contato-abrir-atendimento";
import { contatoBuscarTudo } from "../workflows/contato-buscar-tudo";
import { contatosExcluir } from "../workflows/contatos-excluir";
import { conversaCom } from "../workflows/conversa-com";
import { mostrarErro } from "../workflows/mostrar-erro";
import { tarefaAbrir } from "../workflows/tarefa-abrir";

/** Quem é o contato aberto e o que se faz com ele; em telas pequenas as ações ficam presas embaixo. */
const ContatoCabecalho = component("contato-cabecalho", {}, () => {
  const workflows = {
    anonimizar: workflow("anonimizar", (run) => {
      void openPopup(run, confirmacao, {
        digitar: "ANONIMIZAR",
        mensagem: "Nome, e-mail, telefone, documento, endereço, notas, mensagens e arquivos são apagados. Os valores das compras ficam. Esta ação não pode ser desfeita.",
        perigo: true,
        textoConfirmar: "Anonimizar",
        titulo: "Anonimizar este contato?",
      }, {
        onResult: async (run) => {
          await workflows.anonimizarAgora(run);
        },
      });
    }),
    /** Apaga os dados pessoais; se não der, a pergunta continua na tela. */
    anonimizarAgora: workflow("anonimizarAgora", async (run) => {
      variables.salvando.set("anonimizar");
      const anexos = await supabaseCall<readonly {
        readonly balde: string;
        readonly caminhos: readonly string[];
      }[]>(run, "rpc_contato_anexos", {
        p_id: variables.contatoAberto.value,
      });
      for (const cada of iterate(anexos)) {
        await supabaseStorageRemove(run, {
          bucket: cada.balde,
          paths: cada.caminhos,
        });
      }
      await supabaseCall(run, "rpc_contato_anonimizar", {
        p_id: variables.contatoAberto.value,
      });
      await contatoBuscarTudo(run);
      await avisar(run, {
        mensagem: "Contato anonimizado.",
      });
      variables.salvando.set("");
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    excluir: workflow("excluir", async (run) => {
      const excluiu = await contatosExcluir(run, {
        ids: [variables.contatoAberto.value],
      });
      if (!excluiu) {
        return;
      }
      await navigate(run, {
        page: "pg-contatos",
      });
    }),
    tarefa: workflow("tarefa", async (run) => {
      const mudou = await tarefaAbrir(run, {
        contatoId: variables.contatoAberto.value,
        contatoNome: contatoAtual()?.nome ?? "",
      });
      if (!mudou) {
        return;
      }
      await contatoBuscarTudo(run);
    }),
  };
  return (
    <Component
      onMount={{
        steps: async (run) => {
          if (conta.isFetched.value) {
            return;
          }
          await fetchCollection(run, conta);
        },
        onError: () => {
          return;
        },
      }}
    >
      <div className="trama-flexbox contato-cabecalho-cartao cartao compacto">
        <div className="trama-flexbox contato-cabecalho-pessoa">
          <AvatarIniciais
            id="avatar"
            cor={() => corDoNome(contatoAtual()?.nome ?? "")}
            grande
            nome={() => contatoAtual()?.nome}
          />
          <div className="trama-base contato-cabecalho-quem">
            <TextBlock
              id="nome"
              classes={["titulo"]}
              text={() => contatoAtual()?.nome}
              tag="h1"
            />
            <div className="trama-flexbox contato-cabecalho-desde">
              <span className="trama-text contato-cabecalho-rotuloDesde dica">
                Cliente desde
              </span>
              <DateText
                id="desdeQuando"
                classes={["dica"]}
                date={() => contatoAtual()?.criado_em}
                format="custom"
                customFormat="MM/YYYY"
              />
            </div>
            <If when={() => breakpoint.value !== "mobile"}>
              <TextBlock
                id="origem"
                classes={["dica"]}
                text={() => `Origem: ${rotuloOrigem(contatoAtual()?.origem ?? "") ?? ""}`}
              />
            </If>
            <If when={() => breakpoint.value === "mobile" && contatoAtual()?.telefone}>
              <TextBlock
                id="telefoneTopo"
                classes={["dica", "corta"]}
                text={() => telefone(contatoAtual()?.telefone ?? "")}
                tag="span"
              />
            </If>
            <If when={() => breakpoint.value === "mobile" && contatoAtual()?.email}>
              <TextBlock
                id="emailTopo"
                classes={["dica"]}
                text={() => contatoAtual()?.email ?? ""}
                tag="span"
              />
            </If>
          </div>
        </div>
        <If
          when={() => {
            const atual = contatoAtual();
            return atual?.dados_teste ||
              !atual?.aceita_contato ||
              atual.anonimizado_em;
          }}
        >
          <div className="trama-flexbox contato-cabecalho-marcas">
            <If when={() => contatoAtual()?.dados_teste}>
              <span className="trama-text contato-cabecalho-teste etiqueta">
                Teste
              </span>
            </If>
            <If when={() => contatoAtual()?.anonimizado_em}>
              <span className="trama-text contato-cabecalho-anonimizado etiqueta">
                Anonimizado
              </span>
            </If>
            <If
              when={() => {
                const atual = contatoAtual();
                return !atual?.aceita_contato && !atual?.anonimizado_em;
              }}
            >
              <span className="trama-text contato-cabecalho-semContato etiqueta tom-atencao">
                Não aceita contato
              </span>
            </If>
          </div>
        </If>
        <div className="trama-flexbox contato-cabecalho-acoes base barra-acoes" role="toolbar" aria-label="Ações">
          <If when={() => contatoEditavel() && podeEditarPagina("pg-chats")}>
            <Button
              id="mensagem"
              classes={["botao", "primario"]}
              text="Mensagem"
              loading={() => variables.salvando.value === "conversaCom"}
              onClick={(run) => conversaCom(run, {
                contato: variables.contatoAberto.value,
              })}
              leftIcon={
                <Icon
                  id="iconeMensagem"
                  icon={messageCircleIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => semCanal() && contatoAtual()?.telefone}>
            <Button
              id="whatsapp"
              classes={["botao", "secundario", "opcao"]}
              text={() => breakpoint.value === "mobile" ? "" : "WhatsApp"}
              ariaLabel={() => breakpoint.value === "mobile" ? "WhatsApp" : ""}
              tooltip="Abre no seu WhatsApp: a conta não tem um canal conectado."
              link={() => ({
                url: enderecoWhatsapp(contatoAtual()?.telefone ?? "", ""),
                newTab: true,
              })}
              leftIcon={
                <Icon
                  id="iconeWhatsapp"
                  icon={messageSquareShareIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => contatoAtual()?.telefone}>
            <Button
              id="ligar"
              classes={["botao", "secundario", "opcao"]}
              text={() => breakpoint.value === "mobile" ? "" : "Ligar"}
              ariaLabel={() => breakpoint.value === "mobile" ? "Ligar" : ""}
              link={() => ({
                tel: contatoAtual()?.telefone,
              })}
              leftIcon={
                <Icon
                  id="iconeLigar"
                  icon={phoneIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => contatoAtual()?.email && (breakpoint.value !== "mobile" || !semCanal())}>
            <Button
              id="email"
              classes={["botao", "secundario", "opcao"]}
              text={() => breakpoint.value === "mobile" ? "" : "E-mail"}
              ariaLabel={() => breakpoint.value === "mobile" ? "E-mail" : ""}
              link={() => ({
                mail: contatoAtual()?.email,
              })}
              leftIcon={
                <Icon
                  id="iconeEmail"
                  icon={mailIcon}
                  size="16px"
                />
              }
            />
          </If>
          <If when={() => contatoEditavel() || podeGerir()}>
            <Dropdown
              id="mais"
              kind="menu"
              alignment="end"
              ariaLabel="Mais ações"
              history="push"
              content={
                <div className="trama-base contato-cabecalho-painel base">
                  <If when={contatoEditavel}>
                    <Button
                      id="tarefa"
                      classes={["botao", "discreto", "item"]}
                      text="Nova tarefa"
                      onClick={workflows.tarefa}
                      leftIcon={
                        <Icon
                          id="iconeTarefa"
                          icon={listPlusIcon}
                          size="16px"
                        />
                      }
                    />
                  </If>
                  <If when={() => contatoEditavel() && podeEditarPagina("pg-atendimentos")}>
                    <Button
                      id="atendimento"
                      classes={["botao", "discreto", "item"]}
                      text="Abrir atendimento"
                      onClick={contatoAbrirAtendimento}
                      leftIcon={
                        <Icon
                          id="iconeAtendimento"
                          icon={lifeBuoyIcon}
                          size="16px"
                        />
                      }
                    />
                  </If>
                  <If when={() => podeVerPagina("pg-atendimento")}>
                    <Button
                      id="irAtendimentos"
                      classes={["botao", "discreto", "item"]}
                      text="Ir para atendimentos"
                      onClick={async (run) => {
                        const codigo = await openPopup(run, irAtendimentos, {
                          contatoId: variables.contatoAberto.value,
                          contatoNome: contatoAtual()?.nome ?? "",
                          podeAbrir: contatoEditavel() && podeEditarPagina("pg-atendimentos"),
                        });
                        if (!codigo) {
                          return;
                        }
                        await contatoBuscarTudo(run);
                      }}
                      leftIcon={
                        <Icon
                          id="iconeIrAtendimentos"
                          icon={listChecksIcon}
                          size="16px"
                        />
                      }
                    />
                  </If>
                  <If when={() => podeGerir() && contatoEditavel()}>
                    <Button
                      id="mesclar"
                      classes={["botao", "discreto", "item"]}
                      text="Mesclar contato"
                      onClick={async (run) => {
                        const mesclou = await openPopup(run, contatoMesclar, {
                          contatoId: variables.contatoAberto.value,
                        });
                        if (!mesclou) {
                          return;
                        }
                        await contatoBuscarTudo(run);
                        await avisar(run, {
                          mensagem: "Contatos mesclados.",
                        });
                      }}
                      leftIcon={
                        <Icon
                          id="iconeMesclar"
                          icon={mergeIcon}
                          size="16px"
                        />
                      }
                    />
                  </If>
                  <If when={() => podeGerir() && contatoEditavel()}>
                    <Button
                      id="anonimizar"
                      classes={["botao", "discreto", "item"]}
                      text="Anonimizar (LGPD)"
                      onClick={workflows.anonimizar}
                      leftIcon={
                        <Icon
                          id="iconeAnonimizar"
                          icon={eyeOffIcon}
                          size="16px"
                        />
                      }
                    />
                  </If>
                  <If when={podeGerir}>
                    <Button
                      id="excluir"
                      classes={["botao", "discreto", "item"]}
                      text="Excluir"
                      onClick={workflows.excluir}
                      leftIcon={
                        <Icon
                          id="iconeExcluir"
                          icon={trash2Icon}
                          size="16px"
                        />
                      }
                    />
                  </If>
                </div>
              }
              trigger={
                <Button
                  id="abrir"
                  classes={["botao", "secundario", "so-icone"]}
                  ariaLabel="Mais ações"
                  leftIcon={
                    <Icon
                      id="iconeAbrir"
                      icon={ellipsisIcon}
                      size="16px"
                    />
                  }
                />
              }
            />
          </If>
        </div>
      </div>
    </Component>
  );
});

export default ContatoCabecalho;
