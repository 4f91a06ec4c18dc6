-- Uma só conta do que cada venda vale: o painel, as métricas, os links, os contatos e a lista somam as mesmas vendas, e
-- de cada uma já saiu o que se devolveu. O que se guarda somado segue sempre as suas linhas.

/*
 * Cada venda com o que conta dela:
 *
 *   fica       paga e não devolvida por inteiro
 *   devolvida  paga e devolvida por inteiro: reembolso, chargeback, ou reembolsos parciais que somam o valor
 *   devolvido  quanto do valor do produto voltou para o comprador
 *   receita    o valor do produto sem o devolvido
 *   liquido    o que a plataforma repassa da receita; o que se devolve dele arredonda para baixo, como nas comissões
 *   comissao   o que fica para o produtor, depois de coprodutores e afiliados e do que se devolveu
 */
create view app.vendas with (security_invoker = true) as
select t.id, t.conta_id, t.contato_id, t.produto_id, t.produto_nome, t.plataforma, t.moeda::text, t.forma_pagamento, t.status,
  t.pedida_em, t.aprovada_em, t.vence_em, t.link_id, t.utm_source, t.utm_content, t.utm_medium, t.utm_campaign, t.cupom,
  t.afiliado_nome, t.busca, t.valor_produto_centavos,
  t.aprovada_em is not null and app.conta_como_venda(t.status) and not v.inteira as fica,
  t.aprovada_em is not null and (t.status in ('reembolsada', 'chargeback') or v.inteira) as devolvida,
  v.devolvido,
  t.valor_produto_centavos - v.devolvido as receita,
  t.valor_liquido_centavos - coalesce(t.valor_liquido_centavos * v.devolvido / nullif(t.valor_produto_centavos, 0), 0)
    as liquido,
  t.minha_comissao_centavos as comissao
from public.transacoes t
cross join lateral (
  select t.status = 'reembolsada_parcial' and t.valor_produto_centavos > 0
      and t.valor_reembolsado_centavos >= t.valor_produto_centavos as inteira,
    case when t.status in ('reembolsada', 'chargeback') then t.valor_produto_centavos
      else least(t.valor_reembolsado_centavos, t.valor_produto_centavos) end as devolvido
) v;

-- O que se guarda somado ------------------------------------------------------------------------------

-- Como cada soma sai das vendas. Quem grava e quem confere leem daqui.
create function app.soma_dos_aprovados(p_conta uuid, p_dias date[]) returns setof app.vendas_por_dia
language sql stable security definer set search_path = '' as $$
  with dias as materialized (
    select dia, app.inicio_do_dia(dia) as de, app.inicio_do_dia(dia + 1) as ate from unnest(p_dias) as d(dia)
  )
  select p_conta, d.dia, coalesce(v.produto_id, '00000000-0000-0000-0000-000000000000'), v.plataforma, v.moeda,
    coalesce(sum(v.receita) filter (where v.fica), 0)::bigint, coalesce(sum(v.comissao) filter (where v.fica), 0)::bigint,
    count(*) filter (where v.fica), count(*), count(*) filter (where v.devolvida), sum(v.devolvido)::bigint
  from dias d join app.vendas v on v.conta_id = p_conta and v.aprovada_em >= d.de and v.aprovada_em < d.ate
  group by d.dia, v.produto_id, v.plataforma, v.moeda
$$;

create function app.soma_dos_pedidos(p_conta uuid, p_dias date[]) returns setof app.pedidos_por_dia
language sql stable security definer set search_path = '' as $$
  with dias as materialized (
    select dia, app.inicio_do_dia(dia) as de, app.inicio_do_dia(dia + 1) as ate from unnest(p_dias) as d(dia)
  )
  select p_conta, d.dia, coalesce(v.produto_id, '00000000-0000-0000-0000-000000000000'), v.plataforma,
    count(*) filter (where v.forma_pagamento = 'cartao_credito' and v.aprovada_em is not null),
    count(*) filter (where v.forma_pagamento = 'cartao_credito' and v.status = 'recusada'),
    count(*) filter (where v.forma_pagamento = 'pix' and v.aprovada_em is not null),
    count(*) filter (where v.forma_pagamento = 'pix'),
    count(*) filter (where v.forma_pagamento = 'boleto' and v.aprovada_em is not null),
    count(*) filter (where v.forma_pagamento = 'boleto')
  from dias d join app.vendas v on v.conta_id = p_conta and v.pedida_em >= d.de and v.pedida_em < d.ate
  group by d.dia, v.produto_id, v.plataforma
$$;

