-- A página Pipelines: o quadro, as somas dele, e o que se faz com uma oportunidade.

alter table public.etapas add column limite int check (limite between 1 and 999);
comment on column public.etapas.limite is 'Com mais cartões do que isto a etapa avisa; ninguém é impedido.';
grant insert (limite), update (limite) on public.etapas to authenticated;

create index tarefas_oportunidade on public.tarefas (conta_id, oportunidade_id) where oportunidade_id is not null;

create or replace view public.vw_contato_tarefas with (security_invoker = true) as
select t.id, t.contato_id, t.titulo, t.descricao, t.status, t.prioridade, t.vence_em, t.concluida_em, t.criado_em,
  t.responsavel_id, r.nome as responsavel_nome, t.criado_por, t.atendimento_id, t.oportunidade_id
from public.tarefas t
left join public.usuarios r on r.conta_id = t.conta_id and r.id = t.responsavel_id;

-- Quem fecha uma oportunidade quer saber de todas as tarefas dela, também das que não são suas.
create function app.tarefas_abertas(oportunidade uuid) returns int
language sql stable security definer set search_path = '' as $$
  select count(*)::int from public.tarefas t
  where t.conta_id = app.conta() and t.oportunidade_id = oportunidade and t.status in ('a_fazer', 'em_andamento')
$$;
grant execute on function app.tarefas_abertas(uuid) to authenticated, service_role;

create view public.vw_oportunidades with (security_invoker = true) as
select
  o.id,
  o.titulo,
  o.pipeline_id,
  p.nome as pipeline_nome,
  o.etapa_id,
  e.nome as etapa_nome,
  e.cor as etapa_cor,
  e.probabilidade,
  o.contato_id,
  c.nome as contato_nome,
  c.telefone as contato_telefone,
  c.email as contato_email,
  c.tag_ids,
  o.produto_id,
  d.nome as produto_nome,
  o.responsavel_id,
  r.nome as responsavel_nome,
  r.cor as responsavel_cor,
  r.avatar_url as responsavel_avatar,
  o.valor_centavos,
  o.moeda,
  o.status,
  o.posicao,
  o.previsao_em,
  o.entrou_etapa_em,
  greatest(0, extract(epoch from app.agora() - o.entrou_etapa_em) / 86400)::int as dias_na_etapa,
  o.status = 'aberta' and e.dias_parada is not null
    and o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada) as parada,
  app.tarefas_abertas(o.id) as tarefas_abertas,
  o.motivo_perda_id,
  m.nome as motivo_nome,
  o.motivo_detalhe,
  o.encerrada_em,
  f.nome as encerrada_por_nome,
  o.transacao_id,
  t.transacao_codigo,
  o.origem,
  o.observacao,
  o.versao,
  o.criado_em,
  app.sem_acento(concat_ws(' ', o.titulo, c.nome, d.nome)) collate "C" as busca
from public.oportunidades o
join public.pipelines p on p.conta_id = o.conta_id and p.id = o.pipeline_id
join public.etapas e on e.conta_id = o.conta_id and e.pipeline_id = o.pipeline_id and e.id = o.etapa_id
join public.contatos c on c.conta_id = o.conta_id and c.id = o.contato_id
left join public.produtos d on d.conta_id = o.conta_id and d.id = o.produto_id
left join public.usuarios r on r.conta_id = o.conta_id and r.id = o.responsavel_id
left join public.motivos_perda m on m.conta_id = o.conta_id and m.id = o.motivo_perda_id
left join public.usuarios f on f.conta_id = o.conta_id and f.id = o.encerrada_por
left join public.transacoes t on t.conta_id = o.conta_id and t.id = o.transacao_id
where o.excluido_em is null;
comment on view public.vw_oportunidades is
  'Oportunidades não excluídas, com a etapa, o contato e quem cuida. @key id @notnull id titulo pipeline_id pipeline_nome etapa_id etapa_nome etapa_cor probabilidade contato_id contato_nome tag_ids valor_centavos moeda status posicao entrou_etapa_em dias_na_etapa parada tarefas_abertas origem versao criado_em busca';
grant select on public.vw_oportunidades to authenticated, service_role;

