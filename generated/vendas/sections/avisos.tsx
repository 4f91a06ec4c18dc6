// @generated from designs/vendas/sections/avisos.json. Do not edit.
import {
  type PageProps,
  Repeat,
  Section,
} from "trama/runtime";
import { Flexbox } from "trama/runtime/elements/flexbox";
import Aviso from "../components/aviso";
import * as variables from "../variables";
import { avisoAgir } from "../workflows/aviso-agir";

/** Os avisos, no alto da tela: não cobrem o que se escreve nem as páginas de uma lista. */
export default function Avisos({ page }: PageProps) {
  return (
    <Section
      id="avisos"
      scope="avisos"
      tag="div"
    >
      <Flexbox
        id="pilha"
        role="status"
      >
        <Repeat
          items={() => variables.avisos.value}
          by={(item) => item.id}
        >
          {(item, index) => (
            <Aviso
              id="aviso"
              acao={() =>
                item.value.acao === "abrirContato" ? "Abrir"
                  : item.value.acao === "abrir" ? "Abrir"
                  : item.value.acao === "verExportacoes" ? "Ver exportações"
                  : item.value.acao === "recolocarTag" ? "Desfazer"
                  : item.value.acao === "desfazerAtendimento" ? "Desfazer"
                  : item.value.acao === "desfazerTarefa" ? "Desfazer"
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
