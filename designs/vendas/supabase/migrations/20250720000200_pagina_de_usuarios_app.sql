-- A página Usuários do app: quem tem acesso ao que se vendeu, e o que o tempo faz com isso.

create view public.vw_usuarios_app with (security_invoker = true) as
select
  u.id,
  u.nome,
  u.email,
  u.telefone,
  u.contato_id,
  u.produto_id,
  p.nome as produto_nome,
  u.status,
  u.acesso_inicio,
  u.acesso_ate,
  u.ultimo_acesso_em,
  u.qtd_acessos,
  u.progresso_pct,
  u.criado_em,
  u.busca collate "C" as busca
from public.usuarios_app u
join public.produtos p on p.conta_id = u.conta_id and p.id = u.produto_id
where u.excluido_em is null;
comment on view public.vw_usuarios_app is
  'Acessos não excluídos, com o produto. @key id @notnull id nome email produto_id produto_nome status acesso_inicio qtd_acessos progresso_pct criado_em busca';
grant select on public.vw_usuarios_app to authenticated, service_role;

create function public.rpc_usuarios_app_resumo()
returns table (ativos bigint, nunca_acessaram bigint, expiram bigint)
language sql stable set search_path = '' as $$
  select count(*), count(*) filter (where u.ultimo_acesso_em is null),
    count(*) filter (where u.acesso_ate >= app.agora() and u.acesso_ate < app.agora() + interval '7 days')
  from public.usuarios_app u
  where u.conta_id = (select app.conta()) and u.excluido_em is null and u.status = 'ativo'
$$;
comment on function public.rpc_usuarios_app_resumo is
  'Quantos acessos estão ativos e, deles, quantos nunca se usaram e quantos expiram em sete dias. @notnull ativos nunca_acessaram expiram';
grant execute on function public.rpc_usuarios_app_resumo() to authenticated;

-- Um acesso liberado à mão é do contato com o mesmo e-mail, se há um.
create function app.ligar_acesso_ao_contato() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.contato_id := (
    select c.id from public.contatos c
    where c.conta_id = new.conta_id and c.email = lower(btrim(new.email)) and c.excluido_em is null
  );
  return new;
end $$;
create trigger ligar_ao_contato before insert on public.usuarios_app
  for each row when (new.contato_id is null) execute function app.ligar_acesso_ao_contato();

-- Um nome vazio não diz de quem é o acesso.
alter table public.usuarios_app add constraint usuarios_app_nome check (char_length(btrim(nome)) between 2 and 120) not valid;

-- Quem dá mais tempo a um acesso que expirou o abre de novo.
create function public.rpc_acesso_prorrogar(p_id uuid, p_dias int default 30) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  ate timestamptz;
begin
  if not app.pode('pg-usuarios-app', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_dias not between 1 and 3650 then
    perform app.erro('validacao', 422, '{"dias":"Use um número de 1 a 3650."}');
  end if;
  update public.usuarios_app u set
    acesso_ate = greatest(u.acesso_ate, app.agora()) + make_interval(days => p_dias),
    status = case u.status when 'expirado' then 'ativo' else u.status end
  where u.id = p_id and u.conta_id = app.conta() and u.excluido_em is null and u.acesso_ate is not null
  returning u.acesso_ate into ate;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return ate;
end $$;
comment on function public.rpc_acesso_prorrogar is
  'Dá mais dias a um acesso que tem fim, a partir do fim dele ou de agora; devolve até quando. @notnull';
grant execute on function public.rpc_acesso_prorrogar(uuid, int) to authenticated;

-- Toda noite: o que passou do prazo expira, e uma assinatura atrasada há mais de sete dias suspende o acesso.
create function app.rever_acessos() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.usuarios_app set status = 'expirado'
    where status = 'ativo' and acesso_ate < app.agora() and excluido_em is null;
  update public.usuarios_app u set status = 'suspenso'
    from public.transacoes t
    where u.status = 'ativo' and u.excluido_em is null and t.conta_id = u.conta_id and t.produto_id = u.produto_id
      and t.comprador_email = u.email and t.status = 'atrasada'
      and (
        select max(e.ocorrido_em) from public.transacao_eventos e
        where e.transacao_id = t.id and e.status_para = 'atrasada'
      ) < app.agora() - interval '7 days';
end $$;
create index usuarios_app_vencem on public.usuarios_app (acesso_ate) where status = 'ativo' and acesso_ate is not null;
create index transacoes_atrasadas on public.transacoes (conta_id, produto_id, comprador_email) where status = 'atrasada';
select cron.schedule('rever acessos', '22 6 * * *', 'select app.rever_acessos()');
revoke execute on function app.rever_acessos(), app.ligar_acesso_ao_contato() from public;
