// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  log,
  usePage,
} from "trama/runtime";
import {
  supabaseCall,
  supabaseInsert,
} from "trama/runtime/plugins/supabase";

export default function Inicio() {
  const page = usePage();
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
      onLoad={async (run) => {
        await supabaseInsert(run, {
          table: "mensagens",
          data: { id: "1", texto: "oi" },
          resend: true,
        });
        const enviada = await supabaseCall<string>(run, "rpc_enviar", { p_texto: "oi" }, {
          resend: true,
        });
        log(run, enviada);
        await supabaseCall(run, "rpc_limpar", {}, {
          resend: true,
        });
      }}
    >
    </Page>
  );
}
