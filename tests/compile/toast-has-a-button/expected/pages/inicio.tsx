// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  closeToast,
  log,
  showToast,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
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
        <Button
          id="excluir"
          text="Excluir"
          onClick={(run) => {
            const antes = variables.etiqueta.value;
            variables.etiqueta.set("");
            showToast(run, {
              text: `A etiqueta ${antes} foi excluída`,
              title: "Pronto",
              kind: "success",
              duration: 8000,
              name: "etiqueta",
              actionText: "Desfazer",
              onAction: (run, event) => {
                variables.etiqueta.set(antes);
                log(run, event.name);
              },
            });
          }}
        />
        <Button
          id="fechar"
          text="Fechar"
          onClick={(run) => {
            closeToast(run, "etiqueta");
            closeToast(run);
            showToast(run, {
              text: "Fechado",
            });
          }}
        />
      </Section>
    </Page>
  );
}
