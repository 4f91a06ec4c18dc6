-- O que o painel, a lista de transações e o seu painel lateral perguntam. Nada se soma no cliente.

-- A lista: só as colunas que ela mostra ou filtra.
create view public.vw_transacoes with (security_invoker = true) as
select
  t.id,
  t.pedida_em,
  t.aprovada_em,
  t.contato_id,
  t.comprador_nome,
  t.comprador_email,
  t.produto_id,
  t.produto_nome,
  t.plataforma,
  t.tipo_item,
  t.forma_pagamento,
  t.parcelas,
  t.status,
  app.proximos_status(t.status) as proximos_status,
  t.moeda,
  t.valor_cobrado_centavos,
  t.valor_produto_centavos,
  t.valor_liquido_centavos,
  t.minha_comissao_centavos,
  t.valor_reembolsado_centavos,
  t.transacao_codigo,
  t.pedido_codigo,
  t.afiliado_nome,
  t.cupom,
  t.utm_source,
  t.origem,
  t.versao,
  t.busca
from public.transacoes t;
comment on view public.vw_transacoes is
  'Transações com as colunas da lista; `proximos_status` diz para onde o status pode ir. @key id @notnull id pedida_em comprador_nome produto_nome plataforma tipo_item forma_pagamento parcelas status proximos_status moeda valor_cobrado_centavos valor_produto_centavos valor_liquido_centavos minha_comissao_centavos valor_reembolsado_centavos transacao_codigo origem versao busca';

-- O histórico de uma transação, com o nome de quem mudou.
create view public.vw_transacao_eventos with (security_invoker = true) as
select e.id, e.transacao_id, e.status_de, e.status_para, e.status_origem, e.origem, e.ocorrido_em, e.motivo,
  e.usuario_id, u.nome as usuario_nome
from public.transacao_eventos e
left join public.usuarios u on u.conta_id = e.conta_id and u.id = e.usuario_id;
comment on view public.vw_transacao_eventos is
  'Eventos de transações, com o nome de quem mudou à mão. @key id @notnull id transacao_id status_para origem ocorrido_em';

grant select on public.vw_transacoes, public.vw_transacao_eventos to authenticated, service_role;

-- Mudar o status à mão ---------------------------------------------------------------------------

create function public.rpc_transacao_mudar_status(p_id uuid, p_status text, p_motivo text, p_versao int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  atual public.transacoes;
  nova int;
begin
  if not app.pode('pg-transacoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into atual from public.transacoes where id = p_id and conta_id = app.conta() for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  if char_length(btrim(coalesce(p_motivo, ''))) < 5 then
    perform app.erro('validacao', 422, '{"motivo":"Use pelo menos 5 caracteres."}');
  end if;
  if atual.versao is distinct from p_versao then
    perform app.erro('conflito_versao', 409);
  end if;
  if not app.transicao_permitida(atual.status, p_status) then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_status(atual.status), 'para', app.rotulo_status(p_status))::text);
  end if;
  update public.transacoes set status = p_status, versao = versao + 1 where id = p_id returning versao into nova;
  insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, origem, chave_evento,
    ocorrido_em, usuario_id, motivo)
    values (atual.conta_id, p_id, atual.status, p_status, 'manual', 'manual:' || nova, app.agora(), app.usuario(),
      btrim(p_motivo));
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (atual.conta_id, app.usuario(), 'status_mudado', 'transacoes', p_id,
      jsonb_build_object('de', atual.status, 'para', p_status, 'motivo', btrim(p_motivo)));
  return nova;
end $$;
comment on function public.rpc_transacao_mudar_status is
  'Muda o status de uma transação à mão, com motivo, e devolve a nova versão. @notnull';

