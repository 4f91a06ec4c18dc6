-- Quem não tem a página de um arquivo também não tem o arquivo: importações e documentos eram de qualquer pessoa da conta.

create function app.paginas_do_balde(balde text) returns text[]
language sql immutable parallel safe as $$
  select case balde
    when 'chat' then array['pg-chats', 'pg-atendimentos', 'pg-atendimento', 'pg-contatos', 'pg-contato']
    when 'importacoes' then array['pg-importar-transacoes']
    when 'documentos' then array['pg-contatos', 'pg-contato', 'pg-comissoes', 'pg-envios-logistica']
  end
$$;
create function app.pode_no_balde(balde text, nivel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select balde = 'avatares' or app.pode(app.paginas_do_balde(balde), nivel)
$$;
grant execute on function app.paginas_do_balde(text), app.pode_no_balde(text, text) to authenticated, service_role;

drop policy "vendas: ler" on storage.objects;
create policy "vendas: ler" on storage.objects for select to authenticated
  using (app.arquivo_da_conta(bucket_id, name)
    and (owner_id = (select auth.uid())::text or app.pode_no_balde(bucket_id, 'ver')));
drop policy "vendas: enviar" on storage.objects;
create policy "vendas: enviar" on storage.objects for insert to authenticated
  with check (app.arquivo_da_conta(bucket_id, name) and app.pode_no_balde(bucket_id, 'editar'));
