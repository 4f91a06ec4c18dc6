// @generated from designs/galeria/pages/accordion.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Accordion } from "trama/runtime/elements/accordion";

export default function AccordionPage() {
  const page = usePage();
  return (
    <Page
      id="accordion"
      page={page}
      title="Accordion"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text accordion-tipo">
          Accordion
        </h1>
        <Accordion
          id="uma"
          items={[
            {
              id: "prazo",
              label: "Qual é o prazo?",
            },
            {
              id: "troca",
              label: "Como trocar?",
            },
            {
              id: "fora",
              label: "Fora do ar",
              disabled: true,
            },
          ]}
          value={["prazo"]}
          panels={{
            prazo: (
              <p className="trama-text accordion-prazo">
                Sete dias.
              </p>
            ),
            troca: (
              <p className="trama-text accordion-troca">
                Pelo atendimento.
              </p>
            ),
          }}
        />
        <Accordion
          id="varias"
          items={[
            {
              id: "um",
              label: "Um",
            },
            {
              id: "dois",
              label: "Dois",
            },
          ]}
          value={["um", "dois"]}
          type="multiple"
          heading="h3"
          panels={{
            dois: (
              <p className="trama-text accordion-dois">
                Aberto também.
              </p>
            ),
            um: (
              <p className="trama-text accordion-um">
                Aberto.
              </p>
            ),
          }}
        />
        <Accordion
          id="ladoALado"
          items={[
            {
              id: "um",
              label: "Primeiro",
            },
            {
              id: "dois",
              label: "Segundo",
            },
          ]}
          value={["dois"]}
          orientation="horizontal"
          panels={{
            dois: (
              <p className="trama-text accordion-quatro">
                Ao lado.
              </p>
            ),
            um: (
              <p className="trama-text accordion-tres">
                Fechado.
              </p>
            ),
          }}
        />
      </Section>
    </Page>
  );
}
