/*
 * Um só calendário: dia útil é o que `app.dia_util` diz, pelos dias em que a conta atende e os feriados que ela anotou.
 * Por ele contam os SLAs, os prazos de entrega, os objetos parados e os contatos de recuperação.
 */

create function app.horario_da_conta(conta uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select c.horario_atendimento from public.contas c where c.id = conta
$$;

-- Dias úteis entre dois dias, sem o primeiro.
create function app.dias_uteis(horario jsonb, de date, ate date) returns int
language sql immutable parallel safe set search_path = '' as $$
  select count(*)::int from generate_series(1, ate - de) as n where app.dia_util(horario, de + n)
$$;

-- Um dia, alguns dias úteis depois; nulo em um calendário em que tudo é feriado.
create function app.mais_dias_uteis(horario jsonb, de date, dias int) returns date
language plpgsql immutable parallel safe strict set search_path = '' as $$
declare
  dia date := de;
  faltam int := dias;
begin
  for passo in 1..3660 loop
    exit when faltam <= 0;
    dia := dia + 1;
    faltam := faltam - app.dia_util(horario, dia)::int;
  end loop;
  return case when faltam <= 0 then dia end;
end $$;

-- Envios -----------------------------------------------------------------------------------------

-- O prazo de uma transportadora é em dias úteis depois da postagem.
create function app.entrega_prevista(conta uuid, postado_em timestamptz, prazo_dias int) returns date
language sql stable security definer set search_path = '' as $$
  select app.mais_dias_uteis(app.horario_da_conta(conta), app.dia(postado_em), prazo_dias)
$$;

create or replace function app.preparar_envio() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended('envios|' || new.conta_id, 0));
    select 'ENV-' || lpad((coalesce(max(substr(e.codigo, 5)::bigint), 0) + 1)::text, 6, '0') into new.codigo
      from public.envios e where e.conta_id = new.conta_id;
  end if;
  if new.status in ('pendente', 'endereco_incompleto') then
    new.status := case
      when nullif(btrim(new.destinatario_nome), '') is null or new.cep is null or nullif(btrim(new.logradouro), '') is null
        or nullif(btrim(new.numero), '') is null or nullif(btrim(new.bairro), '') is null
        or nullif(btrim(new.cidade), '') is null or new.uf is null then 'endereco_incompleto'
      else 'pendente' end;
  end if;
  if new.status <> 'em_separacao' then
    new.etiqueta_pedida_em := null;
  end if;
  if new.status = 'postado' then
    new.postado_em := coalesce(new.postado_em, app.agora());
    new.previsto_em := coalesce(new.previsto_em, app.entrega_prevista(new.conta_id, new.postado_em, new.prazo_dias));
  end if;
  return new;
end $$;

create or replace function public.rpc_envio_postar(p_id uuid, p_codigo text default null, p_em timestamptz default null,
  p_lat numeric default null, p_lng numeric default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios := app.envio_travado(p_id);
  momento constant timestamptz := coalesce(p_em, app.agora());
  objeto uuid;
begin
  if e.status <> 'etiqueta_emitida' then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_envio(e.status), 'para', app.rotulo_envio('postado'))::text);
  end if;
  if momento > app.agora() + interval '1 minute' then
    perform app.erro('validacao', 422, '{"em":"A data não pode ficar no futuro."}');
  end if;
  select r.id into objeto from public.rastreios r where r.envio_id = e.id order by r.criado_em desc, r.id limit 1;
  if nullif(btrim(p_codigo), '') is not null then
    objeto := app.criar_rastreio(e.id, p_codigo);
    delete from public.rastreios where envio_id = e.id and rastreios.id <> objeto and status = 'aguardando_postagem';
  elsif objeto is null then
    objeto := app.criar_rastreio(e.id, '');
  end if;
  perform app.guardar_evento(objeto, 'manual', 'postado', 'Objeto postado', momento, 'postado');
  update public.rastreios set proxima_consulta_em = app.proxima_consulta('postado', app.agora()),
    previsto_em = coalesce(previsto_em, app.entrega_prevista(e.conta_id, momento, e.prazo_dias))
  where rastreios.id = objeto;
  update public.envios set postado_lat = p_lat, postado_lng = p_lng where envios.id = e.id;
  return (select r.codigo from public.rastreios r where r.id = objeto);
