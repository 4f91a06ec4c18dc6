// @generated from designs/galeria/pages/radio-group.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { RadioGroup } from "trama/runtime/elements/radio-group";

export default function RadioGroupPage() {
  const page = usePage();
  return (
    <Page
      id="radio-group"
      page={page}
      title="Radio group"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text radio-group-tipo">
          Radio group
        </h1>
        <RadioGroup
          id="normal"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Normal"
          hint="Um texto de ajuda"
        />
        <RadioGroup
          id="vazio"
          options={["Aluna", "VIP", "Reembolso"]}
          label="Vazio"
        />
        <RadioGroup
          id="obrigatorio"
          options={["Aluna", "VIP", "Reembolso"]}
          label="Obrigatório"
          required
        />
        <RadioGroup
          id="comErro"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Com erro"
          error="Corrija este campo."
        />
        <RadioGroup
          id="fixo"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Somente leitura"
          readonly
        />
        <RadioGroup
          id="desligado"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Desligado"
          disabled
        />
        <RadioGroup
          id="linha"
          options={["Aluna", "VIP", "Reembolso"]}
          value="VIP"
          label="Em linha"
          direction="row"
        />
      </Section>
    </Page>
  );
}
