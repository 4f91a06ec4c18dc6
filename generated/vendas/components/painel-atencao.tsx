// @generated from designs/vendas/components/painel-atencao.json. Do not edit.
import {
  If,
  Repeat,
  component,
  fetchCollection,
} from "trama/runtime";
import { Base } from "trama/runtime/elements/base";
import { Flexbox } from "trama/runtime/elements/flexbox";
import { Icon } from "trama/runtime/elements/icon";
import { TextBlock } from "trama/runtime/elements/text";
import {
  indexOf,
  replace,
} from "trama/runtime/helpers";
import { dashAtencao } from "../collections/dash-atencao";
import { permissoes } from "../collections/permissoes";
import Bloco from "./bloco";
import { chevronRightIcon } from "../icons/chevron-right";
import { circleAlertIcon } from "../icons/circle-alert";
import { circleCheckIcon } from "../icons/circle-check";

/** O que precisa de alguém agora, cada coisa com a página onde se resolve. */
const PainelAtencao = component("painel-atencao", {}, () => {
  const formulas = {
    /** A página onde se resolve, se o app já a tem e a pessoa pode vê-la. */
    destino: (rota: string): string | null | undefined => permissoes.data.value.some((pagina) => pagina.podeVer && indexOf(rota, replace(pagina.rota, ":usuarioId/", "")) === 0) ? rota : null,
  };
  return (
    <Bloco
      id="bloco"
      altura="118px"
      buscando={() => dashAtencao.isFetching.value}
      carregado={() => dashAtencao.isFetched.value}
      falhou={() => dashAtencao.error.value != null}
      titulo="Precisa de atenção"
      onTentar={async (run) => {
        await fetchCollection(run, dashAtencao);
      }}
      conteudo={
        <>
          <If when={() => dashAtencao.data.value.length > 0}>
            <ul className="trama-flexbox painel-atencao-lista">
              <Repeat
                items={() => dashAtencao.data.value}
                by={(item) => item.tipo}
              >
                {(item, index) => (
                  <Base
                    id="linha"
                    states={{
                      ultima: () => index.value === dashAtencao.data.value.length - 1,
                    }}
                    tag="li"
                  >
                    <Flexbox
                      id="ir"
                      link={() => ({
                        path: formulas.destino(item.value.rota),
                      })}
                    >
                      <Icon
                        id="sinal"
                        icon={circleAlertIcon}
                        size="16px"
                        color="var(--atencao)"
                      />
                      <TextBlock
                        id="texto"
                        text={() => item.value.texto}
                        tag="span"
                      />
                      <If when={() => formulas.destino(item.value.rota) != null}>
                        <Icon
                          id="seta"
                          icon={chevronRightIcon}
                          size="16px"
                          color="var(--texto-3)"
                        />
                      </If>
                    </Flexbox>
                  </Base>
                )}
              </Repeat>
            </ul>
          </If>
          <If when={() => dashAtencao.data.value.length === 0}>
            <div className="trama-flexbox painel-atencao-nada">
              <Icon
                id="certo"
                icon={circleCheckIcon}
                size="20px"
                color="var(--sucesso)"
              />
              <span className="trama-text painel-atencao-emDia texto">
                Tudo em dia.
              </span>
            </div>
          </If>
        </>
      }
    />
  );
});

export default PainelAtencao;
