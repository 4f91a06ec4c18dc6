// @generated from design/pages/inicio.json. Do not edit.
import {
  Page,
  Section,
  downloadFile,
  handle,
  log,
  usePage,
} from "trama/runtime";
import { Button } from "trama/runtime/elements/button";
import { FilePicker } from "trama/runtime/elements/file-picker";
import {
  supabaseStorageCopy,
  supabaseStorageDownload,
  supabaseStorageList,
  supabaseStorageMove,
  supabaseStoragePublicUrl,
  supabaseStorageRemove,
  supabaseStorageSignedUploadUrl,
  supabaseStorageSignedUrl,
  supabaseStorageSignedUrls,
  supabaseStorageUpdate,
  supabaseStorageUpload,
  supabaseStorageUploadToSignedUrl,
} from "trama/runtime/plugins/supabase";

export default function Inicio() {
  const page = usePage();
  const elements = {
    foto: handle(FilePicker),
  };
  return (
    <Page
      id="inicio"
      page={page}
      title="Início"
    >
      <Section
        id="principal"
      >
        <FilePicker
          id="foto"
          handle={elements.foto}
          label="Foto"
        />
        <Button
          id="guarda"
          text="guarda"
          onClick={async (run) => {
            const lista = await supabaseStorageList(run, {
              bucket: "fotos",
              path: "",
              limit: 10,
            });
            const nova = await supabaseStorageUpload(run, {
              bucket: "fotos",
              path: elements.foto.value.value?.name ?? "",
              file: elements.foto.value.value,
              contentType: "image/png",
              cacheControl: 60,
              upsert: true,
            });
            const assinado = await supabaseStorageSignedUploadUrl(run, {
              bucket: "fotos",
              path: "d.png",
              upsert: true,
            });
            await supabaseStorageUploadToSignedUrl(run, {
              bucket: "fotos",
              path: assinado.path,
              token: assinado.token,
              file: elements.foto.value.value,
              cacheControl: 60 * 60,
            });
            await supabaseStorageUpdate(run, {
              bucket: "fotos",
              path: nova.path,
              file: elements.foto.value.value,
            });
            const baixada = await supabaseStorageDownload(run, {
              bucket: "fotos",
              path: "a.png",
            });
            await downloadFile(run, baixada);
            await supabaseStorageMove(run, {
              bucket: "fotos",
              path: "a.png",
              newPath: "b/a.png",
            });
            await supabaseStorageCopy(run, {
              bucket: "fotos",
              path: "b/a.png",
              newPath: "c.png",
            });
            const endereco = await supabaseStorageSignedUrl(run, {
              bucket: "fotos",
              path: "c.png",
              expiresIn: 300,
              download: true,
            });
            const enderecos = await supabaseStorageSignedUrls(run, {
              bucket: "fotos",
              paths: lista.map((item) => item.path),
              expiresIn: 60,
            });
            const publico = await supabaseStoragePublicUrl(run, {
              bucket: "fotos",
              path: "c.png",
            });
            const tirados = await supabaseStorageRemove(run, {
              bucket: "fotos",
              paths: ["c.png"],
            });
            log(run, `${endereco} ${enderecos[0]?.url ?? ""} ${publico} ${tirados[0] ?? ""} ${lista[0]?.size ?? ""}`);
          }}
        />
      </Section>
    </Page>
  );
}
