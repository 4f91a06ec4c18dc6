// @generated from designs/vendas/sections/avisos.json. Do not edit.
import {
  type PageProps,
  Repeat,
  Section,
  breakpoint,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import Aviso from "../components/aviso";
import { menuEstreito } from "../formulas/menu-estreito";
import * as variables from "../variables";
import { avisoAgir } from "../workflows/aviso-agir";

/** Os avisos, onde não cobrem o trabalho: sobre o menu, embaixo; em telas estreitas, sobre a barra do alto, sem o botão da direita. */
export default function Avisos(_props: PageProps) {
  return (
    <Section
      id="avisos"
      scope="avisos"
      tag="div"
    >
      <Flexbox
        id="pilha"
        states={{
          estreito: menuEstreito,
        }}
        role="status"
      >
        <Repeat
          items={() =>
            breakpoint.value === "default"
              ? variables.avisos.value
              : variables.avisos.value.slice(-1)
          }
          by={(item) => item.id}
        >
          {(item) => (
            <Aviso
              id="aviso"
              acao={() =>
                item.value.acao === "abrirContato" ? "Abrir"
                  : item.value.acao === "abrir" ? "Abrir"
                  : item.value.acao === "verExportacoes" ? "Ver exportações"
                  : item.value.acao === "recolocarTag" ? "Desfazer"
                  : item.value.acao === "desfazerAtendimento" ? "Desfazer"
                  : item.value.acao === "desfazerTarefa" ? "Desfazer"
                  : item.value.acao === "desfazerMovida" ? "Desfazer"
                  : item.value.acao === "reabrirOportunidade" ? "Desfazer"
                  : ""
              }
              mensagem={() => item.value.mensagem}
              tipo={() => item.value.tipo}
              onAgir={(run) => avisoAgir(run, {
                acao: item.value.acao,
                caminho: item.value.caminho,
                contato: item.value.contato,
                desfazer: item.value.desfazer,
                tag: item.value.tag,
              })}
              onFechar={() => {
                variables.avisos.set(variables.avisos.value.filter((other) => other.id !== item.value.id));
              }}
            />
          )}
        </Repeat>
      </Flexbox>
    </Section>
  );
}
