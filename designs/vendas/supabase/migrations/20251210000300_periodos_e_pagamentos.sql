-- O saldo de cada pessoa, o extrato de um mês, o fechamento e o que se pode pagar.

-- O estorno do que nem se chegou a pagar está no livro, mas não há o que fazer com ele.
create or replace view public.vw_comissoes with (security_invoker = true) as
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
join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id
where not (c.tipo = 'estorno' and c.status = 'cancelada');

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
    and not (c.tipo = 'estorno' and c.status = 'cancelada')
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

-- O que pagar ou descontar agora, de todas as vendas de todos os tempos.
create function public.rpc_comissoes_saldos()
returns table (id text, beneficiario_email text, beneficiario_nome text, moeda text, saldo_centavos bigint,
  em_disputa_centavos bigint, prevista_centavos bigint)
language sql stable security definer set search_path = '' as $$
  select s.email || ' ' || s.moeda, s.email, app.nome_do_beneficiario((select app.conta()), s.email), s.moeda, s.saldo,
    s.em_disputa, s.prevista
  from (
    select c.beneficiario_email as email, c.moeda::text as moeda,
      coalesce(sum(c.valor_centavos) filter (where c.status = 'liberada' and t.status <> 'em_disputa'), 0)::bigint as saldo,
      coalesce(sum(c.valor_centavos) filter (where c.status = 'liberada' and t.status = 'em_disputa'), 0)::bigint
        as em_disputa,
      coalesce(sum(c.valor_centavos) filter (where c.status = 'prevista'), 0)::bigint as prevista
    from public.comissoes c
    join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id
    where c.conta_id = (select app.conta()) and (select app.pode('pg-comissoes', 'ver'))
      and (not (select app.proprios('pg-comissoes')) or c.usuario_id = (select app.usuario()))
      and c.status in ('liberada', 'prevista')
    group by c.beneficiario_email, c.moeda
  ) as s
  where (s.saldo, s.em_disputa, s.prevista) <> (0, 0, 0)
  order by s.saldo = 0, s.saldo desc, 3, 4
$$;
comment on function public.rpc_comissoes_saldos is
  'O que pagar ou, negativo, descontar de cada pessoa agora, o que espera uma disputa e o que está previsto. @notnull id beneficiario_email beneficiario_nome moeda saldo_centavos em_disputa_centavos prevista_centavos';

-- O livro de um mês por pessoa e moeda: o que vinha de antes, o que entrou, o que se pagou e o que ficou.
create function public.rpc_comissoes_extrato(p_mes date)
returns table (id text, beneficiario_email text, beneficiario_nome text, moeda text, anterior_centavos bigint,
  creditos_centavos bigint, estornos_centavos bigint, pagos_centavos bigint, saldo_centavos bigint, fechado boolean)
language sql stable security definer set search_path = '' as $$
  with mes as (
    select date_trunc('month', p_mes)::date as inicio, (date_trunc('month', p_mes) + interval '1 month')::date as fim
  ), movimentos as (
    select c.beneficiario_email as email, c.moeda::text as moeda, x.dia, x.tipo, x.valor
    from public.comissoes c
    cross join lateral (values (c.lancada_em, c.tipo, c.valor_centavos),
      (c.pagamento_lancado_em, 'pagamento', -c.valor_centavos)) as x(dia, tipo, valor)
    where c.conta_id = (select app.conta()) and (select app.pode('pg-comissoes', 'ver'))
      and (not (select app.proprios('pg-comissoes')) or c.usuario_id = (select app.usuario()))
      and x.dia < (select m.fim from mes m)
  ), somas as (
    select m.email, m.moeda, coalesce(sum(m.valor) filter (where m.dia < p.inicio), 0)::bigint as anterior,
      coalesce(sum(m.valor) filter (where m.dia >= p.inicio and m.tipo = 'credito'), 0)::bigint as creditos,
      coalesce(sum(m.valor) filter (where m.dia >= p.inicio and m.tipo = 'estorno'), 0)::bigint as estornos,
      coalesce(-sum(m.valor) filter (where m.dia >= p.inicio and m.tipo = 'pagamento'), 0)::bigint as pagos,
      sum(m.valor)::bigint as saldo, bool_or(m.dia >= p.inicio) as mexeu
    from movimentos m cross join mes p group by m.email, m.moeda, p.inicio
  )
  select s.email || ' ' || s.moeda, s.email, app.nome_do_beneficiario((select app.conta()), s.email), s.moeda,
    s.anterior, s.creditos, s.estornos, s.pagos, s.saldo, (select app.aberto_desde(app.conta()) > m.inicio from mes m)
  from somas s where s.mexeu or s.saldo <> 0
  order by 3, 4
$$;
comment on function public.rpc_comissoes_extrato is
  'O livro de comissões de um mês, por pessoa e moeda, e se o mês está fechado. @notnull id beneficiario_email beneficiario_nome moeda anterior_centavos creditos_centavos estornos_centavos pagos_centavos saldo_centavos fechado';

