// @generated from designs/vendas/components/ajustes-canais.json. Do not edit.
import {
  Component,
  If,
  component,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import { conta } from "../collections/conta";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Por onde a conta fala com os clientes, e os simuladores no lugar do que não está conectado. */
const AjustesCanais = component("ajustes-canais", {}, () => {
  const workflows = {
    /** O que falha se mostra no lugar dos canais. */
    buscar: workflow("buscar", async (run) => {
      await fetchCollection(run, conta);
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
        <If when={() => conta.error.value}>
          <ErroCarga
            id="falha"
            mensagem={() => mensagemErro(conta.error.value)}
            titulo="Não foi possível carregar a conta."
            onTentar={workflows.buscar}
          />
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
