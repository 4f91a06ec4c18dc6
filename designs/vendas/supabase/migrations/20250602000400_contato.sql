-- A página de um contato: seus dados, suas abas, e o que se faz com ele por inteiro.

create view public.vw_contato with (security_invoker = true) as
select
  c.id, c.nome, c.email, c.telefone, c.tipo_documento, c.documento_mascara, c.nascimento, c.cep, c.logradouro, c.numero,
  c.complemento, c.bairro, c.cidade, c.uf, c.pais, c.origem, c.responsavel_id, r.nome as responsavel_nome,
  c.aceita_contato, c.observacao, c.dados_teste, c.anonimizado_em,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'cor', g.cor) order by lower(g.nome), g.id)
    from public.contato_tags ct
    join public.tags g on g.conta_id = ct.conta_id and g.id = ct.tag_id
    where ct.contato_id = c.id
  ), '[]') as tags,
  c.total_compras_centavos,
  c.qtd_compras,
  round(c.total_compras_centavos::numeric / nullif(c.qtd_compras, 0))::bigint as ticket_medio_centavos,
  c.ultima_compra_em,
  c.criado_em,
  c.atualizado_em
from public.contatos c
left join public.usuarios r on r.conta_id = c.conta_id and r.id = c.responsavel_id
where c.excluido_em is null;
comment on view public.vw_contato is
  'Um contato não excluído, com tudo o que a sua página mostra. @key id @notnull id nome pais origem aceita_contato dados_teste tags total_compras_centavos qtd_compras criado_em atualizado_em';
comment on column public.vw_contato.tags is
  '@json {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"cor":{"type":"text"}}}}';

create view public.vw_contato_oportunidades with (security_invoker = true) as
select o.id, o.contato_id, o.titulo, o.status, o.valor_centavos, o.moeda, o.previsao_em, o.criado_em, o.encerrada_em,
  o.pipeline_id, p.nome as pipeline_nome, o.etapa_id, e.nome as etapa_nome, e.cor as etapa_cor,
  o.responsavel_id, r.nome as responsavel_nome
from public.oportunidades o
join public.pipelines p on p.conta_id = o.conta_id and p.id = o.pipeline_id
join public.etapas e on e.conta_id = o.conta_id and e.pipeline_id = o.pipeline_id and e.id = o.etapa_id
left join public.usuarios r on r.conta_id = o.conta_id and r.id = o.responsavel_id
where o.excluido_em is null;
comment on view public.vw_contato_oportunidades is
  'Oportunidades não excluídas, com pipeline, etapa e responsável. @key id @notnull id contato_id titulo status valor_centavos moeda criado_em pipeline_id pipeline_nome etapa_id etapa_nome etapa_cor';

create view public.vw_contato_tarefas with (security_invoker = true) as
select t.id, t.contato_id, t.titulo, t.descricao, t.status, t.prioridade, t.vence_em, t.concluida_em, t.criado_em,
  t.responsavel_id, r.nome as responsavel_nome
from public.tarefas t
left join public.usuarios r on r.conta_id = t.conta_id and r.id = t.responsavel_id;
comment on view public.vw_contato_tarefas is
  'Tarefas, com o nome do responsável. @key id @notnull id titulo status prioridade criado_em responsavel_id';

create view public.vw_contato_acessos with (security_invoker = true) as
select a.id, a.contato_id, a.email, a.status, a.acesso_inicio, a.acesso_ate, a.ultimo_acesso_em, a.progresso_pct,
  a.produto_id, p.nome as produto_nome
from public.usuarios_app a
join public.produtos p on p.conta_id = a.conta_id and p.id = a.produto_id
where a.excluido_em is null;
comment on view public.vw_contato_acessos is
  'Acessos ao app do cliente, com o produto. @key id @notnull id email status acesso_inicio progresso_pct produto_id produto_nome';

create view public.vw_contato_arquivos with (security_invoker = true) as
select a.id, a.entidade_id as contato_id, a.nome, a.url, a.ext, a.tag, a.tamanho, a.mime, a.criado_em,
  a.enviado_por, u.nome as enviado_por_nome
from public.arquivos a
left join public.usuarios u on u.conta_id = a.conta_id and u.id = a.enviado_por
where a.entidade = 'contato';
comment on view public.vw_contato_arquivos is
  'Arquivos de contatos, com o nome de quem enviou. @key id @notnull id nome url ext tag tamanho mime criado_em enviado_por';

