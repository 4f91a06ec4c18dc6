-- A página de rastreios: o que ela lista e conta, e o que se muda à mão em um objeto.

alter table public.rastreios add column consultado_em timestamptz;
comment on column public.rastreios.consultado_em is 'Quando a transportadora respondeu pela última vez.';

create function app.anotar_consulta() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.consultado_em := app.agora();
  return new;
end $$;
-- Cada resposta, boa ou não, marca a próxima consulta.
create trigger anotar_consulta before update of falhas_consulta on public.rastreios
  for each row execute function app.anotar_consulta();

-- O nome do produto, o texto da busca e quando se consultou entram na vista.
create or replace view public.vw_rastreios with (security_invoker = true) as
select r.id, r.envio_id, r.transportadora, r.codigo, r.status, r.ultimo_evento_em, r.ultimo_evento_texto, r.entregue_em,
  coalesce(r.previsto_em, e.previsto_em) as previsto_em, r.falhas_consulta, e.codigo as envio_codigo, e.transacao_id,
  e.contato_id, e.produto_id, e.destinatario_nome, e.cidade, e.uf, e.postado_em, e.reembolsado_em,
  app.hoje() - app.dia(r.ultimo_evento_em) as dias_sem_evento,
  not app.rastreio_acabou(r.status) and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as atrasado,
  r.status in ('tentativa_falha', 'extraviado', 'em_devolucao') or r.falhas_consulta >= 5
    or e.reembolsado_em is not null and not app.rastreio_acabou(r.status)
    or r.status = 'aguardando_retirada' and r.ultimo_evento_em <= app.agora() - interval '3 days'
    or r.status in ('postado', 'em_transito') and app.dias_uteis(app.dia(r.ultimo_evento_em), app.hoje()) >= 5
    or not app.rastreio_acabou(r.status)
      and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as precisa_atencao,
  r.consultado_em, p.nome as produto_nome,
  app.sem_acento(concat_ws(' ', r.codigo, e.codigo, e.destinatario_nome)) as busca
from public.rastreios r
join public.envios e on e.conta_id = r.conta_id and e.id = r.envio_id
left join public.produtos p on p.conta_id = e.conta_id and p.id = e.produto_id;
comment on view public.vw_rastreios is
  'Objetos a caminho, com o envio e o que pede atenção. @key id @notnull id envio_id transportadora codigo status falhas_consulta envio_codigo destinatario_nome atrasado precisa_atencao busca';

-- Quantos objetos cada aba da página tem, entre os que os filtros escolhem.
create function public.rpc_rastreios_resumo(p_filtros jsonb default '{}')
returns table (atencao bigint, transito bigint, retirada bigint, entregues bigint, devolvidos bigint, todos bigint)
language sql stable set search_path = '' as $$
  select count(*) filter (where v.precisa_atencao),
    count(*) filter (where v.status in ('aguardando_postagem', 'postado', 'em_transito', 'saiu_para_entrega',
      'tentativa_falha')),
    count(*) filter (where v.status = 'aguardando_retirada'),
    count(*) filter (where v.status = 'entregue'),
    count(*) filter (where v.status in ('em_devolucao', 'devolvido')),
    count(*)
  from public.vw_rastreios v
  where v.busca like app.padrao(coalesce(p_filtros ->> 'q', ''))
    and (nullif(p_filtros ->> 'transportadora', '') is null or v.transportadora = p_filtros ->> 'transportadora')
    and (nullif(p_filtros ->> 'uf', '') is null or v.uf = p_filtros ->> 'uf')
    and (nullif(p_filtros ->> 'inicio', '') is null
      or v.postado_em >= app.inicio_do_dia((p_filtros ->> 'inicio')::date))
    and (nullif(p_filtros ->> 'fim', '') is null or v.postado_em < app.inicio_do_dia((p_filtros ->> 'fim')::date))
$$;
comment on function public.rpc_rastreios_resumo is
  'Quantos objetos cada aba de Rastreios tem. @notnull atencao transito retirada entregues devolvidos todos @json p_filtros {"type":"json"}';

