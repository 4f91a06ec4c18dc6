// @generated from designs/vendas/sections/loader-global.json. Do not edit.
import {
  If,
  type PageProps,
  Section,
} from "trama/runtime";
import { Loader } from "trama/runtime/elements/loader";
import * as variables from "../variables";

/** Cobre tudo enquanto a pessoa entra, sai ou troca de conta. */
export default function LoaderGlobal(_props: PageProps) {
  return (
    <If when={() => variables.bloqueado.value}>
      <Section
        id="loader-global"
        scope="loader-global"
        tag="div"
      >
        <div className="trama-flexbox loader-global-cobertura">
          <Loader
            id="giro"
            spinner="circle"
            color="#FFFFFF"
            size="48px"
            ariaLabel="Aguarde"
          />
        </div>
      </Section>
    </If>
  );
}
