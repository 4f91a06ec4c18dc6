// @generated from design/components/ficha.json. Do not edit.
import {
  Component,
  component,
  handle,
} from "trama/runtime";
import { FormInput } from "trama/runtime/elements/form-input";

const Ficha = component("ficha", {}, () => {
  const elements = {
    nome: handle(FormInput),
  };
  return (
    <Component
      unsaved={() => elements.nome.value.value !== ""}
    >
      <FormInput
        id="nome"
        handle={elements.nome}
        label="Nome"
      />
    </Component>
  );
});

export default Ficha;
