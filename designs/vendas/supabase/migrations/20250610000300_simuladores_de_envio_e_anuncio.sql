-- Transportadora, etiquetas e anúncios sem contrato: simuladores que falam com o app pelas funções de um adaptador.

-- Quem olha um envio o vê andar: cada mudança se avisa num canal da conta, sem dizer o quê.
create or replace function app.canal_aberto(topico text) returns boolean
language sql stable set search_path = '' as $$
  select topico = 'teste:sala:' || app.conta()
    or topico = 'envios:' || app.conta() and (app.ve_transacoes() or app.ve_envios())
    or exists (
      select from public.chats c
      where c.id = case
        when topico ~ '^digitando:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(topico, ':', 2)::uuid
      end)
$$;

-- Nesse canal só o banco fala.
drop policy "vendas: falar" on realtime.messages;
create policy "vendas: falar" on realtime.messages for insert to authenticated
  with check (app.canal_aberto((select realtime.topic())) and (select realtime.topic()) not like 'envios:%');

create function app.avisar_envio() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(
    jsonb_build_object('transacao', case tg_table_name when 'envios' then to_jsonb(new) ->> 'transacao_id'
      else (select e.transacao_id::text from public.envios e where e.id = (to_jsonb(new) ->> 'envio_id')::uuid) end),
    'mudou', 'envios:' || new.conta_id, true);
  return null;
end $$;
create trigger avisar after insert or update of status, etiqueta_erro, reembolsado_em on public.envios
  for each row execute function app.avisar_envio();
create trigger avisar after insert or update of status, ultimo_evento_em on public.rastreios
  for each row execute function app.avisar_envio();

-- Etiquetas: a que se pediu sai no minuto seguinte, três em cem não saem, e o objeto se posta dois minutos depois.
create function app.codigo_simulado(transportadora text, envio uuid) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case transportadora
    when 'correios' then 'ZZ' || numero || app.digito_s10(numero) || 'BR'
    when 'jadlog' then lpad(app.sorte(envio::text, 100000000)::text, 14, '0')
    else 'SIM-' || upper(left(envio::text, 8))
  end
  from (select lpad(app.sorte(envio || 'objeto', 100000000)::text, 8, '0') as numero) as sorteado
$$;

