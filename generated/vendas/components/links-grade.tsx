// @generated from designs/vendas/components/links-grade.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { DataGrid } from "trama/runtime/elements/data-grid";
import { DateText } from "trama/runtime/elements/date";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import { links } from "../collections/links";
import Vazio from "./vazio";
import { enderecoCurto } from "../formulas/endereco-curto";
import { moeda } from "../formulas/moeda";
import { podeEditar } from "../formulas/pode-editar";
import { formatNumber } from "../helpers/format-number";
import { copyIcon } from "../icons/copy";
import { linkIcon } from "../icons/link";
import * as variables from "../variables";
import { copiarTexto } from "../workflows/copiar-texto";
import { linkLigar } from "../workflows/link-ligar";
import { linksLimpar } from "../workflows/links-limpar";

/** Os links salvos, e o que cada um trouxe. */
const LinksGrade = component("links-grade", {}, () => (
  <DataGrid
    id="grade"
    data={() => links.data.value}
    dataIdPath="id"
    columns={[
      {
        id: "nome",
        name: "Nome",
        type: "custom",
        width: "minmax(140px, 1.5fr)",
      },
      {
        id: "codigo",
        name: "Código DMG",
        type: "custom",
        width: "minmax(160px, 2fr)",
      },
      {
        id: "cliques",
        name: "Cliques",
        type: "custom",
        width: "90px",
        align: "end",
      },
      {
        id: "vendas",
        name: "Vendas",
        type: "custom",
        width: "90px",
        align: "end",
      },
      {
        id: "receita",
        name: "Receita",
        type: "custom",
        width: "130px",
        align: "end",
      },
      {
        id: "criado",
        name: "Criado em",
        type: "custom",
        width: "150px",
        hideOn: ["tablet"],
      },
      {
        id: "ativo",
        name: "Ativo",
        type: "custom",
        width: "80px",
      },
      {
        id: "copiar",
        name: "Copiar",
        type: "custom",
        width: "64px",
      },
    ]}
    ariaLabel="Links salvos"
    hasStickyHeader
    rowHeight={() => variables.densidade.value === "compacta" ? "42px" : "52px"}
    isFetching={() => links.isFetching.value && !links.isFetched.value}
    skeletonRows={8}
    card={(item) => (
      <div className="trama-flexbox links-grade-cartao">
        <div className="trama-flexbox links-grade-cartaoTopo">
          <TextBlock
            id="nomeCartao"
            classes={["forte", "corta"]}
            text={() => item.value.nome}
            tag="span"
          />
          <TextBlock
            id="receitaCartao"
            classes={["forte", "junto"]}
            text={() => moeda(item.value.receita_centavos)}
            tag="span"
          />
        </div>
        <TextBlock
          id="codigoCartao"
          classes={["codigo", "corta"]}
          text={() => item.value.codigo_dmg}
          tag="span"
        />
        <div className="trama-flexbox links-grade-cartaoFim">
          <TextBlock
            id="numerosCartao"
            classes={["dica"]}
            text={() => `${formatNumber(item.value.vendas)} vendas${item.value.codigo_curto == null ? "" : `, ${formatNumber(item.value.cliques)} cliques`}`}
            tag="span"
          />
          <Button
            id="copiarCartao"
            classes={["botao", "secundario"]}
            text="Copiar"
            onClick={(run) => copiarTexto(run, {
              aviso: "Link copiado.",
              texto: item.value.codigo_curto == null
                ? item.value.url_transformada
                : enderecoCurto(item.value.codigo_curto),
            })}
            leftIcon={
              <Icon
                id="copiarCartaoIcone"
                icon={copyIcon}
                size="16px"
              />
            }
          />
        </div>
      </div>
    )}
    empty={
      <Vazio
        id="vazio"
        texto={() => variables.q.value.trim() !== "" || variables.plataforma.value !== "" ? "Nenhum resultado para os filtros escolhidos." : "Nenhum link salvo ainda."}
        acao={
          <If when={() => variables.q.value.trim() !== "" || variables.plataforma.value !== ""}>
            <Button
              id="limparVazio"
              classes={["botao", "secundario"]}
              text="Limpar filtros"
              onClick={linksLimpar}
            />
          </If>
        }
        icone={
          <Icon
            id="iconeVazio"
            icon={linkIcon}
            size="32px"
          />
        }
      />
    }
    cells={{
      ativo: (item) => (
        <Checkbox
          id="ligado"
          value={() => item.value.ativo}
          ariaLabel={() => `Link ${item.value.nome} ativo`}
          disabled={() => !podeEditar()}
          onChange={(run, event) => linkLigar(run, {
            ativo: event.value,
            id: item.value.id,
          })}
        />
      ),
      cliques: (item) => (
        <TextBlock
          id="cliquesNumero"
          text={() =>
            item.value.codigo_curto == null
              ? "—"
              : formatNumber(item.value.cliques)
          }
          tag="span"
        />
      ),
      codigo: (item) => (
        <TextBlock
          id="codigoLink"
          classes={["codigo", "corta"]}
          rootAttributes={{
            title: () => item.value.codigo_dmg,
          }}
          text={() => item.value.codigo_dmg}
          tag="span"
        />
      ),
      copiar: (item) => (
        <Button
          id="copiarLink"
          classes={["botao", "discreto", "so-icone"]}
          ariaLabel={() => `Copiar ${item.value.nome}`}
          onClick={(run) => copiarTexto(run, {
            aviso: "Link copiado.",
            texto: item.value.codigo_curto == null
              ? item.value.url_transformada
              : enderecoCurto(item.value.codigo_curto),
          })}
          leftIcon={
            <Icon
              id="copiarLinkIcone"
              icon={copyIcon}
              size="16px"
            />
          }
        />
      ),
      criado: (item) => (
        <DateText
          id="criadoEm"
          classes={["junto"]}
          date={() => item.value.criado_em}
          format="DD/MM/YY HH:mm"
        />
      ),
      nome: (item) => (
        <TextBlock
          id="nomeLink"
          classes={["forte", "corta"]}
          rootAttributes={{
            title: () => item.value.nome,
          }}
          text={() => item.value.nome}
          tag="span"
        />
      ),
      receita: (item) => (
        <TextBlock
          id="receitaValor"
          classes={["junto"]}
          text={() => moeda(item.value.receita_centavos)}
          tag="span"
        />
      ),
      vendas: (item) => (
        <TextBlock
          id="vendasNumero"
          text={() => formatNumber(item.value.vendas)}
          tag="span"
        />
      ),
    }}
  />
));

export default LinksGrade;
