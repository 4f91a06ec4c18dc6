// @generated from designs/vendas/components/ajustes-canais.json. Do not edit.
import {
  Component,
  If,
  Repeat,
  component,
  fetchCollection,
  fetchCollections,
  workflow,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { TextBlock } from "trama/runtime/elements/text";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { canaisDaConta } from "../collections/canais-da-conta";
import { conta } from "../collections/conta";
import ErroCarga from "./erro-carga";
import Esqueleto from "./esqueleto";
import { mensagemErro } from "../formulas/mensagem-erro";
import { rotuloCanal } from "../formulas/rotulo-canal";
import { formatDate } from "../helpers/format-date";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Por onde a conta fala com os clientes, e os simuladores no lugar do que não está conectado. */
const AjustesCanais = component("ajustes-canais", {}, () => {
  const formulas = {
    /** O que se sabe de um canal: se é simulado, e quando houve a última mensagem. */
    estado: (ultimaEm: string | null | undefined): string => `${conta.data.value?.simulacao_desde != null ? "Simulado · " : ""}${ultimaEm == null ? "Nenhuma mensagem ainda" : `Última mensagem em ${formatDate(ultimaEm, "DD/MM/YY HH:mm")}`}`,
  };
  const workflows = {
    /** O que falha se mostra no lugar dos canais. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollections(run, [
        conta,
        canaisDaConta,
      ]);
    }, {
      onError: () => {
        return;
      },
    }),
    simular: workflow<{ readonly ligada: boolean }>("simular", async (run, params) => {
      await supabaseCall(run, "rpc_simulacao_ligar", {
        p_ligada: params.ligada,
      });
      await fetchCollection(run, conta);
      await avisar(run, {
        mensagem: params.ligada ? "Simulação ligada." : "Simulação desligada.",
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
    <Component
      onMount={workflows.buscar}
    >
      <div className="trama-flexbox ajustes-canais-tudo">
        <h2 className="trama-text ajustes-canais-titulo subtitulo">
          Canais
        </h2>
        <p className="trama-text ajustes-canais-explica dica">
          Onde nenhum canal está conectado, as mensagens esperam, e cada contato com telefone tem um link que abre a conversa no WhatsApp.
        </p>
        <If when={() => canaisDaConta.error.value || conta.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(canaisDaConta.error.value ?? conta.error.value)}
            titulo="Não foi possível carregar os canais."
            onTentar={workflows.buscar}
          />
        </If>
        <If when={() => !canaisDaConta.error.value && !canaisDaConta.isFetched.value}>
          <Esqueleto
            id="aCaminho"
            altura="200px"
          />
        </If>
        <If when={() => canaisDaConta.isFetched.value}>
          <ul className="trama-flexbox ajustes-canais-lista cartao lista" aria-label="Canais">
            <Repeat
              items={() => canaisDaConta.data.value}
              by={(item) => item.canal}
            >
              {(item) => (
                <li className="trama-base ajustes-canais-linha linha">
                  <TextBlock
                    id="nome"
                    classes={["forte"]}
                    text={() => rotuloCanal(item.value.canal)}
                    tag="span"
                  />
                  <TextBlock
                    id="estado"
                    classes={["dica"]}
                    text={() => formulas.estado(item.value.ultima_em)}
                  />
                  <If when={() => item.value.falha_em != null}>
                    <TextBlock
                      id="erro"
                      classes={["erro-linha"]}
                      text={() => `Última falha em ${formatDate(item.value.falha_em ?? "", "DD/MM/YY HH:mm")}: ${item.value.falha ?? ""}`}
                    />
                  </If>
                </li>
              )}
            </Repeat>
          </ul>
        </If>
        <If when={() => conta.data.value}>
          <div className="trama-base ajustes-canais-simulacao cartao compacto">
            <Checkbox
              id="simular"
              value={() => conta.data.value?.simulacao_desde != null}
              label="Simular canais, plataformas, entregas e anúncios"
              onChange={(run, event) => workflows.simular(run, {
                ligada: event.value,
              })}
            />
            <p className="trama-text ajustes-canais-dicaSimulacao dica">
              Para conhecer o app: a cada minuto, mensagens são entregues, lidas e respondidas, chegam vendas inventadas, etiquetas saem, objetos andam e anúncios gastam.
            </p>
          </div>
        </If>
      </div>
    </Component>
  );
});

export default AjustesCanais;