-- O quadro e as somas dele olham para as mesmas oportunidades.
create function app.oportunidades_do_filtro(p_pipeline uuid, p_filtros jsonb) returns setof public.oportunidades
language sql stable set search_path = '' as $$
  select o.* from public.oportunidades o
  join public.contatos c on c.conta_id = o.conta_id and c.id = o.contato_id
  left join public.produtos d on d.conta_id = o.conta_id and d.id = o.produto_id
  where o.conta_id = (select app.conta()) and o.pipeline_id = p_pipeline and o.excluido_em is null
    and (app.texto(p_filtros, 'q') is null
      or app.sem_acento(concat_ws(' ', o.titulo, c.nome, d.nome)) like app.padrao(app.texto(p_filtros, 'q')))
    and coalesce(o.responsavel_id = app.texto(p_filtros, 'responsavel')::uuid,
      app.texto(p_filtros, 'responsavel') is null)
    and (app.texto(p_filtros, 'tag') is null
      or c.tag_ids && string_to_array(app.texto(p_filtros, 'tag'), ',')::uuid[])
$$;
grant execute on function app.oportunidades_do_filtro(uuid, jsonb) to authenticated;
grant execute on function app.texto(jsonb, text) to authenticated;

create function public.rpc_pipeline_cartoes(p_pipeline uuid, p_filtros jsonb default '{}', p_limites jsonb default '{}')
returns setof public.vw_oportunidades
language sql stable set search_path = '' as $$
  select v.* from (
    select o.id, o.etapa_id, row_number() over (partition by o.etapa_id order by o.posicao, o.id) as lugar
    from app.oportunidades_do_filtro(p_pipeline, p_filtros) o where o.status = 'aberta'
  ) quadro
  join public.vw_oportunidades v on v.id = quadro.id
  where quadro.lugar <= coalesce((p_limites ->> quadro.etapa_id::text)::int, 50)
  order by v.posicao, v.id
$$;
comment on function public.rpc_pipeline_cartoes is
  'Os cartões de um quadro, até 50 por etapa, ou quantos p_limites diz para ela; filtros q, responsavel e tag. @json p_filtros {"type":"json"} @json p_limites {"type":"json"}';
grant execute on function public.rpc_pipeline_cartoes(uuid, jsonb, jsonb) to authenticated;

create function public.rpc_pipeline_resumo(p_pipeline uuid, p_filtros jsonb, p_inicio date, p_fim date)
returns table (
  abertas bigint, valor_centavos bigint, ponderado_centavos bigint, paradas bigint, ganhas bigint, perdidas bigint,
  taxa double precision, etapas jsonb
)
language sql stable set search_path = '' as $$
  with filtradas as materialized (
    select * from app.oportunidades_do_filtro(p_pipeline, p_filtros)
  ), etapa as (
    select e.id, e.ordem, count(o.id) as qtd, coalesce(sum(o.valor_centavos), 0)::bigint as valor,
      round(coalesce(sum(o.valor_centavos), 0) * e.probabilidade / 100)::bigint as ponderado,
      count(o.id) filter (where o.entrou_etapa_em <= app.agora() - make_interval(days => e.dias_parada)) as paradas
    from public.etapas e
    left join filtradas o on o.etapa_id = e.id and o.status = 'aberta'
    where e.pipeline_id = p_pipeline
    group by e.id
  ), fechadas as (
    select count(*) filter (where status = 'ganha') as ganhas, count(*) filter (where status = 'perdida') as perdidas
    from filtradas
    where encerrada_em >= app.inicio_do_dia(p_inicio) and encerrada_em < app.inicio_do_dia(p_fim)
  )
  select sum(etapa.qtd)::bigint, sum(etapa.valor)::bigint, sum(etapa.ponderado)::bigint, sum(etapa.paradas)::bigint,
    fechadas.ganhas, fechadas.perdidas,
    fechadas.ganhas::double precision / nullif(fechadas.ganhas + fechadas.perdidas, 0),
    coalesce(jsonb_agg(jsonb_build_object('id', etapa.id, 'qtd', etapa.qtd, 'valor_centavos', etapa.valor,
      'ponderado_centavos', etapa.ponderado, 'paradas', etapa.paradas) order by etapa.ordem), '[]')
  from etapa, fechadas
  group by fechadas.ganhas, fechadas.perdidas
