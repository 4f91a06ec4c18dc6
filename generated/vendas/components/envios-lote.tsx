// @generated from designs/vendas/components/envios-lote.json. Do not edit.
import {
  If,
  Repeat,
  breakpoint,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { Stack } from "trama/runtime/elements/stack";
import { TextBlock } from "trama/runtime/elements/text";
import {
  getByIndex,
  sum,
} from "trama/runtime/helpers";
import { enviosLote } from "../collections/envios-lote";
import EnvioCartao from "./envio-cartao";
import ErroCarga from "./erro-carga";
import Vazio from "./vazio";
import { mensagemErro } from "../formulas/mensagem-erro";
import { podeEditarPagina } from "../formulas/pode-editar-pagina";
import { packageOpenIcon } from "../icons/package-open";
import { tagIcon } from "../icons/tag";
import * as variables from "../variables";
import { envioMover } from "../workflows/envio-mover";
import { enviosBuscar } from "../workflows/envios-buscar";
import { enviosEmitir } from "../workflows/envios-emitir";
import { enviosFiltrar } from "../workflows/envios-filtrar";

/** O lote do dia: o que falta separar, o que já se separou, e as etiquetas. */
const EnviosLote = component("envios-lote", {}, () => (
  <div className="trama-flexbox envios-lote-corpo">
    <If when={() => enviosLote.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(enviosLote.error.value)}
        titulo="Não foi possível carregar o lote."
        onTentar={enviosBuscar}
      />
    </If>
    <If when={() => enviosLote.data.value.length > 0}>
      <div className="trama-flexbox envios-lote-topo">
        <TextBlock
          id="lote"
          classes={["codigo"]}
          text={() => enviosLote.data.value[0]?.lote_codigo ?? ""}
          tag="span"
        />
        <If when={() => enviosLote.data.value.filter((um) => um.status === "em_separacao").length > 0}>
          <TextBlock
            id="conta"
            classes={["dica"]}
            text={() => {
              const separados = enviosLote.data.value.filter((um) => um.status === "em_separacao").length;
              const conferidos = enviosLote.data.value.filter((um) => um.conferido).length;
              return `${conferidos} de ${separados} conferidos`;
            }}
            tag="span"
          />
        </If>
        <If
          when={() => podeEditarPagina("pg-envios-logistica") && enviosLote.data.value.filter((um) => um.status === "em_separacao").length > 0}
        >
          <Button
            id="emitir"
            classes={["botao", "primario"]}
            text="Emitir etiquetas"
            onClick={(run) => enviosEmitir(run, {
              frete: sum(enviosLote.data.value.filter((um) => um.status === "em_separacao").map((um) => um.valor_frete_centavos)),
              ids: enviosLote.data.value.filter((um) => um.status === "em_separacao").map((item) => item.id),
            })}
            leftIcon={
              <Icon
                id="emitirIcone"
                icon={tagIcon}
                size="16px"
              />
            }
          />
        </If>
      </div>
    </If>
    <If when={() => breakpoint.value !== "mobile" && enviosLote.data.value.length > 0}>
      <div className="trama-flexbox envios-lote-pilhas">
        <Stack
          id="aSeparar"
          items={() => enviosLote.data.value.filter((um) => um.status === "pendente")}
          itemKey="id"
          labelField="destinatario_nome"
          group="expedicao"
          readonly={() => !podeEditarPagina("pg-envios-logistica")}
          gap="var(--e-8)"
          ariaLabel="A separar"
          onItemAdded={async (run, event) => {
            await envioMover(run, {
              depois: getByIndex(event.updatedList, event.newIndex - 1)?.id ?? null,
              id: event.item.id,
              status: "pendente",
            });
          }}
          onItemMoved={async (run, event) => {
            await envioMover(run, {
              depois: getByIndex(event.updatedList, event.newIndex - 1)?.id ?? null,
              id: event.item.id,
              status: "pendente",
            });
          }}
          header={
            <div className="trama-flexbox envios-lote-aSepararTopo">
              <h2 className="trama-text envios-lote-aSepararTitulo subtitulo">
                A separar
              </h2>
              <TextBlock
                id="aSepararQuantos"
                classes={["dica"]}
                text={() => `${enviosLote.data.value.filter((um) => um.status === "pendente").length}`}
                tag="span"
              />
            </div>
          }
          item={(item) => (
            <EnvioCartao
              id="aSepararCartao"
              envio={() => item.value}
            />
          )}
        />
        <Stack
          id="separados"
          items={() => enviosLote.data.value.filter((um) => um.status === "em_separacao")}
          itemKey="id"
          labelField="destinatario_nome"
          group="expedicao"
          readonly={() => !podeEditarPagina("pg-envios-logistica")}
          gap="var(--e-8)"
          ariaLabel="Separados"
          onItemAdded={async (run, event) => {
            await envioMover(run, {
              depois: getByIndex(event.updatedList, event.newIndex - 1)?.id ?? null,
              id: event.item.id,
              status: "em_separacao",
            });
          }}
          onItemMoved={async (run, event) => {
            await envioMover(run, {
              depois: getByIndex(event.updatedList, event.newIndex - 1)?.id ?? null,
              id: event.item.id,
              status: "em_separacao",
            });
          }}
          header={
            <div className="trama-flexbox envios-lote-separadosTopo">
              <h2 className="trama-text envios-lote-separadosTitulo subtitulo">
                Separados
              </h2>
              <TextBlock
                id="separadosQuantos"
                classes={["dica"]}
                text={() => `${enviosLote.data.value.filter((um) => um.status === "em_separacao").length}`}
                tag="span"
              />
            </div>
          }
          item={(item) => (
            <EnvioCartao
              id="separadosCartao"
              envio={() => item.value}
            />
          )}
        />
      </div>
    </If>
    <If when={() => breakpoint.value === "mobile"}>
      <div className="trama-flexbox envios-lote-lista">
        <Repeat
          items={() => enviosLote.data.value}
          by={(item) => item.id}
        >
          {(item) => (
            <EnvioCartao
              id="umCartao"
              envio={() => item.value}
            />
          )}
        </Repeat>
      </div>
    </If>
    <If
      when={() =>
        enviosLote.isFetched.value &&
          !enviosLote.error.value &&
          enviosLote.data.value.length === 0
      }
    >
      <Vazio
        id="vazio"
        texto={() => variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "O lote de hoje está vazio."}
        acao={
          <If when={() => variables.q.value.trim() === ""}>
            <Button
              id="verFila"
              classes={["botao", "secundario"]}
              text="Ver a fila"
              onClick={async (run) => {
                variables.aba.set("");
                await enviosFiltrar(run);
              }}
            />
          </If>
        }
        icone={
          <Icon
            id="iconeVazio"
            icon={packageOpenIcon}
            size="32px"
          />
        }
      />
    </If>
  </div>
));

export default EnviosLote;
