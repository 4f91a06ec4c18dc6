// @generated from designs/vendas/components/oportunidade-historico.json. Do not edit.
import {
  If,
  Repeat,
  component,
  fetchCollection,
} from "trama/runtime";
import { DateText } from "trama/runtime/elements/date";
import { TextBlock } from "trama/runtime/elements/text";
import {
  ifEmpty,
} from "trama/runtime/helpers";
import { oportunidadeHistorico } from "../collections/oportunidade-historico";
import ErroCarga from "./erro-carga";
import { mensagemErro } from "../formulas/mensagem-erro";
import { nomeDaPessoa } from "../formulas/nome-da-pessoa";

/** O que aconteceu com a oportunidade aberta. */
const OportunidadeHistorico = component("oportunidade-historico", {}, () => (
  <div className="trama-flexbox oportunidade-historico-tudo">
    <If when={() => oportunidadeHistorico.error.value}>
      <ErroCarga
        id="falha"
        mensagem={() => mensagemErro(oportunidadeHistorico.error.value)}
        titulo="Não foi possível carregar o histórico."
        onTentar={async (run) => {
          await fetchCollection(run, oportunidadeHistorico);
        }}
      />
    </If>
    <ul className="trama-flexbox oportunidade-historico-lista">
      <Repeat
        items={() => oportunidadeHistorico.data.value}
        by={(item) => item.id}
      >
        {(item) => (
          <li className="trama-flexbox oportunidade-historico-um linha">
            <TextBlock
              id="oQue"
              classes={["forte"]}
              text={() =>
                item.value.tipo === "criada" ? `Criada em ${item.value.para ?? ""}`
                  : item.value.tipo === "movida" ? `${item.value.de ?? ""} → ${item.value.para ?? ""}`
                  : item.value.tipo === "editada" ? `Mudou: ${item.value.para ?? ""}`
                  : item.value.tipo === "ganha" ? "Ganha"
                  : item.value.tipo === "perdida" ? item.value.para ? `Perdida: ${item.value.para}` : "Perdida"
                  : `Reaberta em ${item.value.para ?? ""}`
              }
              tag="span"
            />
            <div className="trama-flexbox oportunidade-historico-quemQuando">
              <TextBlock
                id="quem"
                classes={["dica"]}
                text={() =>
                  item.value.usuario_id
                    ? ifEmpty(nomeDaPessoa(item.value.usuario_id), "Pessoa sem acesso")
                    : "Automático"
                }
                tag="span"
              />
              <DateText
                id="quando"
                classes={["dica", "junto"]}
                date={() => item.value.em}
                format="DD/MM/YY HH:mm:ss"
              />
            </div>
          </li>
        )}
      </Repeat>
    </ul>
  </div>
));

export default OportunidadeHistorico;
