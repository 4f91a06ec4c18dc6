// @generated from designs/vendas/components/simulacao-desligada.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { TextBlock } from "trama/runtime/elements/text";
import { conta } from "../collections/conta";
import AoAbrir from "./ao-abrir";
import { semServico } from "../formulas/sem-servico";
import { temConta } from "../formulas/tem-conta";

export type SimulacaoDesligadaShape = {
  readonly props: {
    readonly servico?: string;
    readonly texto: string;
  };
};

/** O que se pediu espera resposta, e a simulação da conta está desligada: diz o que falta e onde se liga. */
const SimulacaoDesligada = component<SimulacaoDesligadaShape>("simulacao-desligada", {
  servico: "",
}, ({ props }) => (
  <>
    <AoAbrir
      id="carga"
      onAbrir={{
        steps: async (run) => {
          await fetchCollection(run, conta);
        },
        onError: () => {
          return;
        },
      }}
    />
    <If when={() => semServico(props.servico.value)}>
      <Base
        id="caixa"
        classes={["tom-atencao"]}
        role="status"
      >
        <TextBlock
          id="frase"
          text={() => `${props.texto.value} A simulação desta conta está desligada.`}
          tag="p"
        />
        <If when={temConta}>
          <TextBlock
            id="ligar"
            text="Ligar em Configurações › Canais"
            tag="span"
            link={{
              page: "pg-configuracoes",
              query: { aba: "canais" },
            }}
          />
        </If>
        <If when={() => !temConta()}>
          <p className="trama-text simulacao-desligada-pedir">
            Quem cuida da conta a liga em Configurações › Canais.
          </p>
        </If>
      </Base>
    </If>
  </>
));

export default SimulacaoDesligada;
