// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  type PageProps,
  Section,
  iterate,
  log,
} from "trama/runtime";
import { TextBlock } from "trama/runtime/elements/text";
import {
  uppercase,
} from "trama/runtime/helpers";
import { supabaseSelect } from "trama/runtime/plugins/supabase";
import {
  type Artigos,
} from "../tables";
import * as variables from "../variables";
import { avaliar } from "../workflows/avaliar";

export default function Inicio({ page }: PageProps) {
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onLoad={async (run) => {
        const todos = await supabaseSelect<Artigos>(run, {
          table: "artigos",
        });
        for (const um of iterate(todos)) {
          if (!um.titulo) {
            continue;
          }
          log(run, uppercase(um.titulo) + um.titulo);
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
      }}
    >
      <Section
        id="principal"
      >
        <TextBlock
          id="titulo"
          text={() => `${variables.titulo.value} ${variables.tamanho.value} ${variables.partes.value.join(",")}`}
        />
      </Section>
    </Page>
  );
}