$$;
comment on function public.rpc_pipeline_resumo is
  'Somas de um quadro, por etapa e no todo, e quantas se ganharam e perderam na janela; a taxa é nula sem nenhuma. @notnull abertas valor_centavos ponderado_centavos paradas ganhas perdidas etapas @json p_filtros {"type":"json"} @json etapas {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"qtd":{"type":"number"},"valor_centavos":{"type":"number"},"ponderado_centavos":{"type":"number"},"paradas":{"type":"number"}}}}';
grant execute on function public.rpc_pipeline_resumo(uuid, jsonb, date, date) to authenticated;

-- O que se faz com uma oportunidade ----------------------------------------------------------------

-- A oportunidade, travada para quem a muda: só quem edita pipelines, e só a que essa pessoa vê.
create function app.oportunidade_travada(p_id uuid, p_versao int) returns public.oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o public.oportunidades;
begin
  if not app.pode('pg-pipelines', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into o from public.oportunidades
    where id = p_id and conta_id = app.conta() and excluido_em is null
      and (not app.proprios('pg-pipelines') or responsavel_id is null or responsavel_id = app.usuario())
    for update;
  if o.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  if p_versao is not null and o.versao <> p_versao then
    perform app.erro('conflito_versao', 409);
  end if;
  return o;
end $$;

create function app.exigir_aberta(o public.oportunidades) returns void
language plpgsql stable set search_path = '' as $$
begin
  if o.status <> 'aberta' then
    perform app.erro('transicao_invalida', 422, jsonb_build_object(
      'de', case o.status when 'ganha' then 'Ganha' else 'Perdida' end, 'para', 'Aberta')::text);
  end if;
end $$;

create function app.historiar(o public.oportunidades, tipo text, de text, para text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.oportunidade_historico (conta_id, oportunidade_id, tipo, de, para, usuario_id)
    values (o.conta_id, o.id, tipo, de, para, app.usuario())
$$;

/*
 * O lugar logo abaixo de uma oportunidade da etapa, ou no alto dela sem uma. Entre dois lugares quase iguais não cabe
 * outro: aí a etapa inteira se numera de novo, o que não é uma mudança de nenhuma delas.
 */
create function app.posicao_abaixo(etapa uuid, acima uuid, exceto uuid) returns numeric
language plpgsql volatile security definer set search_path = '' as $$
declare
  de numeric;
  ate numeric;
begin
  for tentativa in 1..2 loop
    select o.posicao into de from public.oportunidades o
      where o.id = acima and o.etapa_id = etapa and o.status = 'aberta' and o.excluido_em is null;
    if de is null then
      return coalesce((select min(o.posicao) - 1024 from public.oportunidades o
        where o.etapa_id = etapa and o.status = 'aberta' and o.excluido_em is null and o.id <> exceto), 1024);
    end if;
    select o.posicao into ate from public.oportunidades o
      where o.etapa_id = etapa and o.status = 'aberta' and o.excluido_em is null and o.id <> exceto
        and (o.posicao, o.id) > (de, acima)
      order by o.posicao, o.id limit 1;
    if ate is null then
      return de + 1024;
    end if;
    exit when ate - de >= 0.000002;
    update public.oportunidades o set posicao = numerada.lugar * 1024
      from (
        select x.id, row_number() over (order by x.posicao, x.id) as lugar from public.oportunidades x
        where x.etapa_id = etapa and x.status = 'aberta' and x.excluido_em is null
      ) numerada
      where o.id = numerada.id;
  end loop;
  return (de + ate) / 2;
end $$;

create function public.rpc_oportunidade_mover(p_id uuid, p_etapa uuid, p_depois_de uuid default null,
  p_versao int default null) returns setof public.vw_oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, p_versao);
  origem public.etapas;
  destino public.etapas;
  lugar numeric;
begin
  perform app.exigir_aberta(o);
  -- Quem move para a mesma etapa espera a vez: dois cartões não acabam no mesmo lugar.
  select * into destino from public.etapas where id = p_etapa and conta_id = o.conta_id for no key update;
  if destino.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  lugar := app.posicao_abaixo(destino.id, nullif(p_depois_de, o.id), o.id);
  update public.oportunidades set pipeline_id = destino.pipeline_id, etapa_id = destino.id, posicao = lugar,
    entrou_etapa_em = case when etapa_id = destino.id then entrou_etapa_em else app.agora() end, versao = versao + 1
  where id = o.id;
  if destino.id <> o.etapa_id then
    select * into origem from public.etapas where id = o.etapa_id;
    if origem.pipeline_id = destino.pipeline_id then
      perform app.historiar(o, 'movida', origem.nome, destino.nome);
    else
      perform app.historiar(o, 'movida',
        (select p.nome from public.pipelines p where p.id = origem.pipeline_id) || ' · ' || origem.nome,
        (select p.nome from public.pipelines p where p.id = destino.pipeline_id) || ' · ' || destino.nome);
    end if;
  end if;
  return query select * from public.vw_oportunidades where id = o.id;
end $$;
comment on function public.rpc_oportunidade_mover is
  'Move uma oportunidade aberta para uma etapa, abaixo de outra ou no alto; devolve como ela ficou.';

create function public.rpc_oportunidade_salvar(p_id uuid, p_dados jsonb, p_versao int)
returns setof public.vw_oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, p_versao);
  campos constant jsonb := '{"titulo":"Título","produto_id":"Produto","responsavel_id":"Responsável","valor_centavos":"Valor","previsao_em":"Previsão","observacao":"Observação"}';
  mudou text;
  novo public.oportunidades;
