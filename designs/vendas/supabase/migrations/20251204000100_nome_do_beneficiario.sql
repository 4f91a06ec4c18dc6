-- Uma pessoa é o e-mail dela: outra grafia do nome, em um arquivo ou em um aviso, não muda como ela se chama em Comissões.

-- O nome de quem divide um produto é o que a conta lhe deu; o de outros, o da primeira comissão.
create function app.nome_do_beneficiario(conta uuid, p_email text) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select p.nome from public.produto_participantes p
      where p.conta_id = conta and p.email = p_email order by p.id limit 1),
    (select c.beneficiario_nome from public.comissoes c
      where c.conta_id = conta and c.beneficiario_email = p_email order by c.criado_em, c.id limit 1))
$$;
revoke execute on function app.nome_do_beneficiario(uuid, text) from public, authenticated;
create index comissoes_conta_pessoa on public.comissoes (conta_id, beneficiario_email, criado_em, id);

create or replace function public.rpc_comissoes_resumo(p_inicio date, p_fim date, p_filtros jsonb default '{}')
returns table (
  id text, beneficiario_email text, beneficiario_nome text, papeis text[], moeda text, qtd bigint,
  prevista_centavos bigint, liberada_centavos bigint, paga_centavos bigint, cancelada_centavos bigint
)
language sql stable security definer set search_path = '' as $$
  select c.beneficiario_email || ' ' || c.moeda, c.beneficiario_email,
    app.nome_do_beneficiario((select app.conta()), c.beneficiario_email),
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
    and coalesce(strpos(
      app.sem_acento(concat_ws(' ', c.beneficiario_nome, c.beneficiario_email, t.comprador_nome, t.transacao_codigo)),
      nullif(app.sem_acento(p_filtros ->> 'q'), '')) > 0, true)
  group by c.beneficiario_email, c.moeda
  order by 8 desc, 7 desc, 2, 5
$$;
