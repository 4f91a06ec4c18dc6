// @generated from designs/galeria/pages/side-panel.json. Do not edit.
import {
  Page,
  Section,
  handle,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { SidePanel } from "trama/runtime/elements/side-panel";

export default function SidePanelPage() {
  const page = usePage();
  const elements = {
    filtros: handle(SidePanel),
  };
  return (
    <Page
      id="side-panel"
      page={page}
      title="Side panel"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text side-panel-tipo">
          Side panel
        </h1>
        <div className="trama-flexbox side-panel-aberto">
          <div className="trama-base side-panel-conteudo">
            <p className="trama-text side-panel-ao">
              O conteúdo ao lado
            </p>
          </div>
          <SidePanel
            id="painel"
            value
            width={280}
            title="Detalhes"
            footer={
              <Button
                id="salvar"
                text="Salvar"
              />
            }
          >
            <p className="trama-text side-panel-dentro">
              Um painel que se alarga
            </p>
          </SidePanel>
        </div>
        <div className="trama-flexbox side-panel-fechado">
          <SidePanel
            id="filtros"
            handle={elements.filtros}
            side="start"
            width={240}
            resizable={false}
            ariaLabel="Filtros"
            header={
              <h2 className="trama-text side-panel-cabeca">
                Filtros
              </h2>
            }
          >
            <p className="trama-text side-panel-noFiltro">
              Um painel no início
            </p>
          </SidePanel>
          <div className="trama-base side-panel-resto">
            <Button
              id="abrir"
              text="Abrir os filtros"
              onClick={() => {
                elements.filtros.actions.openPanel();
              }}
            />
          </div>
        </div>
      </Section>
    </Page>
  );
}
