// @generated from designs/vendas/components/contato-consentimento.json. Do not edit.
import {
  component,
  fetchCollection,
  workflow,
} from "trama/runtime";
import { Checkbox } from "trama/runtime/elements/checkbox";
import { supabaseUpdate } from "trama/runtime/plugins/supabase";
import { contato } from "../collections/contato";
import { contatoAtual } from "../formulas/contato-atual";
import { contatoEditavel } from "../formulas/contato-editavel";
import { mensagemErro } from "../formulas/mensagem-erro";
import { avisar } from "../workflows/avisar";
import { mostrarErro } from "../workflows/mostrar-erro";

/** Se o contato aberto aceita ser procurado; vale assim que se marca. */
const ContatoConsentimento = component("contato-consentimento", {}, () => {
  const workflows = {
    salvar: workflow<{ readonly aceita: boolean }>("salvar", async (run, params) => {
      await supabaseUpdate(run, {
        table: "contatos",
        match: {
          id: contatoAtual()?.id,
        },
        data: {
          aceita_contato: params.aceita,
        },
        columns: ["id"],
        single: true,
      });
      await fetchCollection(run, contato);
      await avisar(run, {
        mensagem: "Contato salvo.",
      });
    }, {
      onError: async (run, error) => {
        await fetchCollection(run, contato);
        await mostrarErro(run, {
          mensagem: mensagemErro(error),
        });
      },
    }),
  };
  return (
    <Checkbox
      id="aceita"
      value={() => contatoAtual()?.aceita_contato}
      label="Aceita receber contato"
      disabled={() => !contatoEditavel()}
      onChange={(run, event) => workflows.salvar(run, {
        aceita: event.value,
      })}
    />
  );
});

export default ContatoConsentimento;
