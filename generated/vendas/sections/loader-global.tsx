// @generated from designs/vendas/sections/loader-global.json. Do not edit.
import {
  If,
  type PageProps,
  Section,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Loader } from "trama/runtime/elements/loader";
import * as variables from "../variables";

/** Cobre tudo enquanto a pessoa entra, sai ou troca de conta. */
export default function LoaderGlobal({ page }: PageProps) {
  return (
    <If
      when={() => variables.bloqueado.value}
    >
      <Section
        id="loader-global"
        scope="loader-global"
        tag="div"
      >
        <Flexbox
          id="cobertura"
          justifyContent="center"
          alignItems="center"
        >
          <Loader
            id="giro"
            spinner="circle"
            color="#FFFFFF"
            size="48px"
            ariaLabel="Aguarde"
          />
        </Flexbox>
      </Section>
    </If>
  );
}
