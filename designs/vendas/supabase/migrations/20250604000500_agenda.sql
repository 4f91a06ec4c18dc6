-- O que acontece na hora, sem que ninguém esteja olhando.

create extension if not exists pg_cron with schema pg_catalog;

-- Só o que venceu há pouco: um banco que esteve parado, ou uma cópia antiga, não muda inteiro quando volta.
create or replace function app.reabrir_adiadas() returns void
language sql volatile security definer set search_path = '' as $$
  update public.chats set status = 'aberto', adiado_ate = null, nao_lidas = greatest(nao_lidas, 1)
  where status = 'adiado' and adiado_ate <= app.agora() and adiado_ate > app.agora() - interval '30 days'
$$;
create or replace function app.fechar_resolvidos() returns void
language sql volatile security definer set search_path = '' as $$
  update public.atendimentos set status = 'fechado'
  where status = 'resolvido' and resolvido_em <= app.agora() - interval '3 days'
    and resolvido_em > app.agora() - interval '33 days'
$$;

create index chats_adiados on public.chats (adiado_ate) where status = 'adiado';
create index atendimentos_resolvidos on public.atendimentos (resolvido_em) where status = 'resolvido';

select cron.schedule('reabrir conversas adiadas', '* * * * *', 'select app.reabrir_adiadas()');
select cron.schedule('fechar atendimentos resolvidos', '7 * * * *', 'select app.fechar_resolvidos()');
