-- A página Comissões: uma linha por comissão com a venda dela, e o resumo por pessoa com os papéis que ela teve.

create view public.vw_comissoes with (security_invoker = true) as
select
  c.id,
  c.transacao_id,
  c.papel,
  c.beneficiario_nome,
  c.beneficiario_email,
  c.origem,
  c.tipo,
  c.percentual_bps,
  c.valor_centavos,
  c.moeda,
  c.status,
  c.prevista_para,
  c.liberada_em,
  c.paga_em,
  c.pagamento_ref,
  t.transacao_codigo,
  t.produto_id,
  t.produto_nome,
  t.comprador_nome,
  t.aprovada_em,
  app.sem_acento(concat_ws(' ', c.beneficiario_nome, c.beneficiario_email, t.comprador_nome, t.transacao_codigo))
    collate "C" as busca
from public.comissoes c
join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id;
comment on view public.vw_comissoes is
  'As comissões que a pessoa pode ver, com a venda de que vieram. @notnull id transacao_id papel beneficiario_nome beneficiario_email origem tipo valor_centavos moeda status transacao_codigo produto_nome comprador_nome busca';
grant select on public.vw_comissoes to authenticated;

drop function public.rpc_comissoes_resumo(date, date, jsonb);
create function public.rpc_comissoes_resumo(p_inicio date, p_fim date, p_filtros jsonb default '{}')
returns table (
  id text, beneficiario_email text, beneficiario_nome text, papeis text[], moeda text, qtd bigint,
  prevista_centavos bigint, liberada_centavos bigint, paga_centavos bigint, cancelada_centavos bigint
)
language sql stable security definer set search_path = '' as $$
  select c.beneficiario_email || ' ' || c.moeda, c.beneficiario_email, max(c.beneficiario_nome),
    array_agg(distinct c.papel order by c.papel), c.moeda::text, count(*),
    coalesce(sum(c.valor_centavos) filter (where c.status = 'prevista'), 0)::bigint,
    coalesce(sum(c.valor_centavos) filter (where c.status = 'liberada'), 0)::bigint,
    coalesce(sum(c.valor_centavos) filter (where c.status = 'paga'), 0)::bigint,
    coalesce(sum(c.valor_centavos) filter (where c.status = 'cancelada'), 0)::bigint
  from public.comissoes c
  join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id
  where c.conta_id = (select app.conta()) and (select app.pode('pg-comissoes', 'ver'))
    and (not (select app.proprios('pg-comissoes')) or c.usuario_id = (select app.usuario()))
    and t.aprovada_em >= (select app.inicio_do_dia(p_inicio)) and t.aprovada_em < (select app.inicio_do_dia(p_fim))
    and coalesce(c.papel = nullif(p_filtros ->> 'papel', ''), true)
    and coalesce(t.produto_id = nullif(p_filtros ->> 'produto', '')::uuid, true)
    and coalesce(c.beneficiario_email = nullif(p_filtros ->> 'beneficiario', ''), true)
  group by c.beneficiario_email, c.moeda
  order by 8 desc, 7 desc, 2, 5
$$;
comment on function public.rpc_comissoes_resumo is
  'Comissões por pessoa e moeda, das vendas aprovadas na janela; filtros papel, produto e beneficiario. @notnull id beneficiario_email beneficiario_nome papeis moeda qtd prevista_centavos liberada_centavos paga_centavos cancelada_centavos @json p_filtros {"type":"json"}';
grant execute on function public.rpc_comissoes_resumo(date, date, jsonb) to authenticated;