end $$;

create or replace function public.rpc_envio_status(p_ids uuid[], p_status text, p_dados jsonb default '{}')
returns table (id uuid, ok boolean, erro text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios;
  objeto uuid;
  um uuid;
  momento constant timestamptz := coalesce((p_dados ->> 'em')::timestamptz, app.agora());
begin
  if not app.pode('pg-envios-logistica', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  foreach um in array coalesce(p_ids, '{}') loop
    begin
      e := app.envio_travado(um);
      if not p_status = any(app.proximos_status_envio(e.status)) then
        perform app.erro('transicao_invalida', 422,
          jsonb_build_object('de', app.rotulo_envio(e.status), 'para', app.rotulo_envio(p_status))::text);
      end if;
      if p_status = 'postado' then
        select r.id into objeto from public.rastreios r where r.envio_id = e.id order by r.criado_em desc, r.id limit 1;
        if objeto is null or p_dados ? 'codigo' then
          objeto := app.criar_rastreio(e.id, coalesce(p_dados ->> 'codigo', ''));
        end if;
        perform app.guardar_evento(objeto, 'manual', 'postado', 'Objeto postado', momento, 'postado');
        update public.rastreios set proxima_consulta_em = app.proxima_consulta('postado', app.agora()),
          previsto_em = coalesce(previsto_em, app.entrega_prevista(e.conta_id, momento, e.prazo_dias))
        where rastreios.id = objeto;
      elsif app.postado_ou_depois(p_status) then
        select r.id into objeto from public.rastreios r where r.envio_id = e.id order by r.criado_em desc, r.id limit 1;
        perform app.guardar_evento(objeto, 'manual', p_status, app.rotulo_envio(p_status), momento, p_status);
        update public.rastreios set proxima_consulta_em = null where rastreios.id = objeto;
      else
        if e.status = 'etiqueta_emitida' then
          delete from public.rastreios where envio_id = e.id and status = 'aguardando_postagem';
        end if;
        update public.envios set status = p_status, versao = versao + 1,
          motivo_cancelamento = case p_status when 'cancelado' then p_dados ->> 'motivo' else motivo_cancelamento end
        where envios.id = e.id;
        if p_status = 'etiqueta_emitida' then
          perform app.criar_rastreio(e.id, coalesce(p_dados ->> 'codigo', ''));
        end if;
      end if;
      return query select um, true, null::text;
    exception when others then
      return query select um, false, case when sqlstate like 'PT%' then sqlerrm else 'erro_interno' end;
    end;
  end loop;
end $$;

create or replace function app.simular_transportadora(conta uuid) returns void
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
        where (e ->> 'em')::timestamptz <= app.agora()), app.entrega_prevista(conta, r.postado_em, 5));
    end if;
  end loop;
end $$;

create or replace view public.vw_rastreios with (security_invoker = true) as
select r.id, r.envio_id, r.transportadora, r.codigo, r.status, r.ultimo_evento_em, r.ultimo_evento_texto, r.entregue_em,
  coalesce(r.previsto_em, e.previsto_em) as previsto_em, r.falhas_consulta, e.codigo as envio_codigo, e.transacao_id,
  e.contato_id, e.produto_id, e.destinatario_nome, e.cidade, e.uf, e.postado_em, e.reembolsado_em,
  app.hoje() - app.dia(r.ultimo_evento_em) as dias_sem_evento,
  not app.rastreio_acabou(r.status) and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as atrasado,
  r.status in ('tentativa_falha', 'extraviado', 'em_devolucao') or r.falhas_consulta >= 5
    or e.reembolsado_em is not null and not app.rastreio_acabou(r.status)
    or r.status = 'aguardando_retirada' and r.ultimo_evento_em <= app.agora() - interval '3 days'
    or r.status in ('postado', 'em_transito') and app.dias_uteis(
      app.horario_da_conta(r.conta_id), app.dia(r.ultimo_evento_em), app.hoje()) >= 5
    or not app.rastreio_acabou(r.status)
      and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as precisa_atencao,
  r.consultado_em, p.nome as produto_nome,
  app.sem_acento(concat_ws(' ', r.codigo, e.codigo, e.destinatario_nome)) as busca,
  r.consulta_pedida_em