create function public.rpc_transacao_payload(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.pode('pg-transacoes', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  return (
    select e.payload from public.transacao_eventos e
    where e.transacao_id = p_id and e.conta_id = app.conta() and e.payload is not null
    order by e.ocorrido_em desc, e.id desc limit 1
  );
end $$;
comment on function public.rpc_transacao_payload is
  'O que a plataforma mandou por último sobre uma transação.';

-- Resumo da lista --------------------------------------------------------------------------------

-- Uma lista de um filtro: separada por vírgulas ou em JSON; nula quando vazia.
create function app.lista(filtros jsonb, chave text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case jsonb_typeof(filtros -> chave)
    when 'array' then nullif(array(select jsonb_array_elements_text(filtros -> chave)), '{}')
    else nullif(string_to_array(nullif(btrim(filtros ->> chave), ''), ','), '{}')
  end
$$;

create function app.texto(filtros jsonb, chave text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select nullif(btrim(filtros ->> chave), '')
$$;

-- O que se procura, sem acentos nem maiúsculas, e com os sinais de `like` ao pé da letra.
create function app.padrao(procura text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select '%' || replace(replace(replace(app.sem_acento(procura), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

create function public.rpc_transacoes_resumo(p_filtros jsonb default '{}')
returns table (
  qtd bigint, vendas bigint, bruto_centavos bigint, liquido_centavos bigint, comissao_centavos bigint,
  reembolsado_centavos bigint, outras_moedas bigint, moeda text
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  moeda_da_conta text;
  coluna constant text := case app.texto(p_filtros, 'data') when 'aprovada' then 'aprovada_em' when 'aprovacao' then
    'aprovada_em' else 'pedida_em' end;
  onde text := 'conta_id = $1';
begin
  if conta is null or not app.ve_transacoes() then
    perform app.erro('sem_permissao', 403);
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  -- Só as condições pedidas entram na consulta, para que cada uma use o seu índice. Os valores vão à parte.
  onde := concat_ws(' and ', onde,
    case when app.texto(p_filtros, 'inicio') is not null then
      format('%I >= app.inicio_do_dia(($2 ->> ''inicio'')::date)', coluna) end,
    case when app.texto(p_filtros, 'fim') is not null then
      format('%I < app.inicio_do_dia(($2 ->> ''fim'')::date)', coluna) end,
    case when app.texto(p_filtros, 'q') is not null then 'busca like app.padrao(btrim($2 ->> ''q''))' end,
    case when app.lista(p_filtros, 'ids') is not null then 'id = any(app.lista($2, ''ids'')::uuid[])' end,
    case when app.lista(p_filtros, 'status') is not null then 'status = any(app.lista($2, ''status''))' end,
    case when app.lista(p_filtros, 'plataforma') is not null then
      'plataforma = any(app.lista($2, ''plataforma''))' end,
    case when app.lista(p_filtros, 'produto') is not null then
      'produto_id = any(app.lista($2, ''produto'')::uuid[])' end,
    case when app.lista(p_filtros, 'forma') is not null then 'forma_pagamento = any(app.lista($2, ''forma''))' end,
    case when app.texto(p_filtros, 'contato') is not null then 'contato_id = ($2 ->> ''contato'')::uuid' end,
    case when app.texto(p_filtros, 'afiliado') is not null then
      'app.sem_acento(afiliado_nome) like app.padrao(btrim($2 ->> ''afiliado''))' end,
    case when app.texto(p_filtros, 'cupom') is not null then
      'lower(cupom) like app.padrao(btrim($2 ->> ''cupom''))' end,
    case when app.texto(p_filtros, 'utm_source') is not null then
      'lower(utm_source) like app.padrao(btrim($2 ->> ''utm_source''))' end,
    case when app.texto(p_filtros, 'valor_min') is not null then
      'valor_produto_centavos >= ($2 ->> ''valor_min'')::numeric' end,
    case when app.texto(p_filtros, 'valor_max') is not null then
      'valor_produto_centavos <= ($2 ->> ''valor_max'')::numeric' end);
  return query execute format('
    select count(*),
      count(*) filter (where app.conta_como_venda(status)),
      coalesce(sum(valor_produto_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_liquido_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(minha_comissao_centavos) filter (where moeda = $3 and app.conta_como_venda(status)), 0)::bigint,
      coalesce(sum(valor_reembolsado_centavos) filter (where moeda = $3), 0)::bigint,
      count(*) filter (where moeda <> $3),
      $3
    from public.transacoes where %s', onde) using conta, p_filtros, moeda_da_conta;
end $$;
comment on function public.rpc_transacoes_resumo is
  'Contagem e somas das transações de um filtro: q, data, inicio, fim (exclusivo), status, plataforma, produto, forma, contato, afiliado, cupom, utm_source, valor_min e valor_max em centavos. Somam-se as vendas pagas e na moeda da conta. @json p_filtros {"type":"json"}';

-- Painel -----------------------------------------------------------------------------------------

-- As transações da conta numa janela, pelo dia da aprovação ou do pedido; o fim não entra.
-- Sem `set`, para que o planejador a abra dentro da consulta que a usa.
create function app.vendas_da_janela(p_conta uuid, p_inicio date, p_fim date, p_produto uuid, p_plataforma text)
returns setof public.transacoes
language sql stable as $$
  select t.* from public.transacoes t
  where t.conta_id = p_conta
    and t.aprovada_em >= app.inicio_do_dia(p_inicio) and t.aprovada_em < app.inicio_do_dia(p_fim)
    and (p_produto is null or t.produto_id = p_produto)
    and (p_plataforma is null or t.plataforma = p_plataforma)
$$;

-- Quem não vê o painel não recebe nada; janelas sem sentido também não.
create function app.conta_do_painel(p_inicio date, p_fim date) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.pode('pg-dashboard', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_inicio is null or p_fim is null or p_fim <= p_inicio or p_fim - p_inicio > 366 then
    perform app.erro('validacao', 422, '{"periodo":"Escolha um período de até 1 ano."}');
  end if;
  return app.conta();
end $$;

-- Os números de uma janela. Receita e vendas: aprovadas nela e não devolvidas, na moeda da conta.
create function app.numeros_da_janela(p_conta uuid, p_moeda text, p_inicio date, p_fim date, p_produto uuid,
  p_plataforma text, p_trafego boolean,
  out receita bigint, out liquida bigint, out vendas bigint, out aprovadas bigint, out devolvidas bigint,
  out devolvido bigint, out cartao_pagos bigint, out cartao_recusados bigint, out pix_pagos bigint,
  out pix_gerados bigint, out boleto_pagos bigint, out boleto_gerados bigint, out gasto bigint, out atribuida bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Uma só leitura das aprovadas, pois um ano delas são muitas. Uma venda é do anúncio que o seu link nomeia: o que vem
  -- depois da última barra de utm_content. Somadas primeiro por anúncio, as vendas de um ano são poucas linhas a conferir.
  select
    coalesce(sum(v.receita), 0), coalesce(sum(v.liquida), 0), coalesce(sum(v.vendas), 0), coalesce(sum(v.aprovadas), 0),
    coalesce(sum(v.devolvidas), 0), coalesce(sum(v.devolvido), 0),
    case when p_trafego then coalesce(sum(v.valor) filter (where v.anuncio_id in (
      select m.anuncio_id from public.metricas_facebook m where m.conta_id = p_conta)), 0) end
    into receita, liquida, vendas, aprovadas, devolvidas, devolvido, atribuida
  from (
    select
      case when p_trafego and t.utm_content like '%|%' then split_part(t.utm_content, '|', -1) end as anuncio_id,
      sum(t.valor_produto_centavos - case when t.status = 'reembolsada_parcial'
        then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end) filter (where t.fica) as receita,
      sum(t.minha_comissao_centavos) filter (where t.fica) as liquida,
      count(*) filter (where t.fica) as vendas,
      count(*) as aprovadas,
      count(*) filter (where t.status in ('reembolsada', 'chargeback')) as devolvidas,
      sum(t.valor_reembolsado_centavos) filter (where t.moeda = p_moeda) as devolvido,
      sum(t.valor_produto_centavos) filter (where t.fica) as valor
    from (
      select *, status not in ('reembolsada', 'chargeback') and moeda = p_moeda as fica
      from app.vendas_da_janela(p_conta, p_inicio, p_fim, p_produto, p_plataforma)
    ) t
    group by 1
  ) v;

  select
    count(*) filter (where t.forma_pagamento = 'cartao_credito' and t.aprovada_em is not null),
    count(*) filter (where t.forma_pagamento = 'cartao_credito' and t.status = 'recusada'),
    count(*) filter (where t.forma_pagamento = 'pix' and t.aprovada_em is not null),
    count(*) filter (where t.forma_pagamento = 'pix'),
    count(*) filter (where t.forma_pagamento = 'boleto' and t.aprovada_em is not null),
    count(*) filter (where t.forma_pagamento = 'boleto')
    into cartao_pagos, cartao_recusados, pix_pagos, pix_gerados, boleto_pagos, boleto_gerados
  from public.transacoes t
  where t.conta_id = p_conta
    and t.pedida_em >= app.inicio_do_dia(p_inicio) and t.pedida_em < app.inicio_do_dia(p_fim)
    and (p_produto is null or t.produto_id = p_produto)
    and (p_plataforma is null or t.plataforma = p_plataforma);

  if p_trafego then
    select sum(m.gasto_centavos) into gasto from public.metricas_facebook m
    where m.conta_id = p_conta and m.dia >= p_inicio and m.dia < p_fim and m.moeda = p_moeda;
  end if;
end $$;

-- Parte sobre o todo; sem todo não há parte.
create function app.razao(parte numeric, todo numeric) returns double precision
language sql immutable parallel safe as $$
  select round(parte / nullif(todo, 0), 6)::double precision
$$;

-- Quanto cresceu; nada a dizer quando antes não havia nada.
create function app.variacao(atual double precision, anterior double precision) returns double precision
language sql immutable parallel safe as $$
  select round(((atual - anterior) / nullif(anterior, 0))::numeric, 6)::double precision
$$;

create function public.rpc_dashboard_kpis(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null)
returns table (
  moeda text,
  receita_centavos bigint, receita_anterior_centavos bigint, receita_delta double precision,
  liquida_centavos bigint, liquida_anterior_centavos bigint, liquida_delta double precision,
  vendas bigint, vendas_anterior bigint, vendas_delta double precision,
  ticket_centavos bigint, ticket_anterior_centavos bigint, ticket_delta double precision,
  aprovacao_cartao double precision, aprovacao_cartao_anterior double precision,
  aprovacao_cartao_delta double precision,
  conversao_pix double precision, conversao_pix_anterior double precision, conversao_pix_delta double precision,
  conversao_boleto double precision, conversao_boleto_anterior double precision,
  conversao_boleto_delta double precision,
  devolvidas bigint, devolvidas_anterior bigint, devolvidas_delta double precision,
  devolvido_centavos bigint, taxa_devolucao double precision,
  gasto_centavos bigint,
  roas_real double precision, roas_real_anterior double precision, roas_real_delta double precision,
  meta_centavos bigint, receita_mes_centavos bigint, tem_transacoes boolean
)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
  trafego constant boolean := app.pode('pg-metricas-facebook', 'ver');
  mes constant date := date_trunc('month', app.hoje()::timestamp)::date;
  a record;
  b record;
begin
  select c.moeda::text, c.meta_mensal_centavos into moeda, meta_centavos from public.contas c where c.id = conta;
  select * into a from app.numeros_da_janela(conta, moeda, p_inicio, p_fim, produto, de_plataforma, trafego);
  -- A janela anterior tem o mesmo tamanho e acaba onde esta começa.
  select * into b from app.numeros_da_janela(conta, moeda, p_inicio - (p_fim - p_inicio), p_inicio, produto,
    de_plataforma, trafego);

  receita_centavos := a.receita;
  receita_anterior_centavos := b.receita;
  receita_delta := app.variacao(a.receita, b.receita);
  liquida_centavos := a.liquida;
  liquida_anterior_centavos := b.liquida;
  liquida_delta := app.variacao(a.liquida, b.liquida);
  vendas := a.vendas;
  vendas_anterior := b.vendas;
  vendas_delta := app.variacao(a.vendas, b.vendas);
  ticket_centavos := round(app.razao(a.receita, a.vendas));
  ticket_anterior_centavos := round(app.razao(b.receita, b.vendas));
  ticket_delta := app.variacao(ticket_centavos, ticket_anterior_centavos);
  aprovacao_cartao := app.razao(a.cartao_pagos, a.cartao_pagos + a.cartao_recusados);
  aprovacao_cartao_anterior := app.razao(b.cartao_pagos, b.cartao_pagos + b.cartao_recusados);
  aprovacao_cartao_delta := app.variacao(aprovacao_cartao, aprovacao_cartao_anterior);
  conversao_pix := app.razao(a.pix_pagos, a.pix_gerados);
  conversao_pix_anterior := app.razao(b.pix_pagos, b.pix_gerados);
  conversao_pix_delta := app.variacao(conversao_pix, conversao_pix_anterior);
  conversao_boleto := app.razao(a.boleto_pagos, a.boleto_gerados);
  conversao_boleto_anterior := app.razao(b.boleto_pagos, b.boleto_gerados);
  conversao_boleto_delta := app.variacao(conversao_boleto, conversao_boleto_anterior);
  devolvidas := a.devolvidas;
  devolvidas_anterior := b.devolvidas;
  devolvidas_delta := app.variacao(a.devolvidas, b.devolvidas);
  devolvido_centavos := a.devolvido;
  taxa_devolucao := app.razao(a.devolvidas, a.aprovadas);
  gasto_centavos := a.gasto;
  roas_real := app.razao(a.atribuida, a.gasto);
  roas_real_anterior := app.razao(b.atribuida, b.gasto);
  roas_real_delta := app.variacao(roas_real, roas_real_anterior);
  select coalesce(sum(t.valor_produto_centavos - case when t.status = 'reembolsada_parcial'
      then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end), 0)
    into receita_mes_centavos
  from app.vendas_da_janela(conta, mes, (mes + interval '1 month')::date, null, null) t
  where t.status not in ('reembolsada', 'chargeback') and t.moeda = rpc_dashboard_kpis.moeda;
  tem_transacoes := exists (select from public.transacoes t where t.conta_id = conta);
  return next;
end $$;
comment on function public.rpc_dashboard_kpis is
  'Os números do painel numa janela (fim exclusivo) e na anterior, de igual tamanho. Razões vão de 0 a 1; nulo é «não há o que medir» ou «sem permissão». A meta compara-se com a receita do mês corrente. @nullable receita_delta liquida_delta vendas_delta ticket_centavos ticket_anterior_centavos ticket_delta aprovacao_cartao aprovacao_cartao_anterior aprovacao_cartao_delta conversao_pix conversao_pix_anterior conversao_pix_delta conversao_boleto conversao_boleto_anterior conversao_boleto_delta devolvidas_delta taxa_devolucao gasto_centavos roas_real roas_real_anterior roas_real_delta';

create function public.rpc_dashboard_serie(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null, p_grao text default 'dia')
returns table (dia date, plataforma text, qtd bigint, valor_centavos bigint, gasto_centavos bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
  trafego constant boolean := app.pode('pg-metricas-facebook', 'ver');
  grao constant text := case p_grao when 'mes' then 'month' when 'semana' then 'week' when 'dia' then 'day' end;
  moeda_da_conta text;
begin
  if grao is null then
    perform app.erro('validacao', 422, '{"grao":"dia, semana ou mes"}');
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  return query
    with vendido as (
      select date_trunc(grao, t.aprovada_em at time zone 'America/Sao_Paulo')::date as dia, t.plataforma,
        count(*) as qtd,
        sum(t.valor_produto_centavos - case when t.status = 'reembolsada_parcial'
          then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end) as valor
      from app.vendas_da_janela(conta, p_inicio, p_fim, produto, de_plataforma) t
      where t.status not in ('reembolsada', 'chargeback') and t.moeda = moeda_da_conta
      group by 1, 2
    ), gastos as (
      select date_trunc(grao, m.dia::timestamp)::date as dia, sum(m.gasto_centavos)::bigint as gasto
      from public.metricas_facebook m
      where trafego and m.conta_id = conta and m.dia >= p_inicio and m.dia < p_fim and m.moeda = moeda_da_conta
      group by 1
    ), plataformas as (
      -- O gasto é do dia, não da plataforma: vai só na primeira, para que a soma das linhas continue certa.
      select p.plataforma, row_number() over (order by p.plataforma) = 1 as primeira
      from (select distinct v.plataforma from vendido v) p
    ), dias as (
      select distinct date_trunc(grao, d)::date as dia
      from generate_series(p_inicio::timestamp, (p_fim - 1)::timestamp, interval '1 day') as d
    )
    select d.dia, p.plataforma, coalesce(v.qtd, 0), coalesce(v.valor, 0)::bigint,
      case when trafego then case when p.primeira then coalesce(g.gasto, 0) else 0 end end
    from dias d cross join plataformas p
    left join vendido v on v.dia = d.dia and v.plataforma = p.plataforma
    left join gastos g on g.dia = d.dia
    order by d.dia, p.plataforma;
end $$;
comment on function public.rpc_dashboard_serie is
  'Receita aprovada por dia, semana ou mês e plataforma; dias sem venda vêm com zero. @nullable gasto_centavos';

create function public.rpc_dashboard_quebra(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null, p_dimensao text default 'forma_pagamento')
returns table (chave text, rotulo text, qtd bigint, valor_centavos bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
  moeda_da_conta text;
begin
  if p_dimensao not in ('forma_pagamento', 'produto', 'plataforma', 'uf') then
    perform app.erro('validacao', 422, '{"dimensao":"forma_pagamento, produto, plataforma ou uf"}');
  end if;
  select c.moeda into moeda_da_conta from public.contas c where c.id = conta;
  return query
    with grupos as (
      select
        case p_dimensao
          when 'forma_pagamento' then t.forma_pagamento
          when 'plataforma' then t.plataforma
          when 'produto' then coalesce(t.produto_id::text, t.produto_nome)
          else (select c.uf from public.contatos c where c.conta_id = conta and c.id = t.contato_id)
        end as chave,
        max(t.produto_nome) as produto_nome,
        count(*) as qtd,
        sum(t.valor_produto_centavos - case when t.status = 'reembolsada_parcial'
          then least(t.valor_reembolsado_centavos, t.valor_produto_centavos) else 0 end) as valor
      from app.vendas_da_janela(conta, p_inicio, p_fim, produto, de_plataforma) t
      where t.status not in ('reembolsada', 'chargeback') and t.moeda = moeda_da_conta
      group by 1
    ), ordenados as (
      select g.*, row_number() over (order by g.valor desc, g.chave) as posicao from grupos g
    )
    select
      case when o.posicao <= 8 then coalesce(o.chave, '') else 'outros' end,
      case when o.posicao > 8 then 'Outros' else max(case p_dimensao
        when 'produto' then o.produto_nome
        when 'uf' then coalesce(o.chave, 'Sem estado')
        else app.rotulo(o.chave) end) end,
      sum(o.qtd)::bigint, sum(o.valor)::bigint
    from ordenados o
    group by 1, o.posicao > 8
    order by o.posicao > 8, 4 desc, 1;
end $$;
comment on function public.rpc_dashboard_quebra is
  'Receita aprovada por forma de pagamento, produto, plataforma ou estado: as oito maiores, e o resto em «Outros».';

-- Nomes de plataformas e formas de pagamento, como se leem.
create function app.rotulo(chave text) returns text
language sql immutable parallel safe as $$
  select case chave
    when 'cartao_credito' then 'Cartão de crédito'
    when 'pix' then 'Pix'
    when 'boleto' then 'Boleto'
    when 'paypal' then 'PayPal'
    when 'carteira_digital' then 'Carteira digital'
    when 'saldo' then 'Saldo'
    when 'outro' then 'Outro'
    when 'hotmart' then 'Hotmart'
    when 'kiwify' then 'Kiwify'
    when 'eduzz' then 'Eduzz'
    when 'braip' then 'Braip'
    when 'monetizze' then 'Monetizze'
    when 'perfectpay' then 'PerfectPay'
    when 'ticto' then 'Ticto'
    when 'cartpanda' then 'Cartpanda'
    when 'manual' then 'Manual'
    else chave
  end
$$;

create function public.rpc_dashboard_funil(p_inicio date, p_fim date, p_produto text default null,
  p_plataforma text default null)
returns table (etapa text, rotulo text, qtd bigint, taxa double precision)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta_do_painel(p_inicio, p_fim);
  produto constant uuid := nullif(p_produto, '')::uuid;
  de_plataforma constant text := nullif(p_plataforma, '');
begin
  return query
    with pedidos as (
      select count(*) as gerados, count(t.aprovada_em) as aprovados
      from public.transacoes t
      where t.conta_id = conta
        and t.pedida_em >= app.inicio_do_dia(p_inicio) and t.pedida_em < app.inicio_do_dia(p_fim)
        and (produto is null or t.produto_id = produto)
        and (de_plataforma is null or t.plataforma = de_plataforma)
    ), anuncios as (
      select coalesce(sum(m.cliques_link), 0) as cliques, coalesce(sum(m.checkouts), 0) as checkouts
      from public.metricas_facebook m
      where m.conta_id = conta and m.dia >= p_inicio and m.dia < p_fim
    ), etapas as (
      select 1 as ordem, 'cliques' as etapa, 'Cliques' as rotulo, a.cliques::bigint as qtd from anuncios a
      union all select 2, 'checkouts', 'Checkouts', a.checkouts::bigint from anuncios a
      union all select 3, 'gerados', 'Pedidos gerados', p.gerados from pedidos p
      union all select 4, 'aprovados', 'Pedidos aprovados', p.aprovados from pedidos p
    )
    -- As duas primeiras são dos anúncios: só para quem vê as métricas deles.
    select e.etapa, e.rotulo, e.qtd, app.razao(e.qtd, lag(e.qtd) over (order by e.ordem))
    from etapas e
    where e.ordem > 2 or app.pode('pg-metricas-facebook', 'ver')
    order by e.ordem;
end $$;
comment on function public.rpc_dashboard_funil is
  'Do clique ao pedido aprovado; `taxa` é a parte da etapa anterior. @nullable taxa';

create function public.rpc_dashboard_atencao()
returns table (tipo text, qtd bigint, texto text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
begin
  if not app.pode('pg-dashboard', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if app.ve_transacoes() then
    return query
      select 'boletos_vencendo', count(*),
        case count(*) when 1 then '1 boleto vence hoje' else count(*) || ' boletos vencem hoje' end,
        '/vendas/transacoes/?status=aguardando_pagamento&forma=boleto'
      from public.transacoes t
      where t.conta_id = conta and t.status = 'aguardando_pagamento' and t.forma_pagamento = 'boleto'
        and t.vence_em >= app.inicio_do_dia(app.hoje()) and t.vence_em < app.inicio_do_dia(app.hoje() + 1)
      having count(*) > 0;
    return query
      select 'em_disputa', count(*),
        case count(*) when 1 then '1 venda em disputa' else count(*) || ' vendas em disputa' end,
        '/vendas/transacoes/?status=em_disputa'
      from public.transacoes t
      where t.conta_id = conta and t.status = 'em_disputa'
      having count(*) > 0;
  end if;
  if app.pode('pg-pipelines', 'ver') then
    return query
      select 'oportunidades_paradas', count(*),
        case count(*) when 1 then '1 oportunidade parada' else count(*) || ' oportunidades paradas' end,
        '/vendas/pipelines/'
      from public.oportunidades o
      join public.etapas e on e.conta_id = o.conta_id and e.pipeline_id = o.pipeline_id and e.id = o.etapa_id
      where o.conta_id = conta and o.status = 'aberta' and o.excluido_em is null
        and o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada)
        and (not app.proprios('pg-pipelines') or o.responsavel_id = app.usuario() or o.responsavel_id is null)
      having count(*) > 0;
  end if;
end $$;
comment on function public.rpc_dashboard_atencao is
  'O que precisa de atenção, com a página onde se resolve; só o que quem pergunta pode ver.';

revoke execute on function app.vendas_da_janela(uuid, date, date, uuid, text),
  app.numeros_da_janela(uuid, text, date, date, uuid, text, boolean) from public;
grant execute on function
  public.rpc_transacao_mudar_status(uuid, text, text, int),
  public.rpc_transacao_payload(uuid),
  public.rpc_transacoes_resumo(jsonb),
  public.rpc_dashboard_kpis(date, date, text, text),
  public.rpc_dashboard_serie(date, date, text, text, text),
  public.rpc_dashboard_quebra(date, date, text, text, text),
  public.rpc_dashboard_funil(date, date, text, text),
  public.rpc_dashboard_atencao()
  to authenticated;
