// @generated from designs/galeria/pages/select.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Select } from "trama/runtime/elements/select";

export default function SelectPage() {
  const page = usePage();
  return (
    <Page
      id="select"
      page={page}
      title="Select"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text select-tipo">
          Select
        </h1>
        <Select
          id="normal"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Normal"
          hint="Um texto de ajuda"
          placeholder="Escolha"
        />
        <Select
          id="vazio"
          options={["Aluna", "VIP", "Reembolso"]}
          label="Vazio"
          placeholder="Escolha"
        />
        <Select
          id="obrigatorio"
          options={["Aluna", "VIP", "Reembolso"]}
          label="Obrigatório"
          placeholder="Escolha"
          required
        />
        <Select
          id="comErro"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Com erro"
          error="Corrija este campo."
          placeholder="Escolha"
        />
        <Select
          id="fixo"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Somente leitura"
          placeholder="Escolha"
          readonly
        />
        <Select
          id="desligado"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Desligado"
          placeholder="Escolha"
          disabled
        />
        <Select
          id="simples"
          options={["Aluna", "VIP", "Reembolso"]}
          value="Aluna"
          label="Sem busca"
          searchable={false}
          clearIcon
        />
        <Select
          id="aberto"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Sempre aberto"
          layoutType="free"
        />
      </Section>
    </Page>
  );
}
