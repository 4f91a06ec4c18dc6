// @generated from design/components/filtro.json. Do not edit.
import {
  component,
  localVariable,
} from "trama/runtime";
import { TextInput } from "trama/runtime/elements/text-input";

const Filtro = component("filtro", {}, () => {
  const own = {
    nome: localVariable<string>({
      id: "nome",
      type: "string",
      default: "",
    }),
  };
  return (
    <TextInput
      id="nome"
      value={() => own.nome.value}
      ariaLabel="Nome"
      onChange={(_run, event) => {
        own.nome.set(event.value);
      }}
    />
  );
});

export default Filtro;
