// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  batch,
  fetchCollection,
  inStep,
  iterate,
  log,
  usePage,
  withParams,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  map,
  toText,
} from "trama/runtime/helpers";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import { detalhe } from "../collections/detalhe";
import { recente } from "../collections/recente";
import Nota from "../components/nota";
import type {
  Artigos,
} from "../tables";
import * as variables from "../variables";
import { anotar } from "../workflows/anotar";
import { avaliar } from "../workflows/avaliar";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      collections={[
        recente,
      ]}
      onLoad={async (run) => {
        await anotar(run, {
          nota: 1,
          slug: "a",
        });
        const todos = await supabaseSelect<Artigos>(run, {
          table: "artigos",
        });
        for (const um of iterate(todos)) {
          if (!um.titulo) {
            continue;
          }
          log(run, um.titulo.toUpperCase() + um.titulo);
          if (um.nota == null) {
            break;
          }
          await avaliar(run, {
            nota: um.nota + 1,
            slug: um.slug,
          });
        }
        if (todos[0]) {
          log(run, todos[0].slug + "!");
        }
        if (!recente.data.value) {
          return;
        }
        await fetchCollection(run, withParams(detalhe, {
          slug: recente.data.value.slug,
        }));
      }}
    >
      <Section
        id="principal"
      >
        <Nota
          id="nota"
          onDar={[
            async (run, event) => {
              if (event == null) {
                return;
              }
              await avaliar(run, {
                nota: event + 1,
                slug: "a",
              });
            },
            (run, event) => {
              if (!event) {
                return;
              }
              batch(() => {
                variables.tamanho.set(event + 1);
                inStep(run, "setVariable partes");
                variables.partes.set(map([event], (x) => toText(x + event)));
              });
            },
          ]}
        />
        <TextBlock
          id="titulo"
          text={() => `${variables.titulo.value} ${variables.tamanho.value} ${variables.partes.value.join(",")}`}
        />
      </Section>
    </Page>
  );
}
