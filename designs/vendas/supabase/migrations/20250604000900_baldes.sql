-- Baldes dos arquivos enviados: um por limite, porque é o balde que garante tamanho e tipo do que chega.
-- O caminho é `<conta>/<tag>/<id ao acaso>/<nome>`; a primeira parte decide quem vê e quem envia.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('avatares', 'avatares', true, 2 * 1024 * 1024, '{image/png,image/jpeg,image/webp}'),
  ('chat', 'chat', true, 16 * 1024 * 1024, null),
  -- Navegadores não concordam no tipo de um .csv.
  ('importacoes', 'importacoes', false, 20 * 1024 * 1024,
    '{text/csv,text/plain,application/csv,application/vnd.ms-excel,application/octet-stream}'),
  ('documentos', 'documentos', false, 5 * 1024 * 1024, '{application/pdf,image/png,image/jpeg}');

create function app.arquivo_da_conta(balde text, caminho text) returns boolean
language sql stable set search_path = '' as $$
  select balde in ('avatares', 'chat', 'importacoes', 'documentos')
    and (storage.foldername(caminho))[1] = (select app.conta())::text
$$;
grant execute on function app.arquivo_da_conta(text, text) to authenticated, service_role;

create policy "vendas: ler" on storage.objects for select to authenticated
  using (app.arquivo_da_conta(bucket_id, name));
create policy "vendas: enviar" on storage.objects for insert to authenticated
  with check (app.arquivo_da_conta(bucket_id, name));
create policy "vendas: apagar" on storage.objects for delete to authenticated
  using (app.arquivo_da_conta(bucket_id, name)
    and (owner_id = (select auth.uid())::text or (select app.cuida_da_conta())));
