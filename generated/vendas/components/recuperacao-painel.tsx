// @generated from designs/vendas/components/recuperacao-painel.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  batch,
  breakpoint,
  clock,
  component,
  fetchCollections,
  handle,
  localVariable,
  navigate,
  openPopup,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DatePicker } from "trama/runtime/elements/date-picker";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  currentDate,
  ifEmpty,
  lookup,
  match,
  same,
  split,
  toText,
} from "trama/runtime/helpers";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { auth } from "../auth";
import type { CanaisContatoRow } from "../collections/canais-contato";
import { canaisContato } from "../collections/canais-contato";
import { conta } from "../collections/conta";
import type { RecuperacaoRow } from "../collections/recuperacao";
import { recuperacao } from "../collections/recuperacao";
import { recuperacaoTentativas } from "../collections/recuperacao-tentativas";
import type { RecuperacoesRow } from "../collections/recuperacoes";
import { recuperacoes } from "../collections/recuperacoes";
import type { ResultadosContatoRow } from "../collections/resultados-contato";
import { resultadosContato } from "../collections/resultados-contato";
import { tiposRecuperacao } from "../collections/tipos-recuperacao";
import ErroCarga from "./erro-carga";
import NaoSalvo from "./nao-salvo";
import { enderecoWhatsapp } from "../formulas/endereco-whatsapp";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";
import { podeEditar } from "../formulas/pode-editar";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { podeVerPagina } from "../formulas/pode-ver-pagina";
import { recuperacaoAtual } from "../formulas/recuperacao-atual";
import { semCanal } from "../formulas/sem-canal";
import { valor } from "../formulas/valor";
import { compareDates } from "../helpers/compare-dates";
import { formatDate } from "../helpers/format-date";
import { today } from "../helpers/today";
import { clock3Icon } from "../icons/clock-3";
import { copyIcon } from "../icons/copy";
import { listPlusIcon } from "../icons/list-plus";
import { lockIcon } from "../icons/lock";
import { mailIcon } from "../icons/mail";
import { messageCircleIcon } from "../icons/message-circle";
import { phoneIcon } from "../icons/phone";
import { userIcon } from "../icons/user";
import {
  confirmacao,
  tarefa,
} from "../popups";
import * as variables from "../variables";
import { avisar } from "../workflows/avisar";
import { conversaCom } from "../workflows/conversa-com";
import { copiarTexto } from "../workflows/copiar-texto";
import { mostrarErro } from "../workflows/mostrar-erro";
import { recuperacaoFechar } from "../workflows/recuperacao-fechar";
import { recuperacaoProxima } from "../workflows/recuperacao-proxima";
import { recuperacoesBuscar } from "../workflows/recuperacoes-buscar";

export type RecuperacaoPainelShape = {
  readonly events: { readonly abrir: undefined };
};