begin
  perform app.exigir_aberta(o);
  novo := jsonb_populate_record(o, (
    select jsonb_object_agg(um.key, um.value) from jsonb_each(p_dados) um where campos ? um.key));
  novo.titulo := btrim(novo.titulo);
  if char_length(coalesce(novo.titulo, '')) not between 3 and 120 then
    perform app.erro('validacao', 422, '{"titulo":"Use de 3 a 120 caracteres."}');
  end if;
  if coalesce(novo.valor_centavos, -1) < 0 then
    perform app.erro('validacao', 422, '{"valor_centavos":"Valor inválido."}');
  end if;
  if novo.previsao_em is distinct from o.previsao_em and novo.previsao_em < app.hoje() then
    perform app.erro('validacao', 422, '{"previsao_em":"A previsão não pode ficar no passado."}');
  end if;
  if char_length(novo.observacao) > 2000 then
    perform app.erro('validacao', 422, '{"observacao":"Use até 2000 caracteres."}');
  end if;
  if app.proprios('pg-pipelines') and novo.responsavel_id <> app.usuario() then
    perform app.erro('sem_permissao', 403);
  end if;
  select string_agg(um.value, ', ' order by um.value) into mudou from jsonb_each_text(campos) um
    where to_jsonb(novo) -> um.key is distinct from to_jsonb(o) -> um.key;
  if mudou is not null then
    update public.oportunidades set titulo = novo.titulo, produto_id = novo.produto_id,
      responsavel_id = novo.responsavel_id, valor_centavos = novo.valor_centavos, previsao_em = novo.previsao_em,
      observacao = nullif(btrim(novo.observacao), ''), versao = versao + 1
    where id = o.id;
    perform app.historiar(o, 'editada', null, mudou);
  end if;
  return query select * from public.vw_oportunidades where id = o.id;
end $$;
comment on function public.rpc_oportunidade_salvar is
  'Muda campos de uma oportunidade aberta: os que p_dados traz; devolve como ela ficou. @json p_dados {"type":"json"}';

create function public.rpc_oportunidade_encerrar(p_id uuid, p_resultado text, p_motivo uuid default null,
  p_detalhe text default null, p_valor bigint default null, p_versao int default null, p_transacao uuid default null,
  p_data date default null, p_concluir_tarefas boolean default false) returns setof public.vw_oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, p_versao);
  detalhe constant text := nullif(btrim(p_detalhe), '');
  motivo public.motivos_perda;
