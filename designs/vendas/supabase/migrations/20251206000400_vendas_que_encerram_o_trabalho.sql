-- Uma venda encerra a recuperação e ganha a oportunidade a que responde: também quando chega já completa, e nunca quando é
-- de muito antes, como as que uma importação traz.

create or replace function app.fechar_recuperacoes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.recuperacoes r
  set status = case when r.primeira_tentativa_em > new.aprovada_em - interval '7 days' then 'recuperada'
      else 'convertida_sozinha' end,
    transacao_ganha_id = new.id, encerrada_em = app.agora(), reservada_ate = null, proxima_tentativa_em = null,
    motivo = null
  where r.conta_id = new.conta_id and r.contato_id = new.contato_id and r.produto_id is not distinct from new.produto_id
    -- Uma compra de mais de um mês antes não impede que a recuperação se abra, e não a fecha.
    and new.aprovada_em > r.evento_em - interval '30 days'
    and (app.recuperacao_aberta(r.status)
      or (r.status = 'perdida' and r.primeira_tentativa_em > new.aprovada_em - interval '7 days'));
  return null;
end $$;

create or replace function app.ganhar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.oportunidades set status = 'ganha', transacao_id = new.id, valor_centavos = new.valor_produto_centavos,
    encerrada_em = app.agora(), versao = versao + 1
  where id = (
    select o.id from public.oportunidades o
    where o.conta_id = new.conta_id and o.contato_id = new.contato_id and o.produto_id = new.produto_id
      and o.status = 'aberta' and o.excluido_em is null
      -- O aviso de uma venda pode chegar depois de alguém abrir a oportunidade.
      and new.aprovada_em > o.criado_em - interval '1 day'
    order by o.criado_em, o.id limit 1
  );
  return null;
end $$;

drop trigger fechar_recuperacoes_ao_criar on public.transacoes;
drop trigger fechar_recuperacoes_ao_mudar on public.transacoes;
create trigger fechar_recuperacoes_ao_criar after insert on public.transacoes
  for each row when (new.status in ('aprovada', 'completa') and new.contato_id is not null)
  execute function app.fechar_recuperacoes();
create trigger fechar_recuperacoes_ao_mudar after update of status on public.transacoes
  for each row when (new.status in ('aprovada', 'completa') and not app.conta_como_venda(old.status)
    and new.contato_id is not null)
  execute function app.fechar_recuperacoes();

drop trigger ganhar_ao_criar on public.transacoes;
drop trigger ganhar_ao_mudar on public.transacoes;
create trigger ganhar_ao_criar after insert on public.transacoes
  for each row when (new.status in ('aprovada', 'completa')) execute function app.ganhar_oportunidade();
create trigger ganhar_ao_mudar after update of status on public.transacoes
  for each row when (new.status in ('aprovada', 'completa') and not app.conta_como_venda(old.status))
  execute function app.ganhar_oportunidade();
