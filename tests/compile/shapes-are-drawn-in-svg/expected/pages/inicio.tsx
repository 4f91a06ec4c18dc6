// @generated from design/pages/inicio.json. Do not edit.
import {
  If,
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { Svg } from "trama/runtime/elements/svg";
import { SvgLine } from "trama/runtime/elements/svg-line";
import { SvgPolyline } from "trama/runtime/elements/svg-polyline";
import { SvgRect } from "trama/runtime/elements/svg-rect";
import * as variables from "../variables";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <Svg
          id="desenho"
          viewBox="0 0 100 40"
          ariaLabel="Vendas"
          role="group"
        >
          <Repeat
            items={() => variables.vendas.value}
            by={(item) => item.dia}
          >
            {(item, index) => (
              <SvgRect
                id="barra"
                x={() => index.value * 12}
                y={() => 40 - item.value.total}
                width={10}
                height={() => item.value.total}
                fill="currentcolor"
                title={() => item.value.dia}
                onClick={() => {
                  variables.dia.set(item.value.dia);
                }}
              />
            )}
          </Repeat>
          <SvgLine
            id="meta"
            y1={10}
            x2={100}
            y2={10}
            dashes="2 2"
          />
          <If when={() => variables.dia.value !== ""}>
            <SvgPolyline
              id="curva"
              points={() => variables.vendas.value.map((venda, posicao) => ({ x: posicao, y: venda.total }))}
            />
          </If>
        </Svg>
      </Section>
    </Page>
  );
}