create type app.total_do_contato as (id uuid, total bigint, qtd bigint, ultima timestamptz);
create function app.soma_dos_contatos(p_conta uuid, p_ids uuid[]) returns setof app.total_do_contato
language sql stable security definer set search_path = '' as $$
  select c.id, coalesce(sum(v.receita) filter (where v.moeda = k.moeda), 0)::bigint, count(v.id), max(v.aprovada_em)
  from public.contatos c
  join public.contas k on k.id = c.conta_id
  left join app.vendas v on v.conta_id = c.conta_id and v.contato_id = c.id and v.fica
  where (p_conta is null or c.conta_id = p_conta) and (p_ids is null or c.id = any(p_ids))
  group by c.id
$$;

create or replace function app.somar_dias(conta uuid, aprovados date[], pedidos date[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Quem soma o mesmo dia espera, e depois vê o que o outro gravou.
  perform pg_advisory_xact_lock(hashtextextended('vendas_por_dia ' || conta, 0));
  delete from app.vendas_por_dia d where d.conta_id = conta and d.dia = any (aprovados);
  insert into app.vendas_por_dia select * from app.soma_dos_aprovados(conta, aprovados);
  delete from app.pedidos_por_dia d where d.conta_id = conta and d.dia = any (pedidos);
  insert into app.pedidos_por_dia select * from app.soma_dos_pedidos(conta, pedidos);
end $$;

create or replace function app.recontar_contatos(ids uuid[] default null) returns void
language sql volatile security definer set search_path = '' as $$
  update public.contatos c
  set total_compras_centavos = s.total, qtd_compras = s.qtd, ultima_compra_em = s.ultima
  from app.soma_dos_contatos(null, ids) s
  where c.id = s.id
    and (c.total_compras_centavos, c.qtd_compras, c.ultima_compra_em) is distinct from (s.total, s.qtd, s.ultima)
$$;

/*
 * Uma importação soma no fim o que mudou em todos os seus lotes. Cada mudança anota as somas de onde a venda saiu e aquelas
 * em que entrou: a venda que um arquivo leva para outro dia deixa de contar no primeiro.
 */
create table app.somas_a_refazer (
  conta_id uuid not null references public.contas on delete cascade,
  aprovada date,
  pedida date not null,
  contato_id uuid
);
create index somas_a_refazer_conta on app.somas_a_refazer (conta_id);

create function app.anotar_somas() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'insert into app.somas_a_refazer
    select distinct t.conta_id, app.dia(t.aprovada_em), app.dia(t.pedida_em), t.contato_id from (%s) t',
    case tg_op when 'INSERT' then 'select * from depois' else 'select * from antes union all select * from depois' end);
  return null;
end $$;
create trigger anotar_somas_ao_criar after insert on public.transacoes
  referencing new table as depois for each statement when (app.importando()) execute function app.anotar_somas();
create trigger anotar_somas_ao_mudar after update on public.transacoes
  referencing old table as antes new table as depois for each statement when (app.importando())
  execute function app.anotar_somas();

create function app.refazer_somas(p_conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  aprovadas date[];
  pedidas date[];
  contatos uuid[];
begin
  with feitas as (
    delete from app.somas_a_refazer where conta_id = p_conta returning aprovada, pedida, contato_id
  )
  select array_agg(distinct aprovada) filter (where aprovada is not null), array_agg(distinct pedida),
    array_agg(distinct contato_id) filter (where contato_id is not null)
    into aprovadas, pedidas, contatos from feitas;
  if pedidas is not null then
    perform app.somar_dias(p_conta, coalesce(aprovadas, '{}'), pedidas), app.recontar_contatos(coalesce(contatos, '{}'));
  end if;
end $$;

create or replace function app.somar_importacao(i public.importacoes) returns void
language sql volatile security definer set search_path = '' as $$
  select app.refazer_somas(i.conta_id)
$$;

-- Também o que uma importação gravou antes de falhar conta.
create or replace function public.rpc_importacao_falhar(p_id uuid, p_erro text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.importacoes set status = 'falhou', erro = p_erro where id = p_id and status = 'processando';
  select app.refazer_somas(i.conta_id) from public.importacoes i where i.id = p_id;
$$;

-- Conferir ----------------------------------------------------------------------------------------------

-- Cada número guardado que difere do que as linhas somam agora.
create function app.somas_diferentes(p_conta uuid)
returns table (soma text, chave text, gravado text, certo text)
language sql stable security definer set search_path = '' as $$
  select 'vendas_por_dia', concat_ws(' ', dia, plataforma, moeda, produto_id), g::text, c::text
  from (
    select dia, produto_id, plataforma, moeda, (receita, liquida, vendas, aprovadas, devolvidas, devolvido) as g
    from app.vendas_por_dia where conta_id = p_conta
  ) gravadas full join (
    select dia, produto_id, plataforma, moeda, (receita, liquida, vendas, aprovadas, devolvidas, devolvido) as c
    from app.soma_dos_aprovados(p_conta, array(
      select distinct app.dia(t.aprovada_em) from public.transacoes t where t.conta_id = p_conta and t.aprovada_em is not null))
  ) certas using (dia, produto_id, plataforma, moeda)
  where g is distinct from c
  union all
  select 'pedidos_por_dia', concat_ws(' ', dia, plataforma, produto_id), g::text, c::text
  from (
    select dia, produto_id, plataforma,
      (cartao_pagos, cartao_recusados, pix_pagos, pix_gerados, boleto_pagos, boleto_gerados) as g
    from app.pedidos_por_dia where conta_id = p_conta
  ) gravadas full join (
    select dia, produto_id, plataforma,
      (cartao_pagos, cartao_recusados, pix_pagos, pix_gerados, boleto_pagos, boleto_gerados) as c
    from app.soma_dos_pedidos(p_conta, array(
      select distinct app.dia(t.pedida_em) from public.transacoes t where t.conta_id = p_conta))
  ) certas using (dia, produto_id, plataforma)
  where g is distinct from c
  union all
  select 'contatos', c.id::text, (c.total_compras_centavos, c.qtd_compras, c.ultima_compra_em)::text,
    (s.total, s.qtd, s.ultima)::text
  from public.contatos c join app.soma_dos_contatos(p_conta, null) s on s.id = c.id
  where (c.total_compras_centavos, c.qtd_compras, c.ultima_compra_em) is distinct from (s.total, s.qtd, s.ultima)
  union all
  select 'minha_comissao', t.id::text, t.minha_comissao_centavos::text, coalesce(s.valor, 0)::text
  from public.transacoes t
  left join (
    select c.transacao_id, sum(c.valor_centavos) as valor from public.comissoes c
    join public.transacoes v on v.id = c.transacao_id and v.moeda = c.moeda
    where c.conta_id = p_conta and c.papel = 'produtor' and c.status <> 'cancelada' group by 1
  ) s on s.transacao_id = t.id
  where t.conta_id = p_conta and t.minha_comissao_centavos <> coalesce(s.valor, 0)
$$;

create function public.rpc_somas_conferir() returns table (soma text, chave text, gravado text, certo text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.conta() is null or not app.pode('pg-dashboard', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query select * from app.somas_diferentes(app.conta());
end $$;
comment on function public.rpc_somas_conferir is
  'Os números guardados da conta que diferem do que as suas linhas somam; nenhuma linha quando tudo confere. @nullable gravado certo';
grant execute on function public.rpc_somas_conferir() to authenticated;

-- Todo dia, antes de a equipe chegar: anota na auditoria o que diferia, e soma de novo.
create function app.conferir_somas() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  conta uuid;
  diferencas jsonb;
begin
  for conta in select id from public.contas order by id loop
    perform app.refazer_somas(conta);
    select jsonb_build_object('quantas', count(*), 'exemplos', jsonb_agg(to_jsonb(d)) filter (where d.vez <= 50))
      into diferencas from (select *, row_number() over () as vez from app.somas_diferentes(conta)) d;
    if diferencas ->> 'quantas' <> '0' then
      insert into public.auditoria (conta_id, acao, entidade, detalhe)
        values (conta, 'somas_refeitas', 'transacoes', diferencas);
      perform app.somar_conta(conta);
      raise warning 'somas da conta % refeitas: % diferenças', conta, diferencas ->> 'quantas';
    end if;
  end loop;
end $$;

-- Tudo o que uma conta guarda somado, de novo.
create function app.somar_conta(p_conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform app.lancar_comissoes(array(select id from public.transacoes where conta_id = p_conta));
  delete from app.vendas_por_dia where conta_id = p_conta;
  delete from app.pedidos_por_dia where conta_id = p_conta;
  perform app.somar_dias(p_conta,
    array(select distinct app.dia(t.aprovada_em) from public.transacoes t where t.conta_id = p_conta and t.aprovada_em is not null),
    array(select distinct app.dia(t.pedida_em) from public.transacoes t where t.conta_id = p_conta)),
    app.recontar_contatos(array(select id from public.contatos where conta_id = p_conta));
end $$;
select cron.schedule('conferir somas', '42 6 * * *', 'select app.conferir_somas()');

revoke execute on function app.soma_dos_aprovados(uuid, date[]), app.soma_dos_pedidos(uuid, date[]),
  app.soma_dos_contatos(uuid, uuid[]), app.refazer_somas(uuid), app.somas_diferentes(uuid), app.conferir_somas(),
  app.somar_conta(uuid) from public;

