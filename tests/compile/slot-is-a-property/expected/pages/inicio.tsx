// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
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
          leftIcon={(
            <Icon
              id="sinal"
              icon={plusIcon}
            />
          )}
          rightIcon={(
            <>
              <TextBlock
                id="um"
                text="1"
              />
              <TextBlock
                id="dois"
                text="2"
              />
            </>
          )}
        />
      </Section>
    </Page>
  );
}