from public.rastreios r
join public.envios e on e.conta_id = r.conta_id and e.id = r.envio_id
left join public.produtos p on p.conta_id = e.conta_id and p.id = e.produto_id;

drop function app.dias_uteis(date, date);

-- Recuperação ------------------------------------------------------------------------------------

-- Nos dias úteis, das 8 às 20: fora disso, o começo do próximo dia em que se procura alguém.
create function app.hora_de_contato(horario jsonb, instante timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  dia date := app.dia(instante);
  hora time := greatest((instante at time zone 'America/Sao_Paulo')::time, '08:00');
begin
  if hora >= '20:00' then
    dia := dia + 1;
    hora := '08:00';
  end if;
  if not app.dia_util(horario, dia) then
    dia := app.mais_dias_uteis(horario, dia, 1);
  end if;
  return app.as_horas(dia, hora);
end $$;

-- Depois de quantas tentativas, a próxima: três horas; às 10 do dia seguinte, duas vezes; mais nenhuma.
create function app.proxima_tentativa(horario jsonb, tentativas int, em timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select app.hora_de_contato(horario, case
    when tentativas < 2 then em + interval '3 hours'
    when tentativas < 4 then app.as_horas(app.dia(em) + 1, '10:00')
  end)
$$;

create or replace function public.rpc_recuperacao_registrar(p_id uuid, p_canal text, p_resultado text, p_obs text default null,
  p_proxima timestamptz default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.recuperacoes := app.recuperacao_para_atender(p_id);
  agora constant timestamptz := app.agora();
  perdida boolean;
begin
  if r.tentativas >= 4 then
    perform app.erro('limite', 422, '{"n":4}');
  end if;
  if p_proxima <= agora then
    perform app.erro('validacao', 422, '{"proxima":"Escolha um momento futuro."}');
  end if;
  insert into public.recuperacao_tentativas (conta_id, recuperacao_id, usuario_id, canal, resultado, observacao, em)
    values (r.conta_id, r.id, app.usuario(), p_canal, p_resultado, nullif(btrim(p_obs), ''), agora);
  perdida := p_resultado = 'nao_quer'
    or (p_resultado = 'numero_invalido' and not exists (
      select from public.contatos c where c.conta_id = r.conta_id and c.id = r.contato_id and c.email is not null))
    or (r.tentativas = 3 and p_resultado in ('sem_resposta', 'numero_invalido'));
  update public.recuperacoes set
    tentativas = r.tentativas + 1, responsavel_id = app.usuario(),
    primeira_tentativa_em = coalesce(r.primeira_tentativa_em, agora),
    status = case when perdida then 'perdida' else 'em_contato' end,
    motivo = case when perdida or p_resultado = 'pagou' then p_resultado end,
    encerrada_em = case when perdida then agora end,
    reservada_ate = case when not perdida then agora + interval '30 minutes' end,
    proxima_tentativa_em = case when not perdida and p_resultado <> 'pagou' and r.tentativas < 3
      then coalesce(p_proxima, app.proxima_tentativa(app.horario_da_conta(r.conta_id), r.tentativas + 1, agora)) end
  where id = r.id;
  return case when perdida then 'perdida' else 'em_contato' end;
end $$;

create or replace view public.vw_recuperacoes with (security_invoker = true) as
select
  r.id, r.tipo, r.status,
  app.aba_recuperacao(r.status, r.proxima_tentativa_em, (select app.agora())) as aba,
  app.prioridade_recuperacao(r.tipo, r.valor_centavos, r.evento_em, (select app.agora())) as prioridade,
  r.contato_id, c.nome as contato_nome, c.email as contato_email, c.telefone as contato_telefone, c.busca,
  r.produto_id, p.nome as produto_nome, r.valor_centavos, r.moeda, r.evento_em, r.expira_em, r.tentativas,
  r.proxima_tentativa_em,
  app.proxima_tentativa(app.horario_da_conta(r.conta_id), r.tentativas + 1, (select app.agora())) as proxima_sugerida_em,
  r.motivo, r.encerrada_em, r.responsavel_id, u.nome as responsavel_nome, u.cor as responsavel_cor,
  case when r.reservada_ate > (select app.agora()) then r.reservada_ate end as reservada_ate,
  coalesce(r.checkout_url, t.checkout_url) as checkout_url, t.boleto_url, t.boleto_linha, t.pix_codigo,
  r.transacao_id, r.transacao_ganha_id
from public.recuperacoes r
join public.contatos c on c.conta_id = r.conta_id and c.id = r.contato_id
left join public.produtos p on p.conta_id = r.conta_id and p.id = r.produto_id
left join public.usuarios u on u.conta_id = r.conta_id and u.id = r.responsavel_id
left join public.transacoes t on t.conta_id = r.conta_id and t.id = r.transacao_id
where r.status <> 'aguardando' and (c.aceita_contato or not app.recuperacao_aberta(r.status));

-- O que a página lê corre como quem pergunta.
grant execute on function app.horario_da_conta(uuid), app.dia_util(jsonb, date), app.dias_uteis(jsonb, date, date),
  app.mais_dias_uteis(jsonb, date, int), app.hora_de_contato(jsonb, timestamptz),
  app.proxima_tentativa(jsonb, int, timestamptz) to authenticated;

-- O que já estava aqui ---------------------------------------------------------------------------

/*
 * Refaz o que os calendários antigos marcaram e ainda está por vir: as entregas previstas pelo prazo de envios a caminho, e
 * as próximas tentativas que ninguém escolheu. Anota em cada conta quantas mudaram.
 */
do $$
declare
  entregas bigint;
  tentativas bigint;
begin
  with caminho as (
    select e.id, app.dia(e.postado_em) + e.prazo_dias as antes,
      app.entrega_prevista(e.conta_id, e.postado_em, e.prazo_dias) as certa
    from public.envios e where e.status = 'postado'
  ), dos_objetos as (
    update public.rastreios r set previsto_em = c.certa
    from caminho c
    where r.envio_id = c.id and not app.rastreio_acabou(r.status) and r.previsto_em = c.antes and c.certa <> c.antes
    returning r.conta_id, r.envio_id
  ), dos_envios as (
    update public.envios e set previsto_em = c.certa
    from caminho c where e.id = c.id and e.previsto_em = c.antes and c.certa <> c.antes
    returning e.conta_id, e.id
  ), contas as (
    select m.conta_id, count(*) as n from (select * from dos_objetos union select * from dos_envios) as m group by 1
  ), anotadas as (
    insert into public.auditoria (conta_id, acao, entidade, detalhe)
    select c.conta_id, 'entregas_previstas_reparadas', 'envios', jsonb_build_object('envios', c.n) from contas c
  )
  select coalesce(sum(c.n), 0) into entregas from contas c;
  with ultimas as (
    select r.id, r.tentativas as quantas, app.horario_da_conta(r.conta_id) as horario, max(t.em) as em
    from public.recuperacoes r
    join public.recuperacao_tentativas t on t.conta_id = r.conta_id and t.recuperacao_id = r.id
    where r.status = 'em_contato' and r.proxima_tentativa_em > app.agora()
    group by r.id
  ), mudadas as (
    update public.recuperacoes r set proxima_tentativa_em = app.proxima_tentativa(u.horario, u.quantas, u.em)
    from ultimas u
    where r.id = u.id and r.proxima_tentativa_em = app.proxima_tentativa(u.quantas, u.em)
      and r.proxima_tentativa_em <> app.proxima_tentativa(u.horario, u.quantas, u.em)
    returning r.conta_id
  ), contas as (
    select m.conta_id, count(*) as n from mudadas m group by 1
  ), anotadas as (
    insert into public.auditoria (conta_id, acao, entidade, detalhe)
    select c.conta_id, 'proximas_tentativas_reparadas', 'recuperacoes', jsonb_build_object('recuperacoes', c.n)
    from contas c
  )
  select coalesce(sum(c.n), 0) into tentativas from contas c;
  raise notice 'entregas previstas que mudaram: %; próximas tentativas que mudaram: %', entregas, tentativas;
end $$;

drop function app.proxima_tentativa(int, timestamptz);
drop function app.hora_de_contato(timestamptz);