create function app.simular_etiquetas(conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  e record;
begin
  for e in
    select v.id from public.envios v join public.rastreios r on r.envio_id = v.id
    where v.conta_id = conta and v.status = 'etiqueta_emitida' and r.criado_em <= app.agora() - interval '2 minutes'
    order by r.criado_em, v.id
  loop
    perform public.rpc_etiqueta_situacao(e.id, 'posted');
  end loop;
  for e in select * from public.rpc_etiquetas_pedidas(conta) loop
    if app.sorte(e.id || to_char(e.etiqueta_pedida_em, 'YYYYMMDDHH24MI'), 100) < 3 then
      perform public.rpc_etiqueta_situacao(e.id, 'failed', null, 'Saldo insuficiente para a etiqueta.');
    else
      perform public.rpc_etiqueta_situacao(e.id, 'generated', app.codigo_simulado(e.transportadora, e.id));
    end if;
  end loop;
end $$;

/*
 * O caminho de um objeto, com os eventos dos Correios: entre um e outro passam de um a três minutos. Doze em cem têm uma
 * tentativa que falha, cinco esperam na agência e três voltam.
 */
create function app.caminho_simulado(objeto uuid, postado_em timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fim constant int := app.sorte(objeto || 'fim', 100);
  passos constant text[] := case
    when fim < 3 then array['DO01', 'OEC01', 'BDE20', 'FC47', 'BDE23']
    when fim < 8 then array['DO01', 'LDI01', 'BDE01']
    when fim < 20 then array['DO01', 'OEC01', 'BDE20', 'OEC01', 'BDE01']
    else array['DO01', 'OEC01', 'BDE01'] end;
  em timestamptz := postado_em;
  eventos jsonb := '[]';
  lugar int;
begin
  for lugar in 1 .. cardinality(passos) loop
    em := em + make_interval(mins => 1 + app.sorte(objeto || '/' || lugar, 3));
    eventos := eventos || jsonb_build_object(
      'tipo', left(passos[lugar], -2), 'codigo', right(passos[lugar], 2), 'em', em,
      'cidade', 'São Paulo', 'uf', 'SP',
      'descricao', case passos[lugar]
        when 'DO01' then 'Objeto em transferência' when 'OEC01' then 'Objeto saiu para entrega ao destinatário'
        when 'BDE01' then 'Objeto entregue ao destinatário' when 'BDE20' then 'Carteiro não atendido'
        when 'LDI01' then 'Objeto aguardando retirada' when 'FC47' then 'Objeto será devolvido'
        else 'Objeto devolvido ao remetente' end,
      'status', case passos[lugar]
        when 'DO01' then 'em_transito' when 'OEC01' then 'saiu_para_entrega' when 'BDE01' then 'entregue'
        when 'BDE20' then 'tentativa_falha' when 'LDI01' then 'aguardando_retirada' when 'FC47' then 'em_devolucao'
        else 'devolvido' end);
  end loop;
  return eventos;
end $$;

-- A transportadora: aqui se pergunta a cada minuto por tudo o que está a caminho, e três consultas em cem falham.
create function app.simular_transportadora(conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  r record;
begin
  update public.rastreios set proxima_consulta_em = app.agora()
    where conta_id = conta and proxima_consulta_em > app.agora();
  for r in
    select c.id, (select min(e.ocorrido_em) from public.rastreio_eventos e
      where e.rastreio_id = c.id and e.status = 'postado') as postado_em
    from public.rpc_rastreios_consultar(conta) c order by c.id
  loop
    if app.sorte(r.id || to_char(app.agora(), 'YYYYMMDDHH24MI'), 100) < 3 then
      perform public.rpc_rastreio_falhou(r.id);
    elsif r.postado_em is not null then
      perform public.rpc_rastreio_receber(r.id, (
        select coalesce(jsonb_agg(e), '[]') from jsonb_array_elements(app.caminho_simulado(r.id, r.postado_em)) as e
        where (e ->> 'em')::timestamptz <= app.agora()), app.dia(r.postado_em) + 5);
    end if;
  end loop;
end $$;

-- Anúncios ---------------------------------------------------------------------------------------

-- Um número de ações, ou o valor delas, pelo primeiro nome que se encontra: nomes diferentes da mesma ação não se somam.
create function app.acao_de_anuncio(acoes jsonb, variadic nomes text[]) returns numeric
language sql immutable parallel safe set search_path = '' as $$
  select coalesce((
    select (acao ->> 'value')::numeric
    from unnest(nomes) with ordinality as nome(nome, lugar)
    join jsonb_array_elements(coalesce(acoes, '[]')) as acao on acao ->> 'action_type' = nome.nome
    order by nome.lugar limit 1), 0)
$$;

/*
 * O que a conta de anúncio informa de um período, uma linha por anúncio e dia, com os nomes de lá; o que já se tinha do
 * mesmo dia se troca. Valores vêm como texto decimal. Devolve quantas linhas entraram.
 */
create function public.rpc_anuncios_receber(p_conta uuid, p_ref text, p_nome text, p_moeda text, p_fuso text,
  p_linhas jsonb) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  anuncios public.contas_anuncio;
  quantas int;
begin
  insert into public.contas_anuncio (conta_id, ref_externa, nome, moeda, fuso) values (p_conta, p_ref, p_nome, p_moeda,
    p_fuso)
  on conflict (conta_id, ref_externa) do update set sincronizada_em = app.agora() returning * into anuncios;
  if not anuncios.ativa then
    return 0;
  end if;
  insert into public.metricas_facebook (conta_id, conta_anuncio_id, dia, campanha_id, campanha_nome, conjunto_id,
    conjunto_nome, anuncio_id, anuncio_nome, gasto_centavos, impressoes, alcance, cliques, cliques_link,
    visualizacoes_pagina, checkouts, compras, valor_compras_centavos, moeda)
  select p_conta, anuncios.id, l.date_start, l.campaign_id, l.campaign_name, l.adset_id, l.adset_name, l.ad_id, l.ad_name,
    round(coalesce(l.spend, 0) * 100), coalesce(l.impressions, 0), coalesce(l.reach, 0), coalesce(l.clicks, 0),
    coalesce(l.inline_link_clicks, 0), app.acao_de_anuncio(l.actions, 'landing_page_view'),
    app.acao_de_anuncio(l.actions, 'initiate_checkout', 'offsite_conversion.fb_pixel_initiate_checkout'),
    app.acao_de_anuncio(l.actions, 'purchase', 'offsite_conversion.fb_pixel_purchase'),
    round(app.acao_de_anuncio(l.action_values, 'purchase', 'offsite_conversion.fb_pixel_purchase') * 100), p_moeda
  from jsonb_to_recordset(p_linhas) as l(date_start date, campaign_id text, campaign_name text, adset_id text,
    adset_name text, ad_id text, ad_name text, spend numeric, impressions bigint, reach bigint, clicks bigint,
    inline_link_clicks bigint, actions jsonb, action_values jsonb)
  on conflict (conta_id, anuncio_id, dia) do update set
    conta_anuncio_id = excluded.conta_anuncio_id, campanha_id = excluded.campanha_id,
    campanha_nome = excluded.campanha_nome, conjunto_id = excluded.conjunto_id, conjunto_nome = excluded.conjunto_nome,
    anuncio_nome = excluded.anuncio_nome, gasto_centavos = excluded.gasto_centavos, impressoes = excluded.impressoes,
    alcance = excluded.alcance, cliques = excluded.cliques, cliques_link = excluded.cliques_link,
    visualizacoes_pagina = excluded.visualizacoes_pagina, checkouts = excluded.checkouts, compras = excluded.compras,
    valor_compras_centavos = excluded.valor_compras_centavos, moeda = excluded.moeda;
  get diagnostics quantas = row_count;
  return quantas;
end $$;
grant execute on function public.rpc_anuncios_receber(uuid, text, text, text, text, jsonb) to service_role;

-- Três anúncios que gastam o dia inteiro, cada um no seu passo; o que informam só cresce, até a meia-noite.
create function app.anuncios_simulados(conta uuid, em timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_agg(jsonb_build_object(
    'date_start', dia, 'campaign_id', 'sim-' || left(conta::text, 8), 'campaign_name', 'Campanha de demonstração',
    'adset_id', 'sim-conjunto', 'adset_name', 'Público amplo',
    'ad_id', 'sim-' || left(conta::text, 8) || '-' || n, 'ad_name', 'Anúncio ' || n,
    'spend', to_char(impressoes * 0.02, 'FM999990.00'), 'impressions', impressoes::text,
    'reach', (impressoes * 4 / 5)::text, 'clicks', (impressoes / 40)::text, 'inline_link_clicks', (impressoes / 50)::text,
    'actions', jsonb_build_array(
      jsonb_build_object('action_type', 'landing_page_view', 'value', (impressoes / 60)::text),
      jsonb_build_object('action_type', 'initiate_checkout', 'value', (impressoes / 600)::text),
      jsonb_build_object('action_type', 'offsite_conversion.fb_pixel_purchase', 'value', (impressoes / 2000)::text),
      jsonb_build_object('action_type', 'purchase', 'value', (impressoes / 2000)::text)),
    'action_values', jsonb_build_array(
      jsonb_build_object('action_type', 'purchase', 'value', to_char(impressoes / 2000 * 197, 'FM999990.00')))) order by n)
  from (
    select n, app.dia(em) as dia,
      (extract(epoch from em - app.inicio_do_dia(app.dia(em))) / 60)::int * (2 + app.sorte(conta || '/' || app.dia(em) || n, 6))
        as impressoes
    from generate_series(1, 3) as n
  ) as numeros
$$;

create or replace function app.simular() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  uma uuid;
begin
  for uma in select id from public.contas where simulacao_desde is not null order by id loop
    perform app.simular_canal(uma), app.simular_plataforma(uma), app.simular_etiquetas(uma),
      app.simular_transportadora(uma);
    perform public.rpc_anuncios_receber(uma, 'act_simulada', 'Anúncios simulados', 'BRL', 'America/Sao_Paulo',
      app.anuncios_simulados(uma, app.agora()));
  end loop;
end $$;
