-- O que ainda não está na fila também conta no valor em aberto: diz-se quanto espera, e até quando.

alter function public.rpc_recuperacao_resumo(date, date) rename to resumo_da_recuperacao;
alter function public.resumo_da_recuperacao(date, date) set schema app;
revoke execute on function app.resumo_da_recuperacao(date, date) from public, anon, authenticated;
create function public.rpc_recuperacao_resumo(p_inicio date, p_fim date)
returns table (aberto_centavos bigint, recuperado_centavos bigint, recuperadas bigint, taxa numeric, minutos_ate_contato int,
  outras_moedas bigint, esperando bigint, esperando_centavos bigint, esperando_ate timestamptz)
language sql stable security definer set search_path = '' as $$
  select r.*, e.quantas, e.soma, e.ate
  from app.resumo_da_recuperacao(p_inicio, p_fim) r
  cross join lateral (
    select count(*) as quantas, coalesce(sum(x.valor_centavos), 0)::bigint as soma, max(x.disponivel_em) as ate
    from public.recuperacoes x
    where x.conta_id = (select app.conta()) and x.status = 'aguardando' and x.moeda = (select app.moeda_da_conta())
      and (not (select app.proprios('pg-recuperacao')) or x.responsavel_id is null
        or x.responsavel_id = (select app.usuario()))
  ) e
$$;
comment on function public.rpc_recuperacao_resumo is
  'Somas, na moeda da conta, e taxa da recuperação na janela; a taxa é recuperadas / (recuperadas + perdidas + expiradas), sem as devolvidas. `outras_moedas` conta as abertas em outra moeda; `esperando_centavos` é a parte das abertas que entra na fila até `esperando_ate`. @notnull aberto_centavos recuperado_centavos recuperadas outras_moedas esperando esperando_centavos';
grant execute on function public.rpc_recuperacao_resumo(date, date) to authenticated;