/** O trabalho em uma recuperação: quem é, o que dizer, o que já se tentou, e o registro do contato. */
const RecuperacaoPainel = component<RecuperacaoPainelShape>("recuperacao-painel", {}, ({ emit }) => {
  const elements = {
    canal: handle(Select<CanaisContatoRow>),
    descarte: handle(FormContainer),
    formulario: handle(FormContainer),
    observacao: handle(FormInput),
    porque: handle(FormInput),
    proxima: handle(DatePicker),
    resultado: handle(Select<ResultadosContatoRow>),
  };
  const own = {
    descartando: localVariable<boolean>({
      id: "descartando",
      type: "boolean",
      default: false,
    }),
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    aberta: (): boolean => ["fila", "em_contato"].includes(recuperacaoAtual()?.aba ?? ""),
    deOutro: (): boolean =>
      formulas.aberta() &&
        recuperacaoAtual()?.reservada_ate != null &&
        !same(recuperacaoAtual()?.responsavel_id, auth.user.value?.id),
    /** Nos dias em que a conta atende, das 8 às 20. */
    dentroDaHora: (): boolean => custom.horaDeContato(conta.data.value?.horario_atendimento, clock.value),
    erroProxima: (): string => {
      const quando = elements.proxima.value.value;
      return own.tentou.value && quando && compareDates(quando, currentDate()) <= 0 ? "Escolha um momento futuro." : "";
    },
    /** O que a lista já sabe aparece na hora. */
    linha: (): RecuperacoesRow | RecuperacaoRow | null | undefined => recuperacoes.data.value.find((item) => item.id === variables.recuperacaoAberta.value) ?? recuperacao.data.value.find((item) => item.id === variables.recuperacaoAberta.value),
    /** O que se diz a quem quase comprou, com o nome, o produto e o link. */
    mensagem: (): string => {
      const atual = recuperacaoAtual();
      const linha = formulas.linha();
      return custom.respostaPronta(`${lookup(linha?.tipo ?? "", tiposRecuperacao.data.value, "value")?.mensagem ?? ""}${atual?.checkout_url ? " {link}" : ""}`, split((atual?.contato_nome ?? "").trim(), " ")[0] ?? "", [{ produto_nome: linha?.produto_nome ?? "sua compra", checkout_url: atual?.checkout_url }]);
    },
    minha: (): boolean =>
      formulas.aberta() &&
        podeEditar() &&
        recuperacaoAtual()?.reservada_ate != null &&
        same(recuperacaoAtual()?.responsavel_id, auth.user.value?.id),
  };
  const workflows = {
    assumir: workflow("assumir", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      variables.salvando.set("recuperacaoAssumir");
      await supabaseCall(run, "rpc_recuperacao_assumir", {
        p_id: variables.recuperacaoAberta.value,
      });
      variables.salvando.set("");
      await workflows.buscar(run);
      await recuperacoesBuscar(run);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await workflows.buscar(run);
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    buscar: workflow("buscar", async (run) => {
      await fetchCollections(run, [
        recuperacao,
        recuperacaoTentativas,
      ]);
    }),
    descartar: workflow("descartar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      const porque = elements.porque.value.value.trim();
      if (erroTexto(porque, 5, 500) !== "") {
        elements.porque.actions.focus();
        return;
      }
      variables.salvando.set("recuperacaoDescartar");
      await supabaseCall(run, "rpc_recuperacao_descartar", {
        p_id: variables.recuperacaoAberta.value,
        p_motivo: porque,
      });
      variables.salvando.set("");
      elements.descarte.actions.markSaved();
      await avisar(run, {
        mensagem: "Recuperação descartada.",
      });
      await workflows.outra(run);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
    /** Liga, ou abre a mensagem pronta no canal da conta, no WhatsApp de quem fala ou no e-mail. */
    falar: workflow<{ readonly meio: "ligar" | "whatsapp" | "email" }>("falar", async (run, params) => {
      const pode = await workflows.naHora(run);
      if (!pode) {
        return;
      }
      const atual = recuperacaoAtual();
      const fone = atual?.contato_telefone ?? "";
      const mensagem = formulas.mensagem();
      switch (params.meio) {
        case "ligar": {
          await navigate(run, {
            url: `tel:${fone}`,
          });
          break;
        }
        case "email": {
          await navigate(run, {
            url: `mailto:${atual?.contato_email ?? ""}?subject=${custom.paraEndereco(atual?.produto_nome ?? "")}&body=${custom.paraEndereco(mensagem)}`,
          });
          break;
        }
        case "whatsapp": {
          if (semCanal()) {
            await navigate(run, {
              url: enderecoWhatsapp(fone, mensagem),
              newTab: true,
            });
          } else {
            await conversaCom(run, {
              contato: atual?.contato_id ?? "",
              texto: mensagem,
            });
          }
          break;
        }
      }
    }),
    /** Fora do horário, pergunta antes; diz se se pode falar. */
    naHora: workflow<unknown, boolean>("naHora", async (run) => {
      if (formulas.dentroDaHora()) {
        return true;
      }
      const sim = await openPopup(run, confirmacao, {
        mensagem: "Quem compra espera contato nos dias em que a conta atende, das 8 às 20.",
        textoConfirmar: "Falar assim mesmo",
        titulo: "Fora do horário de contato",
      });
      return sim === true;
    }),
    /** Passa para a próxima da fila, ou fecha quando não há. */
    outra: workflow("outra", async (run) => {
      const havia = await recuperacaoProxima(run);
      if (havia) {
        await recuperacoesBuscar(run);
      } else {
        await recuperacaoFechar(run);
      }
    }),
    registrar: workflow("registrar", async (run) => {
      if (variables.salvando.value !== "") {
        return;
      }
      own.tentou.set(true);
      if (!elements.resultado.value.value) {
        elements.resultado.actions.focus();
        return;
      }
      if (formulas.erroProxima() !== "") {
        elements.proxima.actions.focus();
        return;
      }
      const quando = elements.proxima.value.value;
      variables.salvando.set("recuperacaoRegistrar");
      await supabaseCall(run, "rpc_recuperacao_registrar", {
        p_canal: toText(elements.canal.value.value ?? "whatsapp"),
        p_id: variables.recuperacaoAberta.value,
        p_obs: ifEmpty(elements.observacao.value.value.trim(), null),
        p_proxima: ifEmpty(quando, null),
        p_resultado: toText(elements.resultado.value.value),
      });
      variables.salvando.set("");
      elements.formulario.actions.markSaved();
      await avisar(run, {
        mensagem: "Contato registrado.",
      });
      await workflows.outra(run);
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
      onMount={async (run) => {
        await emit(run, "abrir");
        await workflows.buscar(run);
      }}
    >
      <If
        when={() => formulas.minha() && (own.descartando.value ? elements.descarte.isDirty.value : elements.formulario.isDirty.value)}
      >
        <NaoSalvo
          id="mudado"
        />
      </If>
      <div className="trama-flexbox recuperacao-painel-tudo">
        <div className="trama-flexbox recuperacao-painel-destaque">
          <TextBlock
            id="valor"
            classes={["soma"]}
            text={() => {
              const linha = formulas.linha();
              return valor(linha?.valor_centavos, linha?.moeda);
            }}
            tag="span"
          />
          <TextBlock
            id="motivo"
            classes={["texto"]}
            text={() => {
              const linha = formulas.linha();
              return linha
                ? `${tiposRecuperacao.data.value.find((item) => item.value === linha.tipo)?.label ?? ""} · ${linha.produto_nome ?? "Sem produto"}`
                : "";
            }}
            tag="p"
          />
          <TextBlock
            id="quando"
            classes={["dica"]}
            text={() => {
              const linha = formulas.linha();
              return linha
                ? `${formatDate(linha.evento_em, "DD/MM/YY HH:mm:ss")} · ${linha.tentativas} de 4 tentativas`
                : "";
            }}
            tag="p"
          />
        </div>
        <If when={() => recuperacao.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(recuperacao.error.value)}
            titulo="Não foi possível carregar a recuperação."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={formulas.deOutro}>
          <Flexbox
            id="deOutro"
            role="status"
          >
            <Icon
              id="iconeDeOutro"
              icon={lockIcon}
              size="16px"
            />
            <TextBlock
              id="textoDeOutro"
              text={() => `Com ${ifEmpty(recuperacaoAtual()?.responsavel_nome, "outra pessoa")} até ${formatDate(recuperacaoAtual()?.reservada_ate ?? "", "HH:mm")}.`}
              tag="span"
            />
          </Flexbox>
        </If>
        <If
          when={() =>
            formulas.aberta() &&
              conta.isFetched.value &&
              !formulas.dentroDaHora()
          }
        >
          <Flexbox
            id="fora"
            role="status"
          >
            <Icon
              id="iconeFora"
              icon={clock3Icon}
              size="16px"
            />
            <span className="trama-text recuperacao-painel-textoFora">
              Fora do horário de contato. Os botões perguntam antes.
            </span>
          </Flexbox>
        </If>
        <If when={formulas.aberta}>
          <div className="trama-flexbox recuperacao-painel-meios" role="toolbar" aria-label="Falar com o contato">
            <If when={() => recuperacaoAtual()?.contato_telefone && formulas.dentroDaHora()}>
              <Button
                id="ligar"
                classes={["botao", "secundario"]}
                text="Ligar"
                link={() => ({
                  tel: recuperacaoAtual()?.contato_telefone,
                })}
                leftIcon={
                  <Icon
                    id="ligarIcone"
                    icon={phoneIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => recuperacaoAtual()?.contato_telefone && !formulas.dentroDaHora()}>
              <Button
                id="ligarFora"
                classes={["botao", "secundario"]}
                text="Ligar"
                onClick={(run) => workflows.falar(run, {
                  meio: "ligar",
                })}
                leftIcon={
                  <Icon
                    id="ligarForaIcone"
                    icon={phoneIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If
              when={() => recuperacaoAtual()?.contato_telefone && (semCanal() || podeEditarPagina("pg-chats"))}
            >
              <Button
                id="whatsapp"
                classes={["botao", "secundario"]}
                text="WhatsApp"
                loading={() => variables.salvando.value === "conversaCom"}
                onClick={(run) => workflows.falar(run, {
                  meio: "whatsapp",
                })}
                leftIcon={
                  <Icon
                    id="whatsappIcone"
                    icon={messageCircleIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => breakpoint.value !== "mobile" && recuperacaoAtual()?.contato_email}>
              <Button
                id="email"
                classes={["botao", "secundario"]}
                text="E-mail"
                onClick={(run) => workflows.falar(run, {
                  meio: "email",
                })}
                leftIcon={
                  <Icon
                    id="emailIcone"
                    icon={mailIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => breakpoint.value === "mobile" && formulas.minha()}>
              <Button
                id="irAoRegistro"
                classes={["botao", "secundario"]}
                text="Registrar"
                onClick={() => {
                  elements.resultado.actions.focus();
                }}
              />
            </If>
          </div>
        </If>
        <If when={recuperacaoAtual}>
          <div className="trama-flexbox recuperacao-painel-copias">
            <If when={() => recuperacaoAtual()?.contato_telefone}>
              <Button
                id="copiarTelefone"
                classes={["botao", "secundario", "botao-menor"]}
                text="Telefone"
                ariaLabel="Copiar: Telefone"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Telefone copiado.",
                  texto: recuperacaoAtual()?.contato_telefone ?? "",
                })}
                leftIcon={
                  <Icon
                    id="copiarTelefoneIcone"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => recuperacaoAtual()?.checkout_url}>
              <Button
                id="copiarLink"
                classes={["botao", "secundario", "botao-menor"]}
                text="Link de pagamento"
                ariaLabel="Copiar: Link de pagamento"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Link copiado.",
                  texto: recuperacaoAtual()?.checkout_url ?? "",
                })}
                leftIcon={
                  <Icon
                    id="copiarLinkIcone"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => recuperacaoAtual()?.boleto_linha}>
              <Button
                id="copiarBoleto"
                classes={["botao", "secundario", "botao-menor"]}
                text="Linha do boleto"
                ariaLabel="Copiar: Linha do boleto"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Linha copiada.",
                  texto: recuperacaoAtual()?.boleto_linha ?? "",
                })}
                leftIcon={
                  <Icon
                    id="copiarBoletoIcone"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => recuperacaoAtual()?.pix_codigo}>
              <Button
                id="copiarPix"
                classes={["botao", "secundario", "botao-menor"]}
                text="Código pix"
                ariaLabel="Copiar: Código pix"
                onClick={(run) => copiarTexto(run, {
                  aviso: "Código copiado.",
                  texto: recuperacaoAtual()?.pix_codigo ?? "",
                })}
                leftIcon={
                  <Icon
                    id="copiarPixIcone"
                    icon={copyIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={() => podeVerPagina("pg-contato")}>
              <Button
                id="contato"
                classes={["botao", "secundario", "botao-menor"]}
                text="Abrir contato"
                link={() => {
                  const id = recuperacaoAtual()?.contato_id;
                  return {
                    path: id
                      ? `/contato/${id}/`
                      : "/contatos/",
                  };
                }}
                leftIcon={
                  <Icon
                    id="contatoIcone"
                    icon={userIcon}
                    size="16px"
                  />
                }
              />
            </If>
            <If when={podeEditar}>
              <Button
                id="tarefa"
                classes={["botao", "secundario", "botao-menor"]}
                text="Nova tarefa"
                onClick={(run) => {
                  const atual = recuperacaoAtual();
                  void openPopup(run, tarefa, {
                    contatoId: atual?.contato_id ?? "",
                    contatoNome: atual?.contato_nome ?? "",
                    recuperacaoId: variables.recuperacaoAberta.value,
                  });
                }}
                leftIcon={
                  <Icon
                    id="tarefaIcone"
                    icon={listPlusIcon}
                    size="16px"
                  />
                }
              />
            </If>
          </div>
        </If>
        <If when={formulas.aberta}>
          <div className="trama-flexbox recuperacao-painel-roteiro">
            <h3 className="trama-text recuperacao-painel-tituloRoteiro subtitulo">
              Como abordar
            </h3>
            <TextBlock
              id="textoRoteiro"
              classes={["texto"]}
              text={() => lookup(formulas.linha()?.tipo ?? "", tiposRecuperacao.data.value, "value")?.roteiro ?? ""}
              tag="p"
            />
          </div>
        </If>
        <If
          when={() =>
            formulas.aberta() &&
              podeEditar() &&
              !formulas.minha() &&
              !formulas.deOutro()
          }
        >
          <div className="trama-flexbox recuperacao-painel-espera">
            <Button
              id="atender"
              classes={["botao", "primario"]}
              text="Atender"
              loading={() => variables.salvando.value === "recuperacaoAssumir"}
              onClick={workflows.assumir}
            />
          </div>
        </If>
        <If when={() => formulas.minha() && !own.descartando.value}>
          <FormContainer
            id="formulario"
            handle={elements.formulario}
            validate={false}
            ariaLabel="Registrar contato"
            onSubmit={workflows.registrar}
          >
            <h3 className="trama-text recuperacao-painel-tituloRegistro subtitulo">
              Registrar contato
            </h3>
            <div className="trama-flexbox recuperacao-painel-escolhas">
              <Select
                id="canal"
                handle={elements.canal}
                options={() => canaisContato.data.value}
                value="whatsapp"
                label="Canal"
                searchable={false}
              />
              <Select
                id="resultado"
                handle={elements.resultado}
                options={() => resultadosContato.data.value}
                label="Resultado"
                error={() => own.tentou.value && !elements.resultado.value.value ? "Preencha este campo." : ""}
                placeholder="Escolha"
                required
                searchable={false}
              />
            </div>
            <FormInput
              id="observacao"
              handle={elements.observacao}
              type="textarea"
              label="Observação"
              required={false}
              rows={2}
              autoGrow
              maxRows={8}
              maxLength={1000}
            />
            <If
              when={() => ["sem_resposta", "vai_pagar", "pediu_desconto", "duvida"].includes(toText(elements.resultado.value.value ?? "")) && (recuperacaoAtual()?.tentativas ?? 0) < 3}
            >
              <DatePicker
                id="proxima"
                handle={elements.proxima}
                dateMode="datetime"
                initValueSingle={() => recuperacaoAtual()?.proxima_sugerida_em}
                label="Próxima tentativa"
                error={formulas.erroProxima}
                placeholder="Escolha o dia e a hora"
                format="DD/MM/YY HH:mm"
                minDate={() => today()}
                clearIcon
              />
            </If>
            <If when={() => ["pagou", "nao_quer"].includes(toText(elements.resultado.value.value ?? ""))}>
              <TextBlock
                id="aviso"
                classes={["dica"]}
                text={() => match(toText(elements.resultado.value.value ?? ""), [
                  ["pagou", () => "Fica aguardando a confirmação da venda."],
                  ["nao_quer", () => "A recuperação será encerrada como perdida."],
                ], () => "")}
                tag="p"
              />
            </If>
            <div className="trama-flexbox recuperacao-painel-botoes">
              <Button
                id="descartar"
                classes={["botao", "discreto"]}
                text="Descartar"
                onClick={() => {
                  own.descartando.set(true);
                }}
              />
              <Button
                id="salvar"
                classes={["botao", "primario"]}
                text="Salvar e atender próxima"
                buttonType="submit"
                loading={() => variables.salvando.value === "recuperacaoRegistrar"}
              />
            </div>
          </FormContainer>
        </If>
        <If when={() => formulas.minha() && own.descartando.value}>
          <FormContainer
            id="descarte"
            handle={elements.descarte}
            validate={false}
            ariaLabel="Descartar a recuperação"
            onSubmit={workflows.descartar}
          >
            <h3 className="trama-text recuperacao-painel-tituloDescarte subtitulo">
              Descartar a recuperação?
            </h3>
            <FormInput
              id="porque"
              handle={elements.porque}
              type="textarea"
              label="Motivo"
              error={() =>
                own.tentou.value
                  ? erroTexto(elements.porque.value.value, 5, 500)
                  : ""
              }
              rows={2}
              autofocus
            />
            <div className="trama-flexbox recuperacao-painel-botoesDescarte">
              <Button
                id="voltar"
                classes={["botao", "secundario"]}
                text="Voltar"
                onClick={() => {
                  batch(() => {
                    own.descartando.set(false);
                    own.tentou.set(false);
                  });
                }}
              />
              <Button
                id="confirmar"
                classes={["botao", "primario"]}
                text="Descartar"
                buttonType="submit"
                loading={() => variables.salvando.value === "recuperacaoDescartar"}
              />
            </div>
          </FormContainer>
        </If>
        <If when={() => recuperacaoTentativas.isFetched.value}>
          <div className="trama-flexbox recuperacao-painel-historico">
            <h3 className="trama-text recuperacao-painel-tituloHistorico subtitulo">
              Tentativas
            </h3>
            <If when={() => recuperacaoTentativas.data.value.length === 0}>
              <p className="trama-text recuperacao-painel-semTentativas dica">
                Ninguém procurou este contato ainda.
              </p>
            </If>
            <If when={() => recuperacaoTentativas.data.value.length > 0}>
              <ol className="trama-flexbox recuperacao-painel-tentativas">
                <Repeat
                  items={() => recuperacaoTentativas.data.value}
                  by={(item) => item.id}
                >
                  {(item) => (
                    <li className="trama-flexbox recuperacao-painel-tentativa">
                      <TextBlock
                        id="oQue"
                        classes={["forte"]}
                        text={() => `${resultadosContato.data.value.find((other) => other.value === item.value.resultado)?.label ?? ""} · ${canaisContato.data.value.find((other) => other.value === item.value.canal)?.label ?? ""}`}
                        tag="span"
                      />
                      <TextBlock
                        id="quem"
                        classes={["dica"]}
                        text={() => `${formatDate(item.value.em, "DD/MM/YY HH:mm:ss")} · ${nomeDaPessoa(item.value.usuario_id)}`}
                        tag="span"
                      />
                      <If when={() => item.value.observacao}>
                        <TextBlock
                          id="nota"
                          classes={["texto"]}
                          text={() => item.value.observacao ?? ""}
                          tag="span"
                        />
                      </If>
                    </li>
                  )}
                </Repeat>
              </ol>
            </If>
          </div>
        </If>
      </div>
    </Component>
  );
});

export default RecuperacaoPainel;