-- O fechamento: até quando já se fechou e o último mês que se pode fechar, se houver.
create function public.rpc_comissoes_fechamento() returns table (fechado_ate date, a_fechar date)
language sql stable security definer set search_path = '' as $$
  select nullif(f.aberto, '-infinity') - 1, case when f.aberto <= f.passado then f.passado end
  from (select app.aberto_desde(app.conta()) as aberto,
    (date_trunc('month', app.hoje()) - interval '1 month')::date as passado) as f
  where app.pode('pg-comissoes', 'ver')
$$;
comment on function public.rpc_comissoes_fechamento is
  'O último dia fechado e o primeiro dia do mês que se pode fechar. @nullable fechado_ate a_fechar';

create function public.rpc_comissoes_fechar(p_mes date) returns date
language plpgsql volatile security definer set search_path = '' as $$
declare
  inicio constant date := date_trunc('month', p_mes);
begin
  if not app.pode('pg-comissoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  -- O que se está lançando agora acaba antes; o que se lançar depois já vê o mês fechado.
  perform from public.contas where id = app.conta() for update;
  if inicio is null or inicio >= date_trunc('month', app.hoje()) then
    perform app.erro('validacao', 422, '{"mes":"Só se fecha um mês que já terminou."}');
  end if;
  if inicio < app.aberto_desde(app.conta()) then
    perform app.erro('validacao', 422, '{"mes":"Este mês já está fechado."}');
  end if;
  insert into public.fechamentos (conta_id, mes, fechado_por) values (app.conta(), inicio, app.usuario());
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, detalhe)
    values (app.conta(), app.usuario(), 'comissoes_fechadas', 'fechamentos', jsonb_build_object('mes', inicio));
  return (inicio + interval '1 month')::date - 1;
end $$;
comment on function public.rpc_comissoes_fechar is
  'Fecha as comissões até o fim de um mês; devolve o último dia fechado. @notnull';

-- Uma pessoa por vez, em uma moeda, do que está liberado, e tudo ou nada: um estorno liberado entra como desconto.
create or replace function public.rpc_comissoes_pagar(p_ids uuid[], p_ref text, p_data date, p_arquivo uuid default null)
returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  outra text;
  linhas record;
begin
  if not app.pode('pg-comissoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_data is null then
    perform app.erro('validacao', 422, '{"data":"Informe a data do pagamento."}');
  end if;
  if p_data > app.hoje() then
    perform app.erro('validacao', 422, '{"data":"A data não pode ser futura."}');
  end if;
  -- A venda não muda enquanto se paga: o que a muda lança a diferença antes ou depois.
  perform from public.transacoes t
    where t.id in (select c.transacao_id from public.comissoes c where c.id = any(p_ids) and c.conta_id = app.conta())
    order by t.id for share;
  perform from public.comissoes where id = any(p_ids) and conta_id = app.conta() order by id for update;
  select count(*) as achadas, count(distinct c.moeda) as moedas, count(distinct c.beneficiario_email) as pessoas,
    max(app.dia(t.aprovada_em)) as aprovada, coalesce(bool_or(t.status = 'em_disputa'), false) as em_disputa,
    coalesce(sum(c.valor_centavos), 0)::bigint as total
    into linhas
  from public.comissoes c join public.transacoes t on t.conta_id = c.conta_id and t.id = c.transacao_id
  where c.id = any(p_ids) and c.conta_id = app.conta();
  if linhas.achadas <> (select count(distinct dado) from unnest(p_ids) as dado) then
    perform app.erro('nao_encontrado', 404);
  end if;
  if linhas.moedas > 1 then
    perform app.erro('validacao', 422, '{"ids":"Escolha comissões de uma só moeda."}');
  end if;
  select initcap(status) into outra from public.comissoes where id = any(p_ids) and status <> 'liberada' limit 1;
  if found then
    perform app.erro('transicao_invalida', 422, jsonb_build_object('de', outra, 'para', 'Paga')::text);
  end if;
  if linhas.pessoas > 1 then
    perform app.erro('validacao', 422, '{"ids":"Escolha comissões de uma só pessoa."}');
  end if;
  if linhas.em_disputa then
    perform app.erro('validacao', 422, '{"ids":"Há uma venda em disputa. Espere o resultado."}');
  end if;
  if p_data < linhas.aprovada then
    perform app.erro('validacao', 422, '{"data":"A data não pode ser anterior à aprovação da venda."}');
  end if;
  if linhas.total <= 0 then
    perform app.erro('validacao', 422, '{"ids":"O total precisa ser maior que zero."}');
  end if;
  update public.comissoes
    set status = 'paga', paga_em = app.inicio_do_dia(p_data), pagamento_ref = nullif(btrim(p_ref), ''),
      comprovante_arquivo_id = p_arquivo
    where id = any(p_ids);
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, detalhe)
    values (app.conta(), app.usuario(), 'comissoes_pagas', 'comissoes',
      jsonb_build_object('ids', to_jsonb(p_ids), 'ref', p_ref, 'data', p_data, 'total_centavos', linhas.total));
  return linhas.total;
end $$;
comment on function public.rpc_comissoes_pagar is
  'Marca como pagas, em um dia, comissões liberadas de uma pessoa; devolve a soma em centavos. @notnull';

grant execute on function public.rpc_comissoes_saldos(), public.rpc_comissoes_extrato(date),
  public.rpc_comissoes_fechamento(), public.rpc_comissoes_fechar(date) to authenticated;
