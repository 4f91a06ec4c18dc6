// @generated from designs/galeria/pages/form-input.json. Do not edit.
import {
  Page,
  Section,
  decimalFormat,
  maskFormat,
  usePage,
} from "trama/runtime";
import { FormInput } from "trama/runtime/elements/form-input";
import { Icon } from "trama/runtime/elements/icon";
import { searchIcon } from "../icons/search";

export default function FormInputPage() {
  const page = usePage();
  return (
    <Page
      id="form-input"
      page={page}
      title="Form input"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text form-input-tipo">
          Form input
        </h1>
        <FormInput
          id="normal"
          value="Bia Rocha"
          label="Normal"
          hint="Um texto de ajuda"
        />
        <FormInput
          id="vazio"
          label="Vazio"
        />
        <FormInput
          id="obrigatorio"
          label="Obrigatório"
          required
        />
        <FormInput
          id="comErro"
          value="Bia Rocha"
          label="Com erro"
          error="Corrija este campo."
        />
        <FormInput
          id="fixo"
          value="Bia Rocha"
          label="Somente leitura"
          readonly
        />
        <FormInput
          id="desligado"
          value="Bia Rocha"
          label="Desligado"
          disabled
        />
        <FormInput
          id="senha"
          type="password"
          label="Senha"
          displayPassword
        />
        <FormInput
          id="numero"
          type="decimal"
          value={12.5}
          label="Valor"
          precision="0.01"
          format={decimalFormat}
        />
        <FormInput
          id="telefone"
          type="tel"
          value="11987654321"
          label="Telefone"
          mask={["(99) 9999-9999", "(99) 99999-9999"]}
          maskFormat={maskFormat}
        />
        <FormInput
          id="nota"
          type="textarea"
          label="Nota"
          placeholder="Escreva…"
        />
        <FormInput
          id="cor"
          type="color"
          value="#1d5bd6"
          label="Cor"
        />
        <FormInput
          id="comIcone"
          label="Com ícone"
          leading={
            <Icon
              id="lupa"
              icon={searchIcon}
            />
          }
        />
      </Section>
    </Page>
  );
}
