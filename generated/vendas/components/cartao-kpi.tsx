// @generated from designs/vendas/components/cartao-kpi.json. Do not edit.
import {
  If,
  component,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { NumberDisplay } from "trama/runtime/elements/number-display";
import { TextBlock } from "trama/runtime/elements/text";
import {
  abs,
} from "trama/runtime/helpers";
import Esqueleto from "./esqueleto";
import { dinheiroCurto } from "../formulas/dinheiro-curto";
import { moeda } from "../formulas/moeda";
import { percentual } from "../formulas/percentual";
import { razao } from "../formulas/razao";
import { formatNumber } from "../helpers/format-number";
import { arrowDownIcon } from "../icons/arrow-down";
import { arrowUpIcon } from "../icons/arrow-up";

export type CartaoKpiShape = {
  readonly props: {
    readonly anterior?: number | null | undefined;
    readonly carregado?: boolean;
    readonly comparado?: boolean;
    readonly formato?: "moeda" | "numero" | "percentual" | "razao";
    readonly menorMelhor?: boolean;
    readonly porte?: "lider" | "menor";
    readonly rotulo: string;
    readonly valor?: number | null | undefined;
    readonly variacao?: number | null | undefined;
  };
};

/** Um número do período e quanto mudou desde o anterior. */
const CartaoKpi = component<CartaoKpiShape>("cartao-kpi", {
  anterior: null,
  carregado: true,
  comparado: true,
  formato: "numero",
  menorMelhor: false,
  porte: "menor",
  valor: null,
  variacao: null,
}, ({ props }) => {
  const formulas = {
    antes: (): number => props.anterior.value ?? 0,
    /** Dez milhões de reais não cabem por extenso. */
    curto: (): boolean => (props.valor.value ?? 0) >= 1000000000,
    melhorou: (): boolean => formulas.mudou() > 0 !== props.menorMelhor.value,
    mudou: (): number => props.variacao.value ?? 0,
    /** Quantidades mudam em unidades: de 2 para 8 são +6, não 300%. */
    quanto: (): string => {
      const diferenca = (props.valor.value ?? 0) - formulas.antes();
      return props.formato.value === "numero" && props.anterior.value != null
        ? `${diferenca > 0 ? "+" : "−"}${formatNumber(abs(diferenca))}`
        : percentual(abs(formulas.mudou()));
    },
    reais: (): number | null | undefined =>
      props.valor.value == null
        ? null
        : props.valor.value / 100,
    textoAnterior: (): string => {
      const anterior = formulas.antes();
      return props.formato.value === "moeda" ? formulas.curto() ? dinheiroCurto(anterior) : moeda(anterior)
        : props.formato.value === "percentual" ? percentual(anterior)
        : props.formato.value === "razao" ? razao(anterior)
        : formatNumber(anterior);
    },
  };
  return (
    <Flexbox
      id="cartao"
      role="group"
      ariaLabel={() => props.rotulo.value}
    >
      <TextBlock
        id="rotulo"
        classes={["dica"]}
        text={() => props.rotulo.value}
        tag="h2"
      />
      <If when={() => !props.carregado.value}>
        <div className="trama-flexbox cartao-kpi-espera">
          <Flexbox
            id="lugarNumero"
            states={{
              lider: () => props.porte.value === "lider",
            }}
          >
            <Esqueleto
              id="esperaNumero"
              altura="24px"
              largura="72%"
            />
          </Flexbox>
          <If when={() => props.comparado.value}>
            <div className="trama-flexbox cartao-kpi-lugarVariacao">
              <Esqueleto
                id="esperaVariacao"
                altura="12px"
                largura="44%"
              />
            </div>
          </If>
        </div>
      </If>
      <If
        when={() =>
          props.carregado.value &&
            props.formato.value === "moeda" &&
            !formulas.curto()
        }
      >
        <NumberDisplay
          id="dinheiro"
          classesWhen={{
            "numero-lider": () => props.porte.value === "lider",
            "numero-medio": () => props.porte.value === "menor",
          }}
          value={formulas.reais}
          locale="pt-BR"
          currency="BRL"
          fractionDigits={() => (props.valor.value ?? 0) >= 100000000 ? 0 : 2}
          emptyText="—"
        />
      </If>
      <If when={() => props.carregado.value && props.formato.value === "moeda"}>
        <NumberDisplay
          id="dinheiroCurto"
          classesWhen={{
            "numero-lider": () => props.porte.value === "lider",
            "numero-medio": () => props.porte.value === "menor",
          }}
          states={{
            curto: formulas.curto,
          }}
          value={formulas.reais}
          locale="pt-BR"
          numberStyle="currency"
          currency="BRL"
          notation="compact"
          fractionDigits={() => (props.valor.value ?? 0) < 100000 ? 2 : 1}
          emptyText="—"
        />
      </If>
      <If when={() => props.carregado.value && props.formato.value === "numero"}>
        <NumberDisplay
          id="contagem"
          classesWhen={{
            "numero-lider": () => props.porte.value === "lider",
            "numero-medio": () => props.porte.value === "menor",
          }}
          value={() => props.valor.value}
          locale="pt-BR"
          numberStyle="decimal"
          fractionDigits={0}
          emptyText="—"
        />
      </If>
      <If when={() => props.carregado.value && props.formato.value === "percentual"}>
        <NumberDisplay
          id="percentual"
          classesWhen={{
            "numero-lider": () => props.porte.value === "lider",
            "numero-medio": () => props.porte.value === "menor",
          }}
          value={() => props.valor.value}
          locale="pt-BR"
          numberStyle="percent"
          fractionDigits={1}
          emptyText="—"
        />
      </If>
      <If when={() => props.carregado.value && props.formato.value === "razao"}>
        <NumberDisplay
          id="razao"
          classesWhen={{
            "numero-lider": () => props.porte.value === "lider",
            "numero-medio": () => props.porte.value === "menor",
          }}
          value={() => props.valor.value}
          locale="pt-BR"
          numberStyle="decimal"
          fractionDigits={2}
          emptyText="—"
        />
      </If>
      <If when={() => props.carregado.value && props.comparado.value}>
        <Flexbox
          id="comparacao"
          classes={["variacao"]}
          states={{
            melhor: () => formulas.mudou() !== 0 && formulas.melhorou(),
            pior: () => formulas.mudou() !== 0 && !formulas.melhorou(),
          }}
        >
          <If when={() => formulas.mudou() > 0}>
            <Icon
              id="subiu"
              icon={arrowUpIcon}
              size="16px"
            />
          </If>
          <If when={() => formulas.mudou() < 0}>
            <Icon
              id="desceu"
              icon={arrowDownIcon}
              size="16px"
            />
          </If>
          <If when={() => props.variacao.value != null}>
            <TextBlock
              id="quanto"
              text={() =>
                formulas.mudou() === 0
                  ? "igual"
                  : `${formulas.quanto()} ${formulas.melhorou() ? "melhor" : "pior"}`
              }
              tag="span"
            />
          </If>
          <If when={() => props.anterior.value != null}>
            <TextBlock
              id="antes"
              classes={["dica", "junto"]}
              text={() => `antes ${formulas.textoAnterior()}`}
              tag="span"
            />
          </If>
        </Flexbox>
      </If>
    </Flexbox>
  );
});

export default CartaoKpi;
