// @generated from designs/vendas/components/termos.json. Do not edit.
import {
  component,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { Modal } from "trama/runtime/elements/modal";

/** Os termos de uso. São um texto provisório: quem abre o app a outras pessoas põe aqui os da sua empresa. */
const Termos = component("termos", {}, () => (
  <Modal
    id="janela"
    classes={["modal", "base"]}
    zIndex={60}
    backdropColor="var(--veu)"
    replacesBelow
    transition="all var(--rapido)"
  >
    <h2 className="trama-text termos-titulo subtitulo">
      Termos de uso
    </h2>
    <p className="trama-text termos-uso texto">
      Você usa o Balcão para cuidar das vendas da sua empresa, e responde pelo que registra aqui.
    </p>
    <p className="trama-text termos-dados texto">
      Os dados de clientes são da sua empresa. Quem tem acesso à conta os usa só para vender e atender, como a LGPD permite.
    </p>
    <div className="trama-flexbox termos-acoes">
      <Button
        id="entendi"
        classes={["botao", "primario"]}
        text="Fechar"
        link={{
          closePopup: true,
        }}
      />
    </div>
  </Modal>
));

export default Termos;
