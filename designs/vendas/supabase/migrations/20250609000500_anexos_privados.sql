-- Um anexo de conversa só se abre por um endereço assinado, que quem pode ver conversas ou contatos pede e que vence.

update storage.buckets set public = false where id = 'chat';
update public.arquivos set url = replace(url, '/storage/v1/object/public/chat/', '/storage/v1/object/authenticated/chat/')
where url like '%/storage/v1/object/public/chat/%';

drop policy "vendas: ler" on storage.objects;
create policy "vendas: ler" on storage.objects for select to authenticated
  using (app.arquivo_da_conta(bucket_id, name) and (bucket_id <> 'chat' or owner_id = (select auth.uid())::text
    or (select app.pode(array['pg-chats', 'pg-atendimentos', 'pg-atendimento', 'pg-contatos', 'pg-contato'], 'ver'))));