grant select on public.vw_contato, public.vw_contato_oportunidades, public.vw_contato_tarefas,
  public.vw_contato_acessos, public.vw_contato_arquivos to authenticated, service_role;

-- Linha do tempo ---------------------------------------------------------------------------------

-- Cada parte traz as suas mais novas, e só de tabelas que quem pergunta pode ver. A página seguinte começa na última
-- linha: por tempo, e por id onde duas são do mesmo instante.
create function public.rpc_contato_linha_tempo(p_contato uuid, p_antes_de timestamptz default null,
  p_limite int default 30, p_antes_id text default null)
returns table (id text, tipo text, em timestamptz, titulo text, texto text, valor_centavos bigint, moeda text,
  status text, entidade text, entidade_id uuid, autor_nome text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  ate constant timestamptz := coalesce(p_antes_de, 'infinity');
  limite constant int := least(greatest(coalesce(p_limite, 30), 1), 100);
  ve_vendas constant boolean := app.pode(array['pg-transacoes', 'pg-contato'], 'ver');
  ve_pipelines constant boolean := app.pode(array['pg-pipelines', 'pg-contato'], 'ver');
  so_minhas constant boolean := app.proprios('pg-pipelines');
  ve_todas_tarefas constant boolean := app.pode(array['pg-pipelines', 'pg-atendimentos'], 'gerir');
  eu constant uuid := app.usuario();
begin
  if conta is null or not app.ve_contatos('ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    with linhas as (
      (select 'compra:' || t.id as id, 'compra' as tipo, t.pedida_em as em, t.produto_nome as titulo,
        t.transacao_codigo as texto, t.valor_produto_centavos as valor, t.moeda::text as moeda, t.status,
        'transacoes' as entidade, t.id as entidade_id, null::text as autor
      from public.transacoes t
      where ve_vendas and t.conta_id = conta and t.contato_id = p_contato and t.pedida_em <= ate
      order by t.pedida_em desc, t.id desc limit limite + 1)
      union all
      (select 'status:' || e.id, 'status', e.ocorrido_em, t.produto_nome, e.motivo, t.valor_produto_centavos,
        t.moeda::text, e.status_para, 'transacoes', t.id, u.nome
      from public.transacoes t
      join public.transacao_eventos e on e.transacao_id = t.id
      left join public.usuarios u on u.conta_id = e.conta_id and u.id = e.usuario_id
      where ve_vendas and t.conta_id = conta and t.contato_id = p_contato and e.status_de is not null
        and e.ocorrido_em <= ate
      order by e.ocorrido_em desc, e.id desc limit limite + 1)
      union all
      (select 'oportunidade:' || o.id, 'oportunidade', o.criado_em, o.titulo, null, o.valor_centavos, o.moeda::text,
        o.status, 'oportunidades', o.id, r.nome
      from public.oportunidades o
      left join public.usuarios r on r.conta_id = o.conta_id and r.id = o.responsavel_id
      where ve_pipelines and o.conta_id = conta and o.contato_id = p_contato and o.excluido_em is null
        and o.criado_em <= ate and (not so_minhas or o.responsavel_id is null or o.responsavel_id = eu)
      order by o.criado_em desc, o.id desc limit limite + 1)
      union all
      (select 'tarefa:' || t.id, 'tarefa', t.criado_em, t.titulo, t.descricao, null, null, t.status, 'tarefas', t.id,
        r.nome
      from public.tarefas t
      left join public.usuarios r on r.conta_id = t.conta_id and r.id = t.responsavel_id
      where t.conta_id = conta and t.contato_id = p_contato and t.criado_em <= ate
        and (ve_todas_tarefas or t.responsavel_id = eu or t.criado_por = eu)
      order by t.criado_em desc, t.id desc limit limite + 1)
      union all
      (select 'nota:' || n.id, 'nota', n.criado_em, null, n.texto, null, null, null, 'contato_notas', n.id, u.nome
      from public.contato_notas n
      left join public.usuarios u on u.conta_id = n.conta_id and u.id = n.autor_id
      where n.conta_id = conta and n.contato_id = p_contato and n.criado_em <= ate
      order by n.criado_em desc, n.id desc limit limite + 1)
    )
    select l.id, l.tipo, l.em, l.titulo, l.texto, l.valor, l.moeda, l.status, l.entidade, l.entidade_id, l.autor
    from linhas l
    where l.em < ate or (l.em = ate and p_antes_id is not null and l.id < p_antes_id)
    order by l.em desc, l.id desc
    limit limite;
end $$;
comment on function public.rpc_contato_linha_tempo is
  'O que aconteceu com um contato, do mais novo ao mais antigo: compras, mudanças de status, oportunidades, tarefas e notas. @nullable titulo texto valor_centavos moeda status autor_nome @json tipo {"type":"text","enum":["compra","status","oportunidade","tarefa","nota"]}';

-- Mesclar e anonimizar ---------------------------------------------------------------------------

-- Um contato da conta, travado até o fim da transação.
create function app.travar_contato(p_id uuid) returns public.contatos
language plpgsql volatile security definer set search_path = '' as $$
declare
  achado public.contatos;
begin
  select * into achado from public.contatos
    where id = p_id and conta_id = app.conta() and excluido_em is null for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return achado;
end $$;

create function public.rpc_contato_mesclar(p_manter uuid, p_remover uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  fica public.contatos;
  sai public.contatos;
begin
  if not app.pode(array['pg-contatos', 'pg-contato'], 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_manter = p_remover then
    perform app.erro('validacao', 422, '{"contato":"Escolha outro contato."}');
  end if;
  -- Sempre na mesma ordem, para que duas mesclas cruzadas não se esperem.
  perform app.travar_contato(id) from unnest(array[least(p_manter, p_remover), greatest(p_manter, p_remover)]) as id;
  fica := app.travar_contato(p_manter);
  sai := app.travar_contato(p_remover);

  update public.contatos set excluido_em = app.agora() where id = sai.id;
  update public.contatos set
    email = coalesce(fica.email, sai.email),
    telefone = coalesce(fica.telefone, sai.telefone),
    tipo_documento = case when fica.documento is null then sai.tipo_documento else fica.tipo_documento end,
    documento = coalesce(fica.documento, sai.documento),
    nascimento = coalesce(fica.nascimento, sai.nascimento),
    -- O endereço vai inteiro: metade de cada um não é endereço de ninguém.
    cep = case when fica.logradouro is null then sai.cep else fica.cep end,
    logradouro = case when fica.logradouro is null then sai.logradouro else fica.logradouro end,
    numero = case when fica.logradouro is null then sai.numero else fica.numero end,
    complemento = case when fica.logradouro is null then sai.complemento else fica.complemento end,
    bairro = case when fica.logradouro is null then sai.bairro else fica.bairro end,
    cidade = case when fica.logradouro is null then coalesce(sai.cidade, fica.cidade) else fica.cidade end,
    uf = case when fica.logradouro is null then coalesce(sai.uf, fica.uf) else fica.uf end,
    responsavel_id = coalesce(fica.responsavel_id, sai.responsavel_id),
    -- Quem pediu para não ser contatado continua sem ser.
    aceita_contato = fica.aceita_contato and sai.aceita_contato,
    observacao = left(nullif(concat_ws(E'\n', fica.observacao, sai.observacao), ''), 2000),
    criado_em = least(fica.criado_em, sai.criado_em)
    where id = fica.id;

  update public.transacoes set contato_id = fica.id where conta_id = fica.conta_id and contato_id = sai.id;
  update public.usuarios_app set contato_id = fica.id where conta_id = fica.conta_id and contato_id = sai.id;
  update public.oportunidades set contato_id = fica.id where conta_id = fica.conta_id and contato_id = sai.id;
  update public.tarefas set contato_id = fica.id where conta_id = fica.conta_id and contato_id = sai.id;
  update public.contato_notas set contato_id = fica.id where contato_id = sai.id;
  update public.arquivos set entidade_id = fica.id
    where conta_id = fica.conta_id and entidade = 'contato' and entidade_id = sai.id;
  insert into public.contato_tags (conta_id, contato_id, tag_id, criado_por)
    select conta_id, fica.id, tag_id, criado_por from public.contato_tags where contato_id = sai.id
    on conflict do nothing;
  delete from public.contato_tags where contato_id = sai.id;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (fica.conta_id, app.usuario(), 'contatos_mesclados', 'contatos', fica.id,
      jsonb_build_object('removido', sai.id));
  return fica.id;
end $$;
comment on function public.rpc_contato_mesclar is
  'Passa tudo de um contato para outro e exclui o primeiro; devolve o id do que fica. @notnull';

create function public.rpc_contato_anonimizar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  contato public.contatos;
begin
  if not app.pode(array['pg-contatos', 'pg-contato'], 'gerir') then
    perform app.erro('sem_permissao', 403);
  end if;
  contato := app.travar_contato(p_id);
  update public.contatos set nome = 'Contato anonimizado', email = null, telefone = null, tipo_documento = null,
    documento = null, nascimento = null, cep = null, logradouro = null, numero = null, complemento = null,
    bairro = null, cidade = null, observacao = null, aceita_contato = false, anonimizado_em = app.agora()
    where id = contato.id;
  -- Os valores ficam; o que diz de quem são, não.
  update public.transacao_eventos set payload = null
    where payload is not null and transacao_id in (
      select id from public.transacoes where conta_id = contato.conta_id and contato_id = contato.id);
  update public.transacoes set comprador_nome = 'Contato anonimizado', comprador_email = null,
    comprador_documento = null, comprador_telefone = null
    where conta_id = contato.conta_id and contato_id = contato.id;
  update public.usuarios_app set nome = 'Contato anonimizado', email = 'anonimo-' || id || '@anonimo.invalid',
    documento = null, telefone = null
    where conta_id = contato.conta_id and contato_id = contato.id;
  update public.oportunidades set titulo = 'Contato anonimizado', observacao = null, motivo_detalhe = null
    where conta_id = contato.conta_id and contato_id = contato.id;
  update public.tarefas set titulo = 'Contato anonimizado', descricao = null
    where conta_id = contato.conta_id and contato_id = contato.id;
  delete from public.contato_notas where contato_id = contato.id;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id)
    values (contato.conta_id, app.usuario(), 'contato_anonimizado', 'contatos', contato.id);
end $$;
comment on function public.rpc_contato_anonimizar is
  'Apaga os dados pessoais de um contato e mantém os valores.';

-- Um documento se revela e se busca também nas transações.
create or replace function public.rpc_documento_revelar(p_tabela text, p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  valor text;
  pagina constant text := case p_tabela when 'contatos' then 'pg-contatos' when 'transacoes' then 'pg-transacoes' end;
  ve constant boolean := case p_tabela when 'contatos' then app.ve_contatos('ver') else app.ve_transacoes() end;
begin
  if app.conta() is null or not (app.pode(coalesce(pagina, 'pg-contatos'), 'gerir')
    or exists (select from public.usuarios where id = app.usuario() and perfil = 'financeiro') and ve) then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_tabela = 'contatos' then
    select documento into valor from public.contatos
      where id = p_id and conta_id = app.conta() and excluido_em is null;
  elsif p_tabela = 'transacoes' then
    select comprador_documento into valor from public.transacoes where id = p_id and conta_id = app.conta();
  else
    perform app.erro('nao_encontrado', 404);
  end if;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id)
    values (app.conta(), app.usuario(), 'documento_revelado', p_tabela, p_id);
  return valor;
end $$;

create index transacoes_conta_documento on public.transacoes (conta_id, comprador_documento)
  where comprador_documento is not null;

create or replace function public.rpc_documento_buscar(p_tabela text, p_doc text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  procurado constant text := upper(regexp_replace(p_doc, '[^0-9A-Za-z]', '', 'g'));
begin
  if not (case p_tabela when 'transacoes' then app.ve_transacoes() else app.ve_contatos('ver') end) then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_tabela = 'contatos' then
    return query select id from public.contatos
      where conta_id = app.conta() and excluido_em is null and documento = procurado
      order by criado_em, id;
  elsif p_tabela = 'transacoes' then
    return query select id from public.transacoes
      where conta_id = app.conta() and comprador_documento = procurado
      order by pedida_em desc, id desc limit 500;
  else
    perform app.erro('nao_encontrado', 404);
  end if;
end $$;

grant execute on function
  public.rpc_contato_linha_tempo(uuid, timestamptz, int, text),
  public.rpc_contato_mesclar(uuid, uuid),
  public.rpc_contato_anonimizar(uuid)
  to authenticated;
