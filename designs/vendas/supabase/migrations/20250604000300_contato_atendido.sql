-- Um contato com as suas conversas e os seus atendimentos: na linha do tempo, na mescla, ao anonimizar e ao excluir.

create or replace function public.rpc_contato_linha_tempo(p_contato uuid, p_antes_de timestamptz default null,
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
  ve_chats constant boolean := app.pode('pg-chats', 'ver');
  so_meus_chats constant boolean := app.proprios('pg-chats');
  ve_atendimentos constant boolean := app.ve_atendimentos();
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
      (select 'chat:' || h.id, 'chat', h.criado_em, h.ultima_mensagem_previa, null, null, null, h.status, 'chats', h.id,
        r.nome
      from public.chats h
      left join public.usuarios r on r.conta_id = h.conta_id and r.id = h.responsavel_id
      where ve_chats and h.conta_id = conta and h.contato_id = p_contato and h.excluido_em is null and h.criado_em <= ate
        and (not so_meus_chats or h.responsavel_id is null or h.responsavel_id = eu)
      order by h.criado_em desc, h.id desc limit limite + 1)
      union all
      (select 'atendimento:' || a.id, 'atendimento', a.criado_em, a.codigo, a.assunto, null, null, a.status,
        'atendimentos', a.id, r.nome
      from public.atendimentos a
      left join public.usuarios r on r.conta_id = a.conta_id and r.id = a.responsavel_id
      where ve_atendimentos and a.conta_id = conta and a.contato_id = p_contato and a.excluido_em is null
        and a.criado_em <= ate
      order by a.criado_em desc, a.id desc limit limite + 1)
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
  'O que aconteceu com um contato, do mais novo ao mais antigo: compras, mudanças de status, oportunidades, tarefas, conversas, atendimentos e notas. @nullable titulo texto valor_centavos moeda status autor_nome @json tipo {"type":"text","enum":["compra","status","oportunidade","tarefa","chat","atendimento","nota"]}';

create or replace function public.rpc_contato_mesclar(p_manter uuid, p_remover uuid) returns uuid
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
  update public.chats set contato_id = fica.id where conta_id = fica.conta_id and contato_id = sai.id;
  update public.atendimentos set contato_id = fica.id where conta_id = fica.conta_id and contato_id = sai.id;
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

create or replace function public.rpc_contato_anonimizar(p_id uuid) returns void
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
  update public.mensagens set conteudo = 'Mensagem apagada.', arquivo_id = null
    where chat_id in (select id from public.chats where conta_id = contato.conta_id and contato_id = contato.id);
  update public.chats set canal_ref = 'anonimo-' || id, ultima_mensagem_previa = ''
    where conta_id = contato.conta_id and contato_id = contato.id;
  update public.atendimentos set assunto = 'Contato anonimizado', descricao = null
    where conta_id = contato.conta_id and contato_id = contato.id;
  -- O histórico guardaria o assunto de antes.
  update public.auditoria set detalhe = detalhe - 'assunto'
    where entidade_id in (
      select id from public.atendimentos where conta_id = contato.conta_id and contato_id = contato.id);
  delete from public.contato_notas where contato_id = contato.id;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id)
    values (contato.conta_id, app.usuario(), 'contato_anonimizado', 'contatos', contato.id);
end $$;

-- Quem tem um atendimento aberto também não se exclui.
create or replace function app.contato_em_uso(p_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.oportunidades
    where conta_id = app.conta() and contato_id = p_id and status = 'aberta' and excluido_em is null)
  or exists (
    select from public.atendimentos
    where conta_id = app.conta() and contato_id = p_id and resolvido_em is null and excluido_em is null)
$$;
