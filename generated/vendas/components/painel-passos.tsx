// @generated from designs/vendas/components/painel-passos.json. Do not edit.
import {
  If,
  component,
  fetchCollection,
  navigate,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { ExpandableSection } from "trama/runtime/elements/expandable-section";
import { TextBlock } from "trama/runtime/elements/text";
import { dashKpis } from "../collections/dash-kpis";
import { equipe } from "../collections/equipe";
import { primeiroContato } from "../collections/primeiro-contato";
import AoAbrir from "./ao-abrir";
import PassoInicial from "./passo-inicial";
import * as variables from "../variables";
import { equipeConvidar } from "../workflows/equipe-convidar";
import { metaDefinir } from "../workflows/meta-definir";

/** Os primeiros passos de uma conta, até estarem feitos ou dispensados; só para quem cuida dela. */
const PainelPassos = component("painel-passos", {}, () => {
  const formulas = {
    contato: (): boolean => primeiroContato.data.value.length > 0,
    equipe: (): boolean => equipe.data.value.length > 1,
    feitos: (): number =>
      1 +
        (formulas.meta() ? 1 : 0) +
        (formulas.contato() ? 1 : 0) +
        (formulas.venda() ? 1 : 0) +
        (formulas.equipe() ? 1 : 0),
    meta: (): boolean => (dashKpis.data.value?.meta_centavos ?? 0) > 0,
    pronto: (): boolean => dashKpis.isFetched.value && primeiroContato.isFetched.value,
    venda: (): boolean => dashKpis.data.value?.tem_transacoes === true,
  };
  return (
    <>
      <AoAbrir
        id="carga"
        onAbrir={async (run) => {
          await fetchCollection(run, primeiroContato);
        }}
      />
      <If when={() => formulas.pronto() && formulas.feitos() < 5}>
        <div className="trama-base painel-passos-cartao cartao compacto">
          <ExpandableSection
            id="passos"
            value
            heading="h2"
            toggle={
              <TextBlock
                id="tituloPassos"
                classes={["subtitulo"]}
                text={() => `Primeiros passos (${formulas.feitos()} de 5)`}
                tag="span"
              />
            }
          >
            <ul className="trama-flexbox painel-passos-lista" aria-label="Primeiros passos">
              <PassoInicial
                id="passoConta"
                feito
                texto="Criar a conta"
              />
              <PassoInicial
                id="passoMeta"
                feito={formulas.meta}
                texto="Definir a meta do mês"
                onAbrir={metaDefinir}
              />
              <PassoInicial
                id="passoEquipe"
                feito={formulas.equipe}
                texto="Convidar a equipe"
                onAbrir={equipeConvidar}
              />
              <PassoInicial
                id="passoContato"
                feito={formulas.contato}
                texto="Adicionar o primeiro contato"
                onAbrir={async (run) => {
                  await navigate(run, {
                    page: "pg-contatos",
                  });
                }}
              />
              <PassoInicial
                id="passoVenda"
                feito={formulas.venda}
                texto="Registrar a primeira venda"
                onAbrir={async (run) => {
                  await navigate(run, {
                    page: "pg-transacoes",
                  });
                }}
              />
            </ul>
            <Button
              id="dispensar"
              classes={["botao", "discreto"]}
              text="Dispensar"
              onClick={() => {
                variables.passosDispensados.set(true);
              }}
            />
          </ExpandableSection>
        </div>
      </If>
    </>
  );
});

export default PainelPassos;
