// @generated from designs/galeria/pages/columns.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Columns } from "trama/runtime/elements/columns";

export default function ColumnsPage() {
  const page = usePage();
  return (
    <Page
      id="columns"
      page={page}
      title="Columns"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text columns-tipo">
          Columns
        </h1>
        <Columns
          id="mosaico"
          type="mosaic"
          grid={[4, 8, 12]}
          rowGap="12px"
          columnGap="12px"
        >
          <div className="trama-base columns-m0">
            <p className="trama-text columns-m0t">
              4 de 12
            </p>
          </div>
          <div className="trama-base columns-m1">
            <p className="trama-text columns-m1t">
              8 de 12
            </p>
          </div>
          <div className="trama-base columns-m2">
            <p className="trama-text columns-m2t">
              12 de 12
            </p>
          </div>
        </Columns>
        <Columns
          id="colunas"
          type="columns"
          grid={[1, 2]}
          columnGap="16px"
        >
          <div className="trama-base columns-c0">
            <p className="trama-text columns-c0t">
              Uma parte
            </p>
          </div>
          <div className="trama-base columns-c1">
            <p className="trama-text columns-c1t">
              Duas partes
            </p>
          </div>
        </Columns>
      </Section>
    </Page>
  );
}
