// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { plusIcon } from "../icons/plus";

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
          id="mais"
          text="Mais"
          leftIcon={
            <Icon
              id="sinal"
              icon={plusIcon}
            />
          }
          rightIcon={
            <>
              <p className="trama-text inicio-um">
                1
              </p>
              <p className="trama-text inicio-dois">
                2
              </p>
            </>
          }
        />
      </Section>
    </Page>
  );
}
