-- Uma data que se corrige em uma venda devolvida em parte não é outra devolução: a linha da história que a diz tem a chave do
-- aviso, com `:datas` no fim.
create or replace function app.falta_o_devolvido(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select t.status = 'reembolsada_parcial' and greatest(
      count(distinct e.ocorrido_em) filter (where e.origem = 'webhook' and e.chave_evento not like '%:datas'),
      least(1, count(*) filter (where e.origem = 'importacao')))
    > greatest(count(*) filter (where e.valor_centavos is not null), (t.valor_reembolsado_centavos > 0)::int)
  from public.transacoes t
  left join public.transacao_eventos e on e.transacao_id = t.id and e.status_para = 'reembolsada_parcial'
  where t.id = p_id
  group by t.id
$$;
