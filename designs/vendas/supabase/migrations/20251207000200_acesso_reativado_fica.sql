-- Quem teve o acesso devolvido por alguém não o perde de novo na mesma noite, pelo mesmo atraso.
create table app.acessos_reativados (
  acesso_id uuid primary key references public.usuarios_app on delete cascade,
  em timestamptz not null
);

create function app.lembrar_reativacao() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.acessos_reativados (acesso_id, em) values (new.id, app.agora())
    on conflict (acesso_id) do update set em = excluded.em;
  return null;
end $$;
create trigger lembrar_reativacao after update of status on public.usuarios_app
  for each row when (old.status = 'suspenso' and new.status = 'ativo') execute function app.lembrar_reativacao();
revoke execute on function app.lembrar_reativacao() from public;

create or replace function app.rever_acessos() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.usuarios_app set status = 'expirado'
    where status = 'ativo' and acesso_ate < app.agora() and excluido_em is null;
  update public.usuarios_app u set status = 'suspenso'
    from public.transacoes t
    cross join lateral (
      select max(e.ocorrido_em) as em from public.transacao_eventos e
      where e.transacao_id = t.id and e.status_para = 'atrasada') as atraso
    where u.status = 'ativo' and u.excluido_em is null and t.conta_id = u.conta_id and t.produto_id = u.produto_id
      and t.comprador_email = u.email and t.status = 'atrasada' and atraso.em < app.agora() - interval '7 days'
      and not exists (
        select from app.acessos_reativados r where r.acesso_id = u.id and r.em >= atraso.em + interval '7 days')
      -- A cobrança atrasada fica como está quando a pessoa paga a seguinte.
      and not exists (
        select from public.transacoes paga
        where paga.conta_id = t.conta_id and paga.produto_id = t.produto_id and paga.comprador_email = t.comprador_email
          and app.conta_como_venda(paga.status) and paga.aprovada_em > atraso.em);
end $$;
