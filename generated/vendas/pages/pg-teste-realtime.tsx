// @generated from designs/vendas/pages/pg-teste-realtime.json. Do not edit.
import {
  If,
  Page,
  Section,
  usePage,
} from "trama/runtime";
import Casca from "../components/casca";
import TesteTempoReal from "../components/teste-tempo-real";
import { podeVer } from "../formulas/pode-ver";
import Avisos from "../sections/avisos";
import ConteudoSemPermissao from "../sections/conteudo-sem-permissao";
import LoaderGlobal from "../sections/loader-global";
import MenuLateral from "../sections/menu-lateral";
import { paginaOnload } from "../workflows/pagina-onload";

export default function PgTesteRealtime() {
  const page = usePage();
  return (
    <Page
      id="pg-teste-realtime"
      page={page}
      title="Teste de mensagens em tempo real"
      onLoad={paginaOnload}
    >
      <MenuLateral
        page={page}
      />
      <ConteudoSemPermissao
        page={page}
      />
      <If when={podeVer}>
        <Section
          id="conteudo"
          tag="main"
        >
          <Casca
            id="casca"
            corpo={
              <>
                <h1 className="trama-text pg-teste-realtime-titulo titulo">
                  Teste de mensagens em tempo real
                </h1>
                <TesteTempoReal
                  id="teste"
                />
              </>
            }
          />
        </Section>
      </If>
      <Avisos
        page={page}
      />
      <LoaderGlobal
        page={page}
      />
    </Page>
  );
}
