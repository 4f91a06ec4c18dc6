// @generated from designs/galeria/pages/checkbox.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";

export default function CheckboxPage() {
  const page = usePage();
  return (
    <Page
      id="checkbox"
      page={page}
      title="Checkbox"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text checkbox-tipo">
          Checkbox
        </h1>
        <Checkbox
          id="normal"
          label="Aceito receber avisos"
          hint="Uma vez por semana"
        />
        <Checkbox
          id="marcado"
          value
          label="Marcado"
        />
        <Checkbox
          id="parte"
          label="Uma parte"
          indeterminate
        />
        <Checkbox
          id="chave"
          value
          label="Manter conectado"
          appearance="switch"
        />
        <Checkbox
          id="chaveDesligada"
          label="Chave desligada"
          appearance="switch"
          disabled
        />
        <Checkbox
          id="comErro"
          label="Com erro"
          error="Marque para seguir."
        />
        <Checkbox
          id="fixo"
          value
          label="Somente leitura"
          readonly
        />
        <Checkbox
          id="desligado"
          label="Desligado"
          disabled
        />
      </Section>
    </Page>
  );
}
