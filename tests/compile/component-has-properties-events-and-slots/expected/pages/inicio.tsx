// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import Cartao from "../components/cartao";
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
        <Cartao
          id="um"
          pessoa={{ nome: "Ana" }}
          titulo={() => variables.escolhido.value}
          onEscolher={(_run, event) => {
            variables.escolhido.set(event.id);
          }}
          corpo={
            <p className="trama-text inicio-oi">
              Olá
            </p>
          }
        />
        <Cartao
          id="dois"
          nota={1}
          titulo="Dois"
        />
      </Section>
    </Page>
  );
}