create function app.rastreio_travado(p_id uuid) returns public.rastreios
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.rastreios;
begin
  if not app.pode('pg-rastreios-envios', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into r from public.rastreios x where x.id = p_id and x.conta_id = app.conta() for update;
  if r.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  return r;
end $$;

-- Outro código para o mesmo objeto, quando o primeiro estava errado. O de antes fica na auditoria.
create function public.rpc_rastreio_trocar_codigo(p_id uuid, p_codigo text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r constant public.rastreios := app.rastreio_travado(p_id);
  novo constant text := app.codigo_de_rastreio(r.transportadora, p_codigo);
begin
  if novo is null then
    perform app.erro('validacao', 422, jsonb_build_object('codigo', app.erro_de_codigo(r.transportadora))::text);
  end if;
  if exists (select from public.rastreios o where o.conta_id = r.conta_id and o.transportadora = r.transportadora
    and o.codigo = novo and o.id <> r.id) then
    perform app.erro('validacao', 422, '{"codigo":"Este código já é de outro envio."}');
  end if;
  if novo <> r.codigo then
    update public.rastreios set codigo = novo,
      proxima_consulta_em = case when app.rastreio_acabou(status) then null else app.agora() end
    where id = r.id;
    insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
      values (r.conta_id, app.usuario(), 'codigo_trocado', 'rastreios', r.id,
        jsonb_build_object('de', r.codigo, 'para', novo));
  end if;
  return novo;
end $$;
comment on function public.rpc_rastreio_trocar_codigo is
  'Troca o código de um objeto e devolve como ficou; o de antes fica na auditoria. @notnull';

-- O que dizer de um código que a transportadora não usa.
create function app.erro_de_codigo(transportadora text) returns text
language sql immutable parallel safe as $$
  select case transportadora
    when 'correios' then 'Código de rastreio inválido. Confira os 13 caracteres.'
    when 'jadlog' then 'Código de rastreio inválido. Confira os 14 números.'
    else 'Código de rastreio inválido.' end
$$;

-- O que aconteceu com um objeto e a transportadora não contou. Devolve o status em que ele fica.
create function public.rpc_rastreio_evento(p_id uuid, p_status text, p_em timestamptz, p_texto text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r constant public.rastreios := app.rastreio_travado(p_id);
  fica text;
begin
  if p_status is null or p_status not in ('postado', 'em_transito', 'saiu_para_entrega', 'tentativa_falha',
    'aguardando_retirada', 'entregue', 'em_devolucao', 'devolvido', 'extraviado') then
    perform app.erro('validacao', 422, '{"status":"Escolha o que aconteceu."}');
  end if;
  if p_em is null or p_em > app.agora() then
    perform app.erro('validacao', 422, '{"em":"A data não pode ficar no futuro."}');
  end if;
  if char_length(btrim(coalesce(p_texto, ''))) not between 3 and 200 then
    perform app.erro('validacao', 422, '{"texto":"Use de 3 a 200 caracteres."}');
  end if;
  perform app.guardar_evento(r.id, 'manual', p_status, btrim(p_texto), p_em, p_status);
  update public.rastreios set proxima_consulta_em = app.proxima_consulta(status, app.agora())
    where id = r.id returning status into fica;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (r.conta_id, app.usuario(), 'evento_manual', 'rastreios', r.id,
      jsonb_build_object('status', p_status, 'em', p_em, 'texto', btrim(p_texto)));
  return fica;
end $$;
comment on function public.rpc_rastreio_evento is
  'Guarda um evento que a transportadora não contou; devolve o status em que o objeto fica. @notnull';

grant execute on function app.padrao(text), app.inicio_do_dia(date) to authenticated;
grant execute on function public.rpc_rastreios_resumo(jsonb), public.rpc_rastreio_trocar_codigo(uuid, text),
  public.rpc_rastreio_evento(uuid, text, timestamptz, text) to authenticated;

-- Também o que sai da lista de rastreios em um arquivo fica registrado.
create or replace function public.rpc_exportacao_registrar(p_tipo text, p_linhas int, p_filtros jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_tipo not in ('transacoes', 'rastreios') then
    perform app.erro('nao_encontrado', 404);
  end if;
  if not (p_tipo = 'transacoes' and app.ve_transacoes() or p_tipo = 'rastreios' and app.ve_envios()) then
    perform app.erro('sem_permissao', 403);
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, detalhe)
    values (app.conta(), app.usuario(), 'exportacao', p_tipo,
      jsonb_build_object('linhas', p_linhas, 'filtros', p_filtros));
end $$;

-- Quem olha a lista ou um objeto sabe qual envio andou.
create or replace function app.avisar_envio() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  e public.envios;
begin
  select * into e from public.envios
    where id = coalesce(to_jsonb(new) ->> 'envio_id', to_jsonb(new) ->> 'id')::uuid;
  perform realtime.send(jsonb_build_object('transacao', e.transacao_id, 'envio', e.id), 'mudou',
    'envios:' || new.conta_id, true);
  return null;
end $$;
drop trigger avisar on public.rastreios;
create trigger avisar after insert or update of status, ultimo_evento_em, codigo, consultado_em, falhas_consulta
  on public.rastreios for each row execute function app.avisar_envio();
