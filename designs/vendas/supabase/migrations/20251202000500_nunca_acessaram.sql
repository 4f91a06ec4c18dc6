-- O cartão conta o que o filtro de mesmo nome lista: todo acesso que nunca se usou, ativo ou não.

create or replace function public.rpc_usuarios_app_resumo()
returns table (ativos bigint, nunca_acessaram bigint, expiram bigint)
language sql stable set search_path = '' as $$
  select count(*) filter (where u.status = 'ativo'), count(*) filter (where u.ultimo_acesso_em is null),
    count(*) filter (where u.status = 'ativo' and u.acesso_ate >= app.agora()
      and u.acesso_ate < app.agora() + interval '7 days')
  from public.usuarios_app u
  where u.conta_id = (select app.conta()) and u.excluido_em is null
$$;
comment on function public.rpc_usuarios_app_resumo is
  'Quantos acessos estão ativos, quantos nunca se usaram, e quantos dos ativos expiram em sete dias. @notnull ativos nunca_acessaram expiram';
