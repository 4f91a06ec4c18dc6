-- O que a LGPD pede: cada exportação fica registrada, e anonimizar leva também os arquivos.

create function public.rpc_exportacao_registrar(p_tipo text, p_linhas int, p_filtros jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_tipo <> 'transacoes' then
    perform app.erro('nao_encontrado', 404);
  end if;
  if not app.ve_transacoes() then
    perform app.erro('sem_permissao', 403);
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, detalhe)
    values (app.conta(), app.usuario(), 'exportacao', p_tipo,
      jsonb_build_object('linhas', p_linhas, 'filtros', p_filtros));
end $$;
comment on function public.rpc_exportacao_registrar is
  'Registra que dados saem em um arquivo, antes que ele se faça. @json p_filtros {"type":"json"}';

-- Os arquivos de um contato: os dele e os das suas conversas.
create function app.arquivos_do_contato(contato uuid) returns setof public.arquivos
language sql stable security definer set search_path = '' as $$
  select a.* from public.arquivos a
  where a.conta_id = app.conta() and (a.entidade = 'contato' and a.entidade_id = contato
    or a.id in (
      select m.arquivo_id from public.mensagens m join public.chats c on c.id = m.chat_id
      where c.conta_id = app.conta() and c.contato_id = contato))
$$;

create function public.rpc_contato_anexos(p_id uuid) returns table (balde text, caminhos text[])
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.pode(array['pg-contatos', 'pg-contato'], 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    select onde[1], array_agg(onde[2] order by onde[2])
    from app.arquivos_do_contato(p_id) a,
      regexp_match(a.url, '^(?:https?://[^/]+)?/storage/v1/object/(?:public|authenticated)/([a-z]+)/(.+)$') as onde
    where onde is not null
    group by onde[1] order by onde[1];
end $$;
comment on function public.rpc_contato_anexos is
  'Onde estão os arquivos de um contato, para apagá-los. @notnull balde caminhos';
grant execute on function public.rpc_exportacao_registrar(text, int, jsonb), public.rpc_contato_anexos(uuid)
  to authenticated;

create policy "vendas: apagar de contatos" on storage.objects for delete to authenticated
  using (app.arquivo_da_conta(bucket_id, name) and bucket_id in ('chat', 'documentos')
    and (select app.pode(array['pg-contatos', 'pg-contato'], 'gerir')));

alter function public.rpc_contato_anonimizar(uuid) rename to anonimizar_contato;
alter function public.anonimizar_contato(uuid) set schema app;
create function public.rpc_contato_anonimizar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  anexos constant uuid[] := array(select id from app.arquivos_do_contato(p_id));
begin
  perform app.anonimizar_contato(p_id);
  delete from public.arquivos where id = any(anexos);
end $$;
comment on function public.rpc_contato_anonimizar is
  'Apaga o que diz quem é um contato, com o registro dos arquivos dele; os valores ficam.';
revoke execute on function app.anonimizar_contato(uuid) from authenticated;
grant execute on function public.rpc_contato_anonimizar(uuid) to authenticated;
