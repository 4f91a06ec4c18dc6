// @generated from designs/vendas/components/produto.json. Do not edit.
import {
  Component,
  If,
  closePopup,
  component,
  decimalFormat,
  handle,
  localVariable,
  workflow,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";
import { Modal } from "trama/runtime/elements/modal";
import { Select } from "trama/runtime/elements/select";
import { TextBlock } from "trama/runtime/elements/text";
import {
  round,
  trust,
} from "trama/runtime/helpers";
import {
  supabaseInsert,
  supabaseUpdate,
} from "trama/runtime/plugins/supabase";
import * as custom from "../../../designs/vendas/custom";
import type { ProdutosRow } from "../collections/produtos";
import { produtos } from "../collections/produtos";
import type { TiposProdutoRow } from "../collections/tipos-produto";
import { tiposProduto } from "../collections/tipos-produto";
import { erroTexto } from "../formulas/erro-texto";
import { mensagemErro } from "../formulas/mensagem-erro";
import * as variables from "../variables";
import { mostrarErro } from "../workflows/mostrar-erro";

export type ProdutoShape = {
  readonly props: { readonly produtoId?: string };
  readonly result: boolean;
};

/** Um produto da conta, novo ou já cadastrado. O resultado é verdadeiro quando foi gravado. */
const Produto = component<ProdutoShape>("produto", {
  produtoId: "",
}, ({ props }) => {
  const elements = {
    ativo: handle(Checkbox),
    fisico: handle(Checkbox),
    formulario: handle(FormContainer),
    garantia: handle(FormInput),
    nome: handle(FormInput),
    preco: handle(FormInput),
    taxa: handle(FormInput),
    taxaFixa: handle(FormInput),
    tipo: handle(Select<TiposProdutoRow>),
  };
  const own = {
    /** Os erros aparecem depois da primeira tentativa. */
    tentou: localVariable<boolean>({
      id: "tentou",
      type: "boolean",
      default: false,
    }),
  };
  const formulas = {
    erroGarantia: (): string => {
      const dias = elements.garantia.number.value ?? 0;
      return dias >= 0 && dias <= 365 && dias === round(dias) ? "" : "Use um número de 0 a 365.";
    },
    /** O nome que veio de uma plataforma pode ficar como é. */
    erroNome: (): string =>
      props.produtoId.value !== "" && elements.nome.value.value.trim() === formulas.produto()?.nome
        ? ""
        : erroTexto(elements.nome.value.value, 2, 120),
    erroPreco: (): string => {
      const preco = elements.preco.number.value ?? -1;
      return preco >= 0 && preco <= 99999999.99 ? "" : "Valor inválido.";
    },
    erroTaxa: (): string => {
      const taxa = elements.taxa.number.value ?? 0;
      return taxa >= 0 && taxa <= 100 ? "" : "Use um valor de 0 a 100.";
    },
    erroTaxaFixa: (): string => {
      const taxa = elements.taxaFixa.number.value ?? 0;
      return taxa >= 0 && taxa <= 99999999.99 ? "" : "Valor inválido.";
    },
    /** O produto aberto; nenhum para um novo. */
    produto: (): ProdutosRow | null | undefined => produtos.data.value.find((um) => um.id === props.produtoId.value),
  };
  const workflows = {
    salvar: workflow("salvar", async (run) => {
      own.tentou.set(true);
      if (formulas.erroNome() !== "") {
        elements.nome.actions.focus();
        return;
      }
      if (formulas.erroPreco() !== "") {
        elements.preco.actions.focus();
        return;
      }
      if (formulas.erroGarantia() !== "") {
        elements.garantia.actions.focus();
        return;
      }
      if (formulas.erroTaxa() !== "") {
        elements.taxa.actions.focus();
        return;
      }
      if (formulas.erroTaxaFixa() !== "") {
        elements.taxaFixa.actions.focus();
        return;
      }
      variables.salvando.set("produto");
      const preco = round((elements.preco.number.value ?? 0) * 100);
      const taxa = round((elements.taxa.number.value ?? 0) * 100);
      const taxaFixa = round((elements.taxaFixa.number.value ?? 0) * 100);
      const garantia = elements.garantia.number.value ?? 0;
      const nome = elements.nome.value.value.trim();
      if (props.produtoId.value === "") {
        await supabaseInsert(run, {
          table: "produtos",
          data: {
            fisico: elements.fisico.value.value,
            garantia_dias: garantia,
            nome,
            preco_centavos: preco,
            taxa_bps: taxa,
            taxa_fixa_centavos: taxaFixa,
            tipo: elements.tipo.value.value,
          },
          columns: ["id"],
        });
      } else {
        await supabaseUpdate(run, {
          table: "produtos",
          match: {
            id: props.produtoId.value,
          },
          data: {
            ativo: elements.ativo.value.value,
            fisico: elements.fisico.value.value,
            garantia_dias: garantia,
            nome,
            preco_centavos: preco,
            taxa_bps: taxa,
            taxa_fixa_centavos: taxaFixa,
            tipo: elements.tipo.value.value,
          },
          columns: ["id"],
          single: true,
        });
      }
      variables.salvando.set("");
      closePopup(run, true);
    }, {
      onError: async (run, error) => {
        variables.salvando.set("");
        const campos = custom.errosDosCampos(error, {
          nome: "nome",
          preco_centavos: "preco",
          garantia_dias: "garantia",
          taxa_bps: "taxa",
          taxa_fixa_centavos: "taxaFixa",
          tipo: "tipo",
        });
        if (campos != null) {
          elements.formulario.actions.showErrors({
            errors: trust(campos),
          });
        } else {
          await mostrarErro(run, {
            mensagem: mensagemErro(error),
          });
        }
      },
    }),
  };
  return (
    <Component
      unsaved={() => elements.formulario.isDirty.value}
    >
      <Modal
        id="janela"
        classes={["modal", "base"]}
        zIndex={60}
        backdropColor="var(--veu)"
        replacesBelow
        transition="all var(--rapido)"
      >
        <TextBlock
          id="titulo"
          classes={["subtitulo"]}
          text={() => props.produtoId.value === "" ? "Novo produto" : "Produto"}
          tag="h2"
        />
        <FormContainer
          id="formulario"
          handle={elements.formulario}
          validate={false}
          ariaLabel="Produto"
          onSubmit={workflows.salvar}
        >
          <FormInput
            id="nome"
            handle={elements.nome}
            value={() => formulas.produto()?.nome}
            label="Nome"
            error={() =>
              own.tentou.value
                ? formulas.erroNome()
                : ""
            }
          />
          <div className="trama-flexbox produto-par1">
            <FormInput
              id="preco"
              handle={elements.preco}
              type="decimal"
              value={() =>
                formulas.produto()
                  ? (formulas.produto()?.preco_centavos ?? 0) / 100
                  : null
              }
              label="Preço (R$)"
              error={() =>
                own.tentou.value
                  ? formulas.erroPreco()
                  : ""
              }
              precision="0.01"
              max={99999999.99}
              hideArrows
              format={decimalFormat}
            />
            <FormInput
              id="garantia"
              handle={elements.garantia}
              type="number"
              value={() => formulas.produto()?.garantia_dias ?? 7}
              label="Garantia, em dias"
              error={() =>
                own.tentou.value
                  ? formulas.erroGarantia()
                  : ""
              }
              hideArrows
            />
          </div>
          <div className="trama-flexbox produto-par2">
            <FormInput
              id="taxa"
              handle={elements.taxa}
              type="decimal"
              value={() => (formulas.produto()?.taxa_bps ?? 0) / 100}
              label="Taxa da plataforma, em %"
              hint="Para as vendas em que ela não informa a dela, de hoje em diante."
              error={() =>
                own.tentou.value
                  ? formulas.erroTaxa()
                  : ""
              }
              precision="0.01"
              hideArrows
              format={decimalFormat}
            />
            <FormInput
              id="taxaFixa"
              handle={elements.taxaFixa}
              type="decimal"
              value={() => (formulas.produto()?.taxa_fixa_centavos ?? 0) / 100}
              label="Taxa fixa (R$)"
              error={() =>
                own.tentou.value
                  ? formulas.erroTaxaFixa()
                  : ""
              }
              precision="0.01"
              max={99999999.99}
              hideArrows
              format={decimalFormat}
            />
          </div>
          <Select
            id="tipo"
            handle={elements.tipo}
            options={() => tiposProduto.data.value}
            value={() => formulas.produto()?.tipo ?? "curso"}
            label="Tipo"
            required
            searchable={false}
          />
          <Checkbox
            id="fisico"
            handle={elements.fisico}
            value={() => formulas.produto()?.fisico ?? false}
            label="É enviado pelo correio"
          />
          <If when={() => props.produtoId.value !== ""}>
            <Checkbox
              id="ativo"
              handle={elements.ativo}
              value={() => formulas.produto()?.ativo ?? true}
              label="À venda"
            />
          </If>
          <div className="trama-flexbox produto-acoes">
            <Button
              id="cancelar"
              classes={["botao", "secundario"]}
              text="Cancelar"
              link={{
                closePopup: true,
              }}
            />
            <Button
              id="salvar"
              classes={["botao", "primario"]}
              text="Salvar"
              buttonType="submit"
              loading={() => variables.salvando.value === "produto"}
            />
          </div>
        </FormContainer>
      </Modal>
    </Component>
  );
});

export default Produto;
