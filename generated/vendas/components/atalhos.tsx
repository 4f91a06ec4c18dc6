// @generated from designs/vendas/components/atalhos.json. Do not edit.
import {
  Repeat,
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import { TextBlock } from "trama/runtime/elements/text";
import {
  filter,
  get,
} from "trama/runtime/helpers";
import {
  currentPage,
} from "../runtime";
import * as variables from "../variables";

/** As teclas que agem na página aberta. */
const Atalhos = component("atalhos", {}, () => {
  const formulas = {
    lista: (): readonly ({
      readonly tecla: string;
      readonly faz: string;
      readonly em: readonly string[];
    } | {
      readonly tecla: string;
      readonly faz: string;
      readonly em: readonly unknown[];
    })[] => filter([{
      tecla: "J",
      faz: "Próximo da lista",
      em: ["pg-chats", "pg-recuperacao", "pg-atendimentos", "pg-contatos", "pg-transacoes", "pg-rastreios-envios"],
    }, {
      tecla: "K",
      faz: "Anterior da lista",
      em: ["pg-chats", "pg-recuperacao", "pg-atendimentos", "pg-contatos", "pg-transacoes", "pg-rastreios-envios"],
    }, {
      tecla: "Enter",
      faz: "Abrir a linha",
      em: ["pg-recuperacao", "pg-atendimentos", "pg-contatos"],
    }, {
      tecla: "E",
      faz: "Resolver",
      em: ["pg-atendimento"],
    }, {
      tecla: "E",
      faz: "Resolver e ir para a próxima sem resposta",
      em: ["pg-chats"],
    }, {
      tecla: "R",
      faz: "Responder",
      em: ["pg-chats", "pg-atendimento"],
    }, {
      tecla: "N",
      faz: "Nota interna",
      em: ["pg-chats", "pg-atendimento"],
    }, {
      tecla: "A",
      faz: "Assumir ou transferir",
      em: ["pg-chats", "pg-atendimento"],
    }, {
      tecla: "Z",
      faz: "Adiar",
      em: ["pg-chats"],
    }, {
      tecla: "Z",
      faz: "Adiar a conversa",
      em: ["pg-atendimento"],
    }, {
      tecla: "/",
      faz: "Buscar nesta lista",
      em: ["pg-chats", "pg-recuperacao", "pg-atendimentos", "pg-contatos", "pg-transacoes", "pg-rastreios-envios", "pg-envios-logistica", "pg-metricas-facebook"],
    }, {
      tecla: "Alt + ↓",
      faz: "Ao escrever: próxima conversa",
      em: ["pg-chats"],
    }, {
      tecla: "Alt + ↑",
      faz: "Ao escrever: conversa anterior",
      em: ["pg-chats"],
    }, {
      tecla: "Alt + Enter",
      faz: "Ao escrever: resolver e ir para a próxima",
      em: ["pg-chats"],
    }, {
      tecla: "Esc",
      faz: "Ao escrever: voltar à conversa",
      em: ["pg-chats", "pg-atendimento"],
    }, {
      tecla: "Ctrl + K",
      faz: "Buscar em tudo",
      em: [],
    }], (atalho) => atalho.em.length === 0 || atalho.em.includes(currentPage.value.id)),
  };
  return (
    <Modal
      id="janela"
      classes={["modal", "base"]}
      zIndex={60}
      backdropColor="var(--veu)"
      replacesBelow
      transition="all var(--rapido)"
    >
      <h2 className="trama-text atalhos-titulo subtitulo">
        Atalhos do teclado
      </h2>
      <dl className="trama-base atalhos-teclas">
        <Repeat
          items={formulas.lista}
          by={(item) => get(item, "tecla")}
        >
          {(item) => (
            <div className="trama-base atalhos-linha">
              <TextBlock
                id="tecla"
                classes={["codigo"]}
                text={() => item.value.tecla}
                tag="dt"
              />
              <TextBlock
                id="faz"
                classes={["texto"]}
                text={() => item.value.faz}
                tag="dd"
              />
            </div>
          )}
        </Repeat>
      </dl>
      <TextBlock
        id="desligadas"
        classes={["dica"]}
        text={() => variables.atalhosDeTecla.value ? "Meu perfil › Preferências desliga as de uma tecla." : "As de uma tecla estão desligadas em Meu perfil › Preferências."}
      />
      <div className="trama-flexbox atalhos-botoes">
        <Button
          id="fechar"
          classes={["botao", "secundario"]}
          text="Fechar"
          link={{
            closePopup: true,
          }}
        />
      </div>
    </Modal>
  );
});

export default Atalhos;