begin
  perform app.exigir_aberta(o);
  if p_data > app.hoje() then
    perform app.erro('validacao', 422, '{"data":"A data não pode ficar no futuro."}');
  end if;
  if p_resultado = 'ganha' then
    if coalesce(p_valor, 0) <= 0 then
      perform app.erro('validacao', 422, '{"valor":"Informe o valor fechado."}');
    end if;
    if p_transacao is not null and not exists (
      select from public.transacoes t
      where t.id = p_transacao and t.conta_id = o.conta_id and t.contato_id = o.contato_id and app.conta_como_venda(t.status)
    ) then
      perform app.erro('validacao', 422, '{"transacao":"Escolha uma compra aprovada do contato."}');
    end if;
  elsif p_resultado = 'perdida' then
    select * into motivo from public.motivos_perda where id = p_motivo and conta_id = o.conta_id;
    if motivo.id is null and (p_motivo is not null
        or (select p.motivo_perda_obrigatorio from public.pipelines p where p.id = o.pipeline_id)) then
      perform app.erro('validacao', 422, '{"motivo":"Escolha o motivo da perda."}');
    end if;
    if motivo.nome = 'Outro' and char_length(coalesce(detalhe, '')) < 5 then
      perform app.erro('validacao', 422, '{"detalhe":"Use pelo menos 5 caracteres."}');
    end if;
    if char_length(detalhe) > 500 then
      perform app.erro('validacao', 422, '{"detalhe":"Use até 500 caracteres."}');
    end if;
  else
    perform app.erro('validacao', 422, '{"resultado":"Escolha ganha ou perdida."}');
  end if;
  update public.oportunidades set status = p_resultado, motivo_perda_id = motivo.id,
    motivo_detalhe = case p_resultado when 'perdida' then detalhe end,
    valor_centavos = case p_resultado when 'ganha' then p_valor else valor_centavos end,
    transacao_id = case p_resultado when 'ganha' then p_transacao else transacao_id end,
    encerrada_em = case when p_data < app.hoje() then app.inicio_do_dia(p_data) + interval '12 hours' else app.agora() end,
    encerrada_por = app.usuario(), versao = versao + 1
  where id = o.id;
  if p_concluir_tarefas then
    update public.tarefas set status = 'concluida', concluida_em = app.agora()
      where conta_id = o.conta_id and oportunidade_id = o.id and status in ('a_fazer', 'em_andamento');
  end if;
  return query select * from public.vw_oportunidades where id = o.id;
end $$;
comment on function public.rpc_oportunidade_encerrar is
  'Encerra uma oportunidade como ganha ou perdida; devolve como ela ficou. @json p_resultado {"type":"text","enum":["ganha","perdida"]}';

create function public.rpc_oportunidade_reabrir(p_id uuid) returns setof public.vw_oportunidades
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, null);
  lugar constant numeric := app.posicao_abaixo(o.etapa_id, null, o.id);
begin
  if o.status <> 'aberta' then
    update public.oportunidades set status = 'aberta', encerrada_em = null, encerrada_por = null,
      motivo_perda_id = null, motivo_detalhe = null, transacao_id = null, entrou_etapa_em = app.agora(),
      posicao = lugar, versao = versao + 1
    where id = o.id;
  end if;
  return query select * from public.vw_oportunidades where id = o.id;
end $$;
comment on function public.rpc_oportunidade_reabrir is
  'Põe de volta no alto da última etapa uma oportunidade encerrada; devolve como ela ficou.';

