// @generated from designs/vendas/components/comissoes-pessoas.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { comissoesResumo } from "../collections/comissoes-resumo";
import Vazio from "./vazio";
import { comissoesFiltros } from "../formulas/comissoes-filtros";
import { rotuloPapel } from "../formulas/rotulo-papel";
import { valor } from "../formulas/valor";
import { percentIcon } from "../icons/percent";
import * as variables from "../variables";
import { comissoesDe } from "../workflows/comissoes-de";
import { comissoesLimpar } from "../workflows/comissoes-limpar";

export type ComissoesPessoasShape = {
  readonly events: { readonly mudarPeriodo: undefined };
};

/** As comissões somadas por pessoa e moeda. Uma linha abre as comissões dela. */
const ComissoesPessoas = component<ComissoesPessoasShape>("comissoes-pessoas", {}, ({ emit }) => (
  <DataGrid
    id="grade"
    data={() => comissoesResumo.data.value}
    dataIdPath="id"
    columns={[
      {
        id: "beneficiario",
        name: "Beneficiário",
        type: "custom",
        width: "minmax(180px, 1.6fr)",
      },
      {
        id: "papel",
        name: "Papel",
        type: "custom",
        width: "minmax(120px, 1fr)",
        hideOn: ["tablet"],
      },
      {
        id: "qtd",
        name: "Comissões",
        path: "qtd",
        width: "104px",
        align: "end",
      },
      {
        id: "previsto",
        name: "Previsto",
        type: "custom",
        width: "132px",
        align: "end",
      },
      {
        id: "liberado",
        name: "Liberado",
        type: "custom",
        width: "132px",
        align: "end",
      },
      {
        id: "pago",
        name: "Pago",
        type: "custom",
        width: "132px",
        align: "end",
      },
    ]}
    ariaLabel="Comissões por beneficiário"
    hasStickyHeader
    rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
    isFetching={() => comissoesResumo.isFetching.value}
    skeletonRows={6}
    onRowClick={async (run, event) => {
      const linha = comissoesResumo.data.value.find((item) => item.id === event.id);
      await comissoesDe(run, {
        aba: (linha?.liberada_centavos ?? 0) !== 0 ? "liberadas"
          : (linha?.prevista_centavos ?? 0) !== 0 ? ""
          : (linha?.paga_centavos ?? 0) !== 0 ? "pagas"
          : "canceladas",
        email: linha?.beneficiario_email ?? "",
      });
    }}
    card={(item) => (
      <div className="trama-flexbox comissoes-pessoas-cartao">
        <div className="trama-flexbox comissoes-pessoas-cartaoTopo">
          <TextBlock
            id="nomeCartao"
            classes={["forte", "corta"]}
            text={() => item.value.beneficiario_nome}
            tag="span"
          />
          <TextBlock
            id="liberadoCartao"
            classes={["forte", "junto"]}
            text={() => valor(item.value.liberada_centavos, item.value.moeda)}
            tag="span"
          />
        </div>
        <div className="trama-flexbox comissoes-pessoas-cartaoFim">
          <TextBlock
            id="papelCartao"
            classes={["dica", "corta"]}
            text={() => item.value.papeis.map((papel) => rotuloPapel(papel)).join(", ")}
            tag="span"
          />
          <TextBlock
            id="previstoCartao"
            classes={["dica", "junto"]}
            text={() => `${valor(item.value.prevista_centavos, item.value.moeda)} previsto`}
            tag="span"
          />
        </div>
      </div>
    )}
    empty={
      <Vazio
        id="vazio"
        texto={() => comissoesFiltros() > 0 || variables.q.value.trim() !== "" ? "Nenhum resultado para os filtros escolhidos." : "Nenhuma comissão no período."}
        acao={
          <>
            <If when={() => comissoesFiltros() > 0 || variables.q.value.trim() !== ""}>
              <Button
                id="limpar"
                classes={["botao", "secundario"]}
                text="Limpar filtros"
                onClick={comissoesLimpar}
              />
            </If>
            <If when={() => comissoesFiltros() === 0 && variables.q.value.trim() === ""}>
              <Button
                id="periodo"
                classes={["botao", "secundario"]}
                text="Mudar período"
                onClick={async (run) => {
                  await emit(run, "mudarPeriodo");
                }}
              />
            </If>
          </>
        }
        icone={
          <Icon
            id="iconeVazio"
            icon={percentIcon}
            size="32px"
          />
        }
      />
    }
    cells={{
      beneficiario: (item) => (
        <div className="trama-flexbox comissoes-pessoas-beneficiario">
          <TextBlock
            id="nome"
            classes={["forte", "corta"]}
            rootAttributes={{
              title: () => item.value.beneficiario_nome,
            }}
            text={() => item.value.beneficiario_nome}
            tag="span"
          />
          <TextBlock
            id="email"
            classes={["dica", "corta"]}
            rootAttributes={{
              title: () => item.value.beneficiario_email,
            }}
            text={() => item.value.beneficiario_email}
            tag="span"
          />
        </div>
      ),
      liberado: (item) => (
        <TextBlock
          id="liberado"
          classes={["forte", "junto"]}
          text={() =>
            item.value.liberada_centavos === 0
              ? "—"
              : valor(item.value.liberada_centavos, item.value.moeda)
          }
          tag="span"
        />
      ),
      pago: (item) => (
        <TextBlock
          id="pago"
          classes={["junto"]}
          text={() =>
            item.value.paga_centavos === 0
              ? "—"
              : valor(item.value.paga_centavos, item.value.moeda)
          }
          tag="span"
        />
      ),
      papel: (item) => (
        <TextBlock
          id="papel"
          classes={["corta"]}
          rootAttributes={{
            title: () => item.value.papeis.map((papel) => rotuloPapel(papel)).join(", "),
          }}
          text={() => item.value.papeis.map((papel) => rotuloPapel(papel)).join(", ")}
          tag="span"
        />
      ),
      previsto: (item) => (
        <TextBlock
          id="previsto"
          classes={["junto"]}
          text={() =>
            item.value.prevista_centavos === 0
              ? "—"
              : valor(item.value.prevista_centavos, item.value.moeda)
          }
          tag="span"
        />
      ),
    }}
  />
));

export default ComissoesPessoas;
