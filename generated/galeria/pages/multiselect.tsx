// @generated from designs/galeria/pages/multiselect.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Multiselect } from "trama/runtime/elements/multiselect";

export default function MultiselectPage() {
  const page = usePage();
  return (
    <Page
      id="multiselect"
      page={page}
      title="Multiselect"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text multiselect-tipo">
          Multiselect
        </h1>
        <Multiselect
          id="normal"
          options={["Aluna", "VIP", "Reembolso"]}
          value={["Aluna", "VIP"]}
          label="Normal"
          hint="Um texto de ajuda"
          placeholder="Escolha"
        />
        <Multiselect
          id="vazio"
          options={["Aluna", "VIP", "Reembolso"]}
          label="Vazio"
          placeholder="Escolha"
        />
        <Multiselect
          id="obrigatorio"
          options={["Aluna", "VIP", "Reembolso"]}
          label="Obrigatório"
          placeholder="Escolha"
          required
        />
        <Multiselect
          id="comErro"
          options={["Aluna", "VIP", "Reembolso"]}
          value={["Aluna", "VIP"]}
          label="Com erro"
          error="Corrija este campo."
          placeholder="Escolha"
        />
        <Multiselect
          id="fixo"
          options={["Aluna", "VIP", "Reembolso"]}
          value={["Aluna", "VIP"]}
          label="Somente leitura"
          placeholder="Escolha"
          readonly
        />
        <Multiselect
          id="desligado"
          options={["Aluna", "VIP", "Reembolso"]}
          value={["Aluna", "VIP"]}
          label="Desligado"
          placeholder="Escolha"
          disabled
        />
        <Multiselect
          id="limitado"
          options={["Aluna", "VIP", "Reembolso"]}
          value={["VIP"]}
          label="Uma linha"
          mode="multiple"
          clearIcon
        />
      </Section>
    </Page>
  );
}
