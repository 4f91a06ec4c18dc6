// @generated from designs/vendas/components/conversa-lista.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { Dropdown } from "trama/runtime/elements/dropdown";
import { Icon } from "trama/runtime/elements/icon";
import { SearchBar } from "trama/runtime/elements/search-bar";
import { Select } from "trama/runtime/elements/select";
import { Tabs } from "trama/runtime/elements/tabs";
import { TextBlock } from "trama/runtime/elements/text";
import {
  findIndex,
  toText,
} from "trama/runtime/helpers";
import { canais } from "../collections/canais";
import { chats } from "../collections/chats";
import { statusChat } from "../collections/status-chat";
import { tagsOpcoes } from "../collections/tags-opcoes";
import ConversaLinhas from "./conversa-linhas";
import SimulacaoDesligada from "./simulacao-desligada";
import { chatsFiltros } from "../formulas/chats-filtros";
import { podeEditar } from "../formulas/pode-editar";
import { semCanal } from "../formulas/sem-canal";
import { formatNumber } from "../helpers/format-number";
import { listFilterIcon } from "../icons/list-filter";
import { userPlusIcon } from "../icons/user-plus";
import { xIcon } from "../icons/x";
import * as variables from "../variables";
import { chatContatoNovo } from "../workflows/chat-contato-novo";
import { chatsFiltrar } from "../workflows/chats-filtrar";
import { chatsLimpar } from "../workflows/chats-limpar";

/** As conversas de Chats: abas, busca, filtros e as linhas. */
const ConversaLista = component("conversa-lista", {}, () => (
  <div className="trama-flexbox conversa-lista-tudo">
    <div className="trama-flexbox conversa-lista-topo">
      <span className="trama-text conversa-lista-titulo titulo">
        Chats
      </span>
      <If when={() => chats.isFetched.value}>
        <TextBlock
          id="total"
          classes={["dica"]}
          text={() => formatNumber(chats.total.value)}
          tag="span"
          role="status"
          ariaLabel={() => `${formatNumber(chats.total.value)} conversas`}
        />
      </If>
      <div className="trama-base conversa-lista-espaco">
      </div>
      <If when={podeEditar}>
        <Button
          id="novo"
          classes={["botao", "discreto", "so-icone"]}
          ariaLabel="Novo contato"
          tooltip="Novo contato"
          onClick={chatContatoNovo}
          leftIcon={
            <Icon
              id="novoIcone"
              icon={userPlusIcon}
              size="16px"
            />
          }
        />
      </If>
      <Dropdown
        id="filtros"
        kind="panel"
        alignment="end"
        closeOnClick={false}
        ariaLabel="Filtros das conversas"
        history="push"
        content={
          <div className="trama-flexbox conversa-lista-painelFiltros base">
            <Select
              id="canal"
              options={() => canais.data.value}
              value={() => variables.canal.value}
              label="Canal"
              placeholder="Todos"
              clearLabel="Todos os canais"
              required={false}
              canDeselect
              searchable={false}
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.canal.set(event.value ?? null);
                },
                chatsFiltrar,
              ]}
            />
            <Select
              id="status"
              options={() => statusChat.data.value}
              value={() => variables.status.value}
              label="Situação"
              placeholder="Em andamento"
              clearLabel="Em andamento"
              required={false}
              canDeselect
              searchable={false}
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.status.set(event.value ?? null);
                },
                chatsFiltrar,
              ]}
            />
            <Select
              id="tag"
              options={() => tagsOpcoes.data.value}
              labelField="nome"
              valueField="id"
              value={() => variables.tag.value}
              label="Tag"
              placeholder="Qualquer"
              noResultsText="Nenhuma tag com esse nome."
              searchPlaceholder="Buscar tag"
              clearLabel="Qualquer tag"
              required={false}
              canDeselect
              clearIcon
              onChange={[
                (_run, event) => {
                  variables.tag.set(event.value ?? null);
                },
                chatsFiltrar,
              ]}
            />
            <Checkbox
              id="semResposta"
              value={() => variables.semResposta.value}
              label="Sem resposta há mais de 15 min"
              onChange={[
                (_run, event) => {
                  variables.semResposta.set(event.value);
                },
                chatsFiltrar,
              ]}
            />
            <If when={() => chatsFiltros() > 0}>
              <Button
                id="limpar"
                classes={["botao", "discreto"]}
                text="Limpar filtros"
                onClick={chatsLimpar}
              />
            </If>
          </div>
        }
        trigger={
          <Button
            id="abrirFiltros"
            classes={["botao", "discreto"]}
            text={() => {
              const quantos = chatsFiltros();
              return quantos === 0
                ? ""
                : toText(quantos);
            }}
            ariaLabel={() => {
              const quantos = chatsFiltros();
              return quantos === 0
                ? "Filtros"
                : `Filtros: ${quantos} em uso`;
            }}
            leftIcon={
              <Icon
                id="abrirFiltrosIcone"
                icon={listFilterIcon}
                size="16px"
              />
            }
          />
        }
      />
    </div>
    <If when={() => variables.canalCalado.value && !variables.canalAvisoFechado.value}>
      <div className="trama-flexbox conversa-lista-semCanal">
        <div className="trama-base conversa-lista-semCanalTexto">
          <SimulacaoDesligada
            id="semServico"
            servico="whatsapp"
            texto="A mensagem chega ao cliente quando um canal conectado a entrega."
          />
        </div>
        <If when={semCanal}>
          <Button
            id="fecharSemCanal"
            classes={["botao", "discreto", "so-icone"]}
            ariaLabel="Fechar o aviso"
            tooltip="Fechar o aviso"
            onClick={() => {
              variables.canalAvisoFechado.set(true);
            }}
            leftIcon={
              <Icon
                id="fecharSemCanalIcone"
                icon={xIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    </If>
    <div className="trama-base conversa-lista-caixaBusca">
      <SearchBar
        id="busca"
        value={() => variables.q.value}
        placeholder="Nome, e-mail ou telefone"
        ariaLabel="Buscar conversas"
        clearLabel="Limpar busca"
        isEmbedIcon
        iconPosition="left"
        inputWidth="100%"
        shortcut={() => variables.atalhosDeTecla.value ? "/" : ""}
        onChange={[
          (_run, event) => {
            variables.q.set(event.value);
          },
          async (run) => {
            await chatsFiltrar(run);
          },
        ]}
      />
    </div>
    <Tabs
      id="abas"
      tabs={[
        {
          id: "minhas",
          label: "Minhas",
        },
        {
          id: "livres",
          label: "Não atribuídas",
        },
        {
          id: "todas",
          label: "Todas",
        },
      ]}
      value={() => findIndex(["", "livres", "todas"], variables.aba.value)}
      transition="none"
      keepMounted={false}
      ariaLabel="De quem"
      onChange={(_run, event) => {
        variables.aba.set(event.id === "minhas" ? "" : event.id);
      }}
      panels={{
        livres: (
          <ConversaLinhas
            id="linhasLivres"
          />
        ),
        minhas: (
          <ConversaLinhas
            id="linhasMinhas"
          />
        ),
        todas: (
          <ConversaLinhas
            id="linhasTodas"
          />
        ),
      }}
    />
  </div>
));

export default ConversaLista;
