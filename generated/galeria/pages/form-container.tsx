// @generated from designs/galeria/pages/form-container.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FormContainer } from "trama/runtime/elements/form-container";
import { FormInput } from "trama/runtime/elements/form-input";

export default function FormContainerPage() {
  const page = usePage();
  return (
    <Page
      id="form-container"
      page={page}
      title="Form container"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text form-container-tipo">
          Form container
        </h1>
        <FormContainer
          id="normal"
          ariaLabel="Contato"
        >
          <FormInput
            id="nome"
            label="Nome"
          />
          <Button
            id="enviar"
            text="Enviar"
            buttonType="submit"
          />
        </FormContainer>
        <FormContainer
          id="desligado"
          disabled
          ariaLabel="Desligado"
        >
          <FormInput
            id="nome2"
            label="Nome"
          />
          <Button
            id="enviar2"
            text="Enviar"
            buttonType="submit"
          />
        </FormContainer>
      </Section>
    </Page>
  );
}
