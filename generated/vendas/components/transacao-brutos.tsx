// @generated from designs/vendas/components/transacao-brutos.json. Do not edit.
import {
  If,
  batch,
  component,
  latestWorkflow,
  localVariable,
} from "trama/runtime";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { TextBlock } from "trama/runtime/elements/text";
import { supabaseCall } from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Os dados da transação aberta como a plataforma os enviou; só são pedidos quando alguém os abre. */
const TransacaoBrutos = component("transacao-brutos", {}, () => {
  const own = {
    /** A transação a que o texto pertence. */
    lida: localVariable<string>({
      id: "lida",
      type: "string",
      default: "",
    }),
    texto: localVariable<string>({
      id: "texto",
      type: "string",
      default: "",
    }),
  };
  const workflows = {
    buscar: latestWorkflow<{ readonly transacao: string }>("buscar", async (run, params) => {
      own.texto.set("");
      const dados = await supabaseCall(run, "rpc_transacao_payload", {
        p_id: params.transacao,
      });
      batch(() => {
        own.texto.set(dados
          ? custom.jsonLegivel(dados)
          : "");
        own.lida.set(params.transacao);
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
    <>
      <p className="trama-text transacao-brutos-sobre dica">
        O que a plataforma enviou por último, como chegou.
      </p>
      <ExpandableSection
        id="dados"
        value={() => own.lida.value === variables.transacaoAberta.value}
        text="Ver dados"
        onChange={async (run, event) => {
          if (!event.value) {
            return;
          }
          await workflows.buscar(run, {
            transacao: variables.transacaoAberta.value,
          });
        }}
      >
        <If when={() => own.lida.value === variables.transacaoAberta.value && own.texto.value !== ""}>
          <TextBlock
            id="json"
            classes={["codigo"]}
            text={() => own.texto.value}
            tag="pre"
          />
        </If>
        <If when={() => own.lida.value === variables.transacaoAberta.value && own.texto.value === ""}>
          <p className="trama-text transacao-brutos-nada dica">
            A plataforma não enviou dados desta transação.
          </p>
        </If>
      </ExpandableSection>
    </>
  );
});

export default TransacaoBrutos;
