// @generated from designs/galeria/pages/sistema.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import AmostraDoSistema from "../components/amostra-do-sistema";

export default function Sistema() {
  const page = usePage();
  return (
    <Page
      id="sistema"
      page={page}
      title="O sistema visual"
    >
      <Section
        id="main"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text sistema-titulo">
          O sistema visual
        </h1>
        <p className="trama-text sistema-sobre">
          Os tokens e as classes de designs/vendas/theme.json, em claro e escuro; ao lado, um segundo tema que só muda tokens.
        </p>
        <div className="trama-base sistema-temas">
          <div className="trama-base sistema-balcaoClaro painel-do-sistema" data-theme="light">
            <AmostraDoSistema
              id="balcaoClaroPartes"
              titulo="Balcão, claro"
            />
          </div>
          <div className="trama-base sistema-balcaoEscuro painel-do-sistema" data-theme="dark">
            <AmostraDoSistema
              id="balcaoEscuroPartes"
              titulo="Balcão, escuro"
            />
          </div>
          <div className="trama-base sistema-feiraClara painel-do-sistema feira" data-theme="light">
            <AmostraDoSistema
              id="feiraClaraPartes"
              titulo="Feira, claro"
            />
          </div>
          <div className="trama-base sistema-feiraEscura painel-do-sistema feira" data-theme="dark">
            <AmostraDoSistema
              id="feiraEscuraPartes"
              titulo="Feira, escuro"
            />
          </div>
        </div>
      </Section>
    </Page>
  );
}
