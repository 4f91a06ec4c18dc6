// @generated from designs/galeria/pages/modal.json. Do not edit.
import {
  Page,
  Section,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";
import * as variables from "../variables";

export default function ModalPage() {
  const page = usePage();
  return (
    <Page
      id="modal"
      page={page}
      title="Modal"
    >
      <Section
        id="exemplos"
        tag="main"
        classes={["exemplos"]}
      >
        <h1 className="trama-text modal-tipo">
          Modal
        </h1>
        <Button
          id="abrir"
          text="Abrir a janela"
          onClick={() => {
            variables.janela.set(true);
          }}
        />
        <Modal
          id="janela"
          display={() => variables.janela.value}
          ariaLabel="Excluir contato"
          onBackdropClick={() => {
            variables.janela.set(false);
          }}
          onEscape={() => {
            variables.janela.set(false);
          }}
        >
          <h2 className="trama-text modal-pergunta">
            Excluir contato?
          </h2>
          <Button
            id="fechar"
            text="Fechar"
            onClick={() => {
              variables.janela.set(false);
            }}
          />
        </Modal>
      </Section>
    </Page>
  );
}