create function public.rpc_oportunidade_excluir(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  o constant public.oportunidades := app.oportunidade_travada(p_id, null);
begin
  if not app.pode('pg-pipelines', 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  update public.oportunidades set excluido_em = app.agora(), versao = versao + 1 where id = o.id;
end $$;
comment on function public.rpc_oportunidade_excluir is 'Tira uma oportunidade do quadro e das listas.';

-- Uma etapa com oportunidades só sai quando se diz para onde elas vão; as encerradas vão junto.
create function public.rpc_etapa_excluir(p_id uuid, p_destino uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  etapa public.etapas;
  destino public.etapas;
  alto numeric;
begin
  if not app.pode_ajustar_pipelines() then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into etapa from public.etapas where id = p_id and conta_id = app.conta() for update;
  if etapa.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  if p_destino is not null then
    select * into destino from public.etapas
      where id = p_destino and pipeline_id = etapa.pipeline_id and id <> etapa.id for share;
    if destino.id is null then
      perform app.erro('nao_encontrado', 404);
    end if;
    select coalesce(max(o.posicao), 0) into alto from public.oportunidades o where o.etapa_id = destino.id;
    perform app.historiar(o, 'movida', etapa.nome, destino.nome) from public.oportunidades o
      where o.etapa_id = etapa.id and o.status = 'aberta' and o.excluido_em is null;
    update public.oportunidades o set etapa_id = destino.id, posicao = alto + 1024 * vindas.lugar,
      entrou_etapa_em = app.agora(), versao = o.versao + 1
      from (
        select x.id, row_number() over (order by x.posicao, x.id) as lugar from public.oportunidades x
        where x.etapa_id = etapa.id
      ) vindas
      where o.id = vindas.id;
  end if;
  delete from public.etapas where id = etapa.id;
end $$;
comment on function public.rpc_etapa_excluir is
  'Exclui uma etapa; as oportunidades dela vão para outra da mesma pipeline.';

revoke execute on function app.oportunidade_travada(uuid, int), app.exigir_aberta(public.oportunidades),
  app.historiar(public.oportunidades, text, text, text), app.posicao_abaixo(uuid, uuid, uuid) from public;
grant execute on function public.rpc_oportunidade_mover(uuid, uuid, uuid, int),
  public.rpc_oportunidade_salvar(uuid, jsonb, int),
  public.rpc_oportunidade_encerrar(uuid, text, uuid, text, bigint, int, uuid, date, boolean),
  public.rpc_oportunidade_reabrir(uuid), public.rpc_oportunidade_excluir(uuid), public.rpc_etapa_excluir(uuid, uuid)
  to authenticated;

-- A história diz por que se perdeu, e em que etapa se reabriu.
create or replace function app.anotar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.oportunidade_historico (conta_id, oportunidade_id, tipo, para, usuario_id, em)
      values (new.conta_id, new.id, 'criada', (select e.nome from public.etapas e where e.id = new.etapa_id),
        app.usuario(), new.criado_em);
  else
    insert into public.oportunidade_historico (conta_id, oportunidade_id, tipo, para, usuario_id)
      values (new.conta_id, new.id, case new.status when 'aberta' then 'reaberta' else new.status end,
        case new.status
          when 'perdida' then (select m.nome from public.motivos_perda m where m.id = new.motivo_perda_id)
          when 'aberta' then (select e.nome from public.etapas e where e.id = new.etapa_id)
        end, app.usuario());
  end if;
  return null;
end $$;

-- Tempo real ---------------------------------------------------------------------------------------
-- A tabela não está na publicação: quem olha um quadro ouve em um canal da conta que algo mudou nele.

create or replace function app.canal_aberto(topico text) returns boolean
language sql stable set search_path = '' as $$
  select topico = 'teste:sala:' || app.conta()
    or topico = 'envios:' || app.conta() and (app.ve_transacoes() or app.ve_envios())
    or topico = 'pipelines:' || app.conta() and app.pode(array['pg-pipelines', 'pg-contato'], 'ver')
    or exists (
      select from public.chats c
      where c.id = case
        when topico ~ '^digitando:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then split_part(topico, ':', 2)::uuid
      end)
$$;
drop policy "vendas: falar" on realtime.messages;
create policy "vendas: falar" on realtime.messages for insert to authenticated
  with check (app.canal_aberto((select realtime.topic())) and (select realtime.topic()) not like all
    (array['envios:%', 'pipelines:%']));

create function app.avisar_oportunidade() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(jsonb_build_object('pipeline', new.pipeline_id, 'id', new.id), 'mudou',
    'pipelines:' || new.conta_id, true);
  return null;
end $$;
create trigger avisar_criada after insert on public.oportunidades
  for each row execute function app.avisar_oportunidade();
create trigger avisar_mudada after update on public.oportunidades
  for each row when (new.versao <> old.versao) execute function app.avisar_oportunidade();
