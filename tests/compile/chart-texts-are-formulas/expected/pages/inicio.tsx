// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Repeat,
  Section,
  usePage,
} from "trama/runtime";
import { ApexChart } from "trama/runtime/elements/apex-chart";
import {
  join,
  toNumber,
  toText,
} from "trama/runtime/helpers";

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
        <Repeat
          items={() => [{ id: "a", moeda: "R$" }]}
          by={(item) => item.id}
        >
          {(item) => (
            <ApexChart
              id="vendas"
              type="bar"
              series={[
                { name: "Vendas", data: [30, 40] },
              ]}
              xAxisText={(vendasItem) => toText(vendasItem.value.value).toUpperCase()}
              yAxisText={(vendasItem) => join([item.value.moeda, toText(vendasItem.value.value)], " ")}
              dataLabelText={(vendasItem) => {
                const total = toNumber(vendasItem.value.value);
                return toText(total * total);
              }}
              tooltipText={(vendasItem) => join([vendasItem.value.datasetLabel, vendasItem.value.label, toText(vendasItem.value.pointIndex)], " ")}
              ariaLabel="Vendas"
            />
          )}
        </Repeat>
      </Section>
    </Page>
  );
}
