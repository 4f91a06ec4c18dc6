-- O que se faz com conversas e atendimentos, e o que decorre de cada mensagem.

-- O que decorre de uma mensagem ------------------------------------------------------------------

create function app.previa(conteudo text, tipo text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select left(btrim(regexp_replace(coalesce(nullif(conteudo, ''), case tipo
    when 'imagem' then 'Imagem'
    when 'audio' then 'Áudio'
    when 'video' then 'Vídeo'
    else 'Documento'
  end), '\s+', ' ', 'g')), 120)
$$;

-- Pagamento e acesso não esperam; quem fala em reclamar fora espera menos ainda.
create function app.prioridade_automatica(categoria text, texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when app.sem_acento(coalesce(texto, '')) ~ '\m(procon|reclame\s*aqui)\M' then 'urgente'
    when categoria in ('pagamento', 'acesso') then 'alta'
    else 'normal'
  end
$$;

-- Quem escreve pela interface, pelo canal ou direto no banco: as consequências são as mesmas.
create function app.seguir_mensagem() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  chegou constant boolean := new.direcao = 'entrada';
  ultimo public.atendimentos;
begin
  update public.chats c set
    ultima_mensagem_em = greatest(c.ultima_mensagem_em, new.criado_em),
    ultima_mensagem_previa = app.previa(new.conteudo, new.tipo),
    ultima_direcao = new.direcao,
    -- As não lidas são da equipe: quem responde leu por todos.
    nao_lidas = case when chegou then c.nao_lidas + 1 else 0 end,
    janela_ate = case when chegou and c.canal = 'whatsapp' then new.criado_em + interval '24 hours' else c.janela_ate end,
    status = case when chegou then 'aberto' else c.status end,
    adiado_ate = case when chegou then null else c.adiado_ate end,
    excluido_em = case when chegou then null else c.excluido_em end
    where c.id = new.chat_id;

  if not chegou then
    if new.autor_id is not null then
      update public.atendimentos set primeira_resposta_em = coalesce(primeira_resposta_em, app.agora()),
        status = case status when 'novo' then 'em_atendimento' else status end
        where chat_id = new.chat_id and excluido_em is null and resolvido_em is null
          and (primeira_resposta_em is null or status = 'novo');
    end if;
    return null;
  end if;

  update public.atendimentos set status = 'em_atendimento'
    where chat_id = new.chat_id and excluido_em is null and status in ('aguardando_cliente', 'resolvido');
  -- Fechado não reabre: quem volta a escrever abre outro.
  select * into ultimo from public.atendimentos
    where chat_id = new.chat_id and excluido_em is null
    order by status = 'fechado', criado_em desc limit 1;
  if ultimo.status = 'fechado' then
    insert into public.atendimentos (conta_id, contato_id, chat_id, assunto, categoria, prioridade, canal, responsavel_id)
      values (ultimo.conta_id, ultimo.contato_id, ultimo.chat_id, 'Continuação de ' || ultimo.codigo, ultimo.categoria,
        app.prioridade_automatica(ultimo.categoria, new.conteudo), ultimo.canal, ultimo.responsavel_id);
  end if;
  return null;
end $$;
create trigger seguir after insert on public.mensagens
  for each row when (new.direcao in ('entrada', 'saida')) execute function app.seguir_mensagem();

-- Uma linha no meio da conversa, dita por ninguém.
create function app.anotar_na_conversa(chat public.chats, texto text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.mensagens (conta_id, chat_id, direcao, tipo, conteudo, status)
    values (chat.conta_id, chat.id, 'sistema', 'sistema', texto, 'enviada')
$$;

-- Conversas --------------------------------------------------------------------------------------

create function app.nome_de(usuario uuid) returns text
language sql stable security definer set search_path = '' as $$
  select nome from public.usuarios where id = usuario
$$;

-- Uma conversa que quem pergunta pode usar neste nível, travada até o fim da transação quando vai mudar.
create function app.conversa(p_id uuid, p_nivel text) returns public.chats
language plpgsql volatile security definer set search_path = '' as $$
declare
  achada public.chats;
begin
  if not app.pode('pg-chats', p_nivel) then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_nivel = 'ver' then
    select * into achada from public.chats where id = p_id and conta_id = app.conta() and excluido_em is null;
  else
    select * into achada from public.chats where id = p_id and conta_id = app.conta() and excluido_em is null for update;
  end if;
  if not found or (app.proprios('pg-chats') and achada.responsavel_id <> app.usuario()) then
    perform app.erro('nao_encontrado', 404);
  end if;
  return achada;
end $$;

-- A mesma `p_cliente_ref` devolve sempre a mesma mensagem: quem não soube da resposta pode mandar de novo.
create function public.rpc_chat_enviar(p_chat uuid, p_conteudo text, p_cliente_ref uuid, p_tipo text default 'texto',
  p_arquivo uuid default null, p_nota boolean default false, p_resposta_a uuid default null)
returns setof public.vw_mensagens
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'editar');
  dito constant text := nullif(btrim(p_conteudo, E' \t\r\n'), '');
  mensagem uuid;
begin
  select id into mensagem from public.mensagens where chat_id = chat.id and cliente_ref = p_cliente_ref;
  if not found then
    if p_cliente_ref is null or p_tipo is null or p_nota is null
      or p_tipo not in ('texto', 'imagem', 'audio', 'video', 'documento', 'modelo') then
      perform app.erro('validacao', 422, '{"mensagem":"mensagem inválida"}');
    end if;
    if dito is null and p_arquivo is null then
      perform app.erro('validacao', 422, '{"conteudo":"Preencha este campo."}');
    end if;
    if char_length(dito) > 4096 then
      perform app.erro('validacao', 422, '{"conteudo":"Use até 4096 caracteres."}');
    end if;
    if p_arquivo is not null and not exists (
      select from public.arquivos a where a.id = p_arquivo and a.conta_id = chat.conta_id
        and (a.enviado_por = app.usuario() or (a.entidade = 'chat' and a.entidade_id = chat.id))) then
      perform app.erro('nao_encontrado', 404);
    end if;
    -- Fora das 24 horas o WhatsApp só leva um modelo aprovado, com as variáveis preenchidas.
    if not p_nota and chat.canal = 'whatsapp' and coalesce(chat.janela_ate, '-infinity') <= app.agora()
      and not (p_tipo = 'modelo' and dito is not null and exists (
        select from public.respostas_rapidas r
        where r.conta_id = chat.conta_id and r.modelo_aprovado and coalesce(r.canal, chat.canal) = chat.canal
          and dito like regexp_replace(regexp_replace(r.texto, '([\\%_])', '\\\1', 'g'), '\{[a-z]+\}', '%', 'g'))) then
      perform app.erro('janela_fechada', 422);
    end if;
    insert into public.mensagens (conta_id, chat_id, direcao, autor_id, tipo, conteudo, arquivo_id, resposta_a,
      cliente_ref, status, enviada_em)
      values (chat.conta_id, chat.id, case when p_nota then 'nota' else 'saida' end, app.usuario(), p_tipo, dito,
        p_arquivo, p_resposta_a, p_cliente_ref, 'enviada', case when not p_nota then app.agora() end)
      returning id into mensagem;
    update public.arquivos set entidade = 'chat', entidade_id = chat.id where id = p_arquivo and entidade is null;
  end if;
  return query select * from public.vw_mensagens where id = mensagem;
end $$;
comment on function public.rpc_chat_enviar is
  'Envia uma mensagem, ou grava uma nota interna, uma só vez por `p_cliente_ref`, e devolve a linha que ficou. @json p_tipo {"type":"text","enum":["texto","imagem","audio","video","documento","modelo"]}';

-- A conversa de um contato no canal em que se fala com ele; se não há, uma nova, de quem pergunta.
create function public.rpc_chat_abrir(p_contato uuid, p_canal text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  contato public.contatos;
  achada public.chats;
  canal_novo text;
begin
  if not app.pode('pg-chats', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into contato from public.contatos
    where id = p_contato and conta_id = app.conta() and excluido_em is null;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  canal_novo := coalesce(p_canal, case when contato.telefone is not null then 'whatsapp' else 'email' end);
  select * into achada from public.chats
    where conta_id = contato.conta_id and contato_id = contato.id and excluido_em is null
      and (p_canal is null or canal = p_canal)
    order by ultima_mensagem_em desc limit 1;
  if not found then
    if (case canal_novo when 'whatsapp' then contato.telefone when 'email' then contato.email end) is null then
      perform app.erro('validacao', 422, '{"contato":"Informe e-mail ou telefone."}');
    end if;
    insert into public.chats as c (conta_id, contato_id, canal, canal_ref, responsavel_id)
      values (contato.conta_id, contato.id, canal_novo,
        case canal_novo when 'whatsapp' then contato.telefone else contato.email end, app.usuario())
      on conflict (conta_id, canal, canal_ref) do update set excluido_em = null
      returning * into achada;
  end if;
  if app.proprios('pg-chats') and achada.responsavel_id <> app.usuario() then
    perform app.erro('ja_assumida', 409, app.nome_de(achada.responsavel_id));
  end if;
  return achada.id;
end $$;
comment on function public.rpc_chat_abrir is
  'A conversa com um contato, aberta se ainda não há. @notnull @json p_canal {"type":"text","enum":["whatsapp","instagram","email","widget"]}';

create function public.rpc_chat_marcar_lido(p_chat uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'editar');
begin
  update public.chats set nao_lidas = 0 where id = chat.id and nao_lidas > 0;
end $$;
comment on function public.rpc_chat_marcar_lido is 'Zera as não lidas de uma conversa, para toda a equipe.';

create function public.rpc_chat_marcar_nao_lido(p_chat uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'editar');
begin
  update public.chats set nao_lidas = 1 where id = chat.id and nao_lidas = 0;
end $$;
comment on function public.rpc_chat_marcar_nao_lido is 'Deixa uma conversa como não lida, para toda a equipe.';

-- Só um assume. Quem chega depois sabe por nome quem foi, mesmo que já não veja a conversa.
create function public.rpc_chat_assumir(p_chat uuid) returns setof public.vw_chats
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat public.chats;
begin
  if not app.pode('pg-chats', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into chat from public.chats where id = p_chat and conta_id = app.conta() and excluido_em is null for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  if chat.responsavel_id <> app.usuario() then
    perform app.erro('ja_assumida', 409, app.nome_de(chat.responsavel_id));
  end if;
  if chat.responsavel_id is null then
    update public.chats set responsavel_id = app.usuario() where id = chat.id;
    perform app.anotar_na_conversa(chat, app.nome_de(app.usuario()) || ' assumiu a conversa.');
  end if;
  return query select * from public.vw_chats where id = chat.id;
end $$;
comment on function public.rpc_chat_assumir is 'Assume uma conversa que ninguém assumiu.';

create function public.rpc_chat_transferir(p_chat uuid, p_responsavel uuid default null) returns setof public.vw_chats
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'editar');
begin
  if p_responsavel is not null and not exists (
    select from public.usuarios where id = p_responsavel and conta_id = chat.conta_id and ativo) then
    perform app.erro('validacao', 422, '{"responsavel":"Escolha uma pessoa da equipe."}');
  end if;
  if chat.responsavel_id is distinct from p_responsavel then
    update public.chats set responsavel_id = p_responsavel where id = chat.id;
    perform app.anotar_na_conversa(chat, app.nome_de(app.usuario())
      || coalesce(' transferiu a conversa para ' || app.nome_de(p_responsavel) || '.', ' deixou a conversa sem responsável.'));
  end if;
  return query select * from public.vw_chats where id = chat.id;
end $$;
comment on function public.rpc_chat_transferir is
  'Passa uma conversa a outra pessoa, ou a ninguém.';

create function public.rpc_chat_status(p_chat uuid, p_status text, p_ate timestamptz default null)
returns setof public.vw_chats
language plpgsql volatile security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'editar');
  ate constant timestamptz := case when p_status = 'adiado' then p_ate end;
begin
  if p_status is null or p_status not in ('aberto', 'pendente', 'adiado', 'resolvido') then
    perform app.erro('validacao', 422, '{"status":"status desconhecido"}');
  end if;
  if p_status = 'adiado' and (ate is null or ate <= app.agora()) then
    perform app.erro('validacao', 422, '{"ate":"Escolha um momento no futuro."}');
  end if;
  if (chat.status, chat.adiado_ate) is distinct from (p_status, ate) then
    update public.chats set status = p_status, adiado_ate = ate,
      nao_lidas = case p_status when 'resolvido' then 0 else nao_lidas end
      where id = chat.id;
    perform app.anotar_na_conversa(chat, app.nome_de(app.usuario()) || case p_status
      when 'resolvido' then ' resolveu a conversa.'
      when 'adiado' then ' adiou a conversa até ' || to_char(ate at time zone 'America/Sao_Paulo', 'DD/MM/YY HH24:MI') || '.'
      when 'pendente' then ' marcou a conversa como pendente.'
      else ' reabriu a conversa.'
    end);
  end if;
  return query select * from public.vw_chats where id = chat.id;
end $$;
comment on function public.rpc_chat_status is
  'Resolve, adia até uma hora, deixa pendente ou reabre uma conversa. @json p_status {"type":"text","enum":["aberto","pendente","adiado","resolvido"]}';

-- Quem não vê uma parte recebe nulo nela.
create function public.rpc_chat_contexto(p_chat uuid)
returns table (contato jsonb, tags jsonb, compras jsonb, oportunidade jsonb, atendimentos jsonb)
language plpgsql stable security definer set search_path = '' as $$
declare
  chat constant public.chats := app.conversa(p_chat, 'ver');
begin
  return query select
    (select jsonb_build_object('id', c.id, 'nome', c.nome, 'email', c.email, 'telefone', c.telefone, 'cidade', c.cidade,
        'uf', c.uf, 'documento_mascara', c.documento_mascara, 'dados_teste', c.dados_teste,
        'total_compras_centavos', c.total_compras_centavos, 'qtd_compras', c.qtd_compras, 'criado_em', c.criado_em)
      from public.contatos c where c.id = chat.contato_id),
    (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'nome', g.nome, 'cor', g.cor)
        order by lower(g.nome), g.id), '[]')
      from public.contato_tags ct join public.tags g on g.id = ct.tag_id
      where ct.contato_id = chat.contato_id),
    case when app.ve_transacoes() then (
      select coalesce(jsonb_agg(to_jsonb(t) order by t.pedida_em desc, t.id desc), '[]') from (
        select id, transacao_codigo, produto_nome, status, valor_produto_centavos, moeda, pedida_em, garantia_ate
        from public.transacoes where conta_id = chat.conta_id and contato_id = chat.contato_id
        order by pedida_em desc, id desc limit 3) t) end,
    case when app.pode(array['pg-pipelines', 'pg-contato'], 'ver') then (
      select jsonb_build_object('id', o.id, 'titulo', o.titulo, 'valor_centavos', o.valor_centavos, 'moeda', o.moeda,
        'etapa_nome', e.nome, 'etapa_cor', e.cor)
      from public.oportunidades o
      join public.etapas e on e.id = o.etapa_id
      where o.conta_id = chat.conta_id and o.contato_id = chat.contato_id and o.status = 'aberta'
        and o.excluido_em is null
        and (not app.proprios('pg-pipelines') or o.responsavel_id is null or o.responsavel_id = app.usuario())
      order by o.criado_em desc, o.id limit 1) end,
    case when app.ve_atendimentos() then (
      select coalesce(jsonb_agg(to_jsonb(a) order by a.aberto desc, a.criado_em desc, a.id), '[]') from (
        select id, codigo, assunto, status, prioridade, aberto, sla_resolucao_em, sla_situacao, criado_em, atualizado_em
        from public.vw_atendimentos where contato_id = chat.contato_id
        order by aberto desc, criado_em desc, id limit 20) a) end;
end $$;
comment on function public.rpc_chat_contexto is
  'Com quem se fala: contato, etiquetas, três últimas compras, oportunidade aberta e atendimentos. @nullable compras oportunidade atendimentos @json contato {"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"email":{"type":"text","nullable":true},"telefone":{"type":"text","nullable":true},"cidade":{"type":"text","nullable":true},"uf":{"type":"text","nullable":true},"documento_mascara":{"type":"text","nullable":true},"dados_teste":{"type":"boolean"},"total_compras_centavos":{"type":"number"},"qtd_compras":{"type":"number"},"criado_em":{"type":"date"}}} @json tags {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"nome":{"type":"text"},"cor":{"type":"text"}}}} @json compras {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"transacao_codigo":{"type":"text"},"produto_nome":{"type":"text"},"status":{"type":"text"},"valor_produto_centavos":{"type":"number"},"moeda":{"type":"text"},"pedida_em":{"type":"date"},"garantia_ate":{"type":"date","nullable":true}}}} @json oportunidade {"type":"json","fields":{"id":{"type":"text"},"titulo":{"type":"text"},"valor_centavos":{"type":"number"},"moeda":{"type":"text"},"etapa_nome":{"type":"text"},"etapa_cor":{"type":"text"}}} @json atendimentos {"type":"list","item":{"type":"json","fields":{"id":{"type":"text"},"codigo":{"type":"text"},"assunto":{"type":"text"},"status":{"type":"text"},"prioridade":{"type":"text"},"aberto":{"type":"boolean"},"sla_resolucao_em":{"type":"date","nullable":true},"sla_situacao":{"type":"text"},"criado_em":{"type":"date"},"atualizado_em":{"type":"date"}}}}';

grant execute on function
  public.rpc_chat_enviar(uuid, text, uuid, text, uuid, boolean, uuid),
  public.rpc_chat_abrir(uuid, text),
  public.rpc_chat_marcar_lido(uuid),
  public.rpc_chat_marcar_nao_lido(uuid),
  public.rpc_chat_assumir(uuid),
  public.rpc_chat_transferir(uuid, uuid),
  public.rpc_chat_status(uuid, text, timestamptz),
  public.rpc_chat_contexto(uuid)
  to authenticated;

-- O canal ----------------------------------------------------------------------------------------
-- Só quem fala pelo canal, com a chave de serviço, chama o que segue.

-- Uma mensagem que chegou: acha ou cria o contato e a conversa. A mesma `p_msg_id` chega uma vez só.
create function public.rpc_canal_receber(p_conta uuid, p_canal text, p_ref text, p_conteudo text,
  p_msg_id text default null, p_nome text default null, p_tipo text default 'texto', p_em timestamptz default null)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  conversa uuid;
  pessoa uuid;
  mensagem uuid;
  endereco constant text := case p_canal
    when 'email' then lower(p_ref)
    when 'whatsapp' then null
    -- Quem vem de uma rede ou do site não disse o e-mail; este não recebe nada.
    else btrim(regexp_replace(app.sem_acento(p_ref), '[^a-z0-9]+', '-', 'g'), '-') || '@' || p_canal || '.invalid'
  end;
begin
  select id, chat_id into mensagem, conversa from public.mensagens
    where conta_id = p_conta and canal_msg_id = p_msg_id;
  if found then
    return mensagem;
  end if;
  select id into conversa from public.chats where conta_id = p_conta and canal = p_canal and canal_ref = p_ref for update;
  if not found then
    select id into pessoa from public.contatos
      where conta_id = p_conta and excluido_em is null
        and case p_canal when 'whatsapp' then telefone = p_ref else email = endereco end
      order by criado_em limit 1;
    if not found then
      insert into public.contatos (conta_id, nome, email, telefone, origem)
        values (p_conta, coalesce(nullif(btrim(p_nome), ''), p_ref), endereco,
          case p_canal when 'whatsapp' then p_ref end, 'chat')
        returning id into pessoa;
    end if;
    insert into public.chats (conta_id, contato_id, canal, canal_ref) values (p_conta, pessoa, p_canal, p_ref)
      on conflict (conta_id, canal, canal_ref) do update set atualizado_em = now()
      returning id into conversa;
  end if;
  insert into public.mensagens (conta_id, chat_id, direcao, tipo, conteudo, canal_msg_id, status, criado_em)
    values (p_conta, conversa, 'entrada', p_tipo, p_conteudo, p_msg_id, 'entregue', coalesce(p_em, app.agora()))
    on conflict (conta_id, canal_msg_id) do nothing
    returning id into mensagem;
  if mensagem is null then
    select id into mensagem from public.mensagens where conta_id = p_conta and canal_msg_id = p_msg_id;
  end if;
  return mensagem;
end $$;

-- O que o canal diz depois de uma mensagem enviada. Um aviso atrasado não desfaz outro mais adiantado.
create function public.rpc_canal_situacao(p_mensagem uuid, p_status text, p_erro_codigo text default null,
  p_erro_texto text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update public.mensagens set status = p_status,
    entregue_em = case when p_status in ('entregue', 'lida') then coalesce(entregue_em, app.agora()) else entregue_em end,
    lida_em = case when p_status = 'lida' then app.agora() else lida_em end,
    erro_codigo = p_erro_codigo, erro_texto = p_erro_texto
  where id = p_mensagem and direcao = 'saida'
    and array_position(array['na_fila', 'enviada', 'falhou', 'entregue', 'lida'], status)
      < array_position(array['na_fila', 'enviada', 'falhou', 'entregue', 'lida'], p_status)
$$;

-- O que o tempo faz: uma conversa adiada volta na hora, um atendimento resolvido fecha em três dias.
create function app.reabrir_adiadas() returns void
language sql volatile security definer set search_path = '' as $$
  update public.chats set status = 'aberto', adiado_ate = null, nao_lidas = greatest(nao_lidas, 1)
  where status = 'adiado' and adiado_ate <= app.agora()
$$;
create function app.fechar_resolvidos() returns void
language sql volatile security definer set search_path = '' as $$
  update public.atendimentos set status = 'fechado'
  where status = 'resolvido' and resolvido_em <= app.agora() - interval '3 days'
$$;

grant execute on function
  public.rpc_canal_receber(uuid, text, text, text, text, text, text, timestamptz),
  public.rpc_canal_situacao(uuid, text, text, text),
  app.reabrir_adiadas(), app.fechar_resolvidos()
  to service_role;

-- Atendimentos -----------------------------------------------------------------------------------

-- Os campos que uma pessoa escreve; o que falta em `dados` não muda.
create function app.conferir_atendimento(dados jsonb, conta uuid, contato uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  erros jsonb := '{}';
  assunto constant text := btrim(dados ->> 'assunto');
begin
  if dados ? 'assunto' and char_length(coalesce(assunto, '')) < 3 then
    erros := erros || '{"assunto":"Use pelo menos 3 caracteres."}';
  elsif char_length(assunto) > 140 then
    erros := erros || '{"assunto":"Use até 140 caracteres."}';
  end if;
  if char_length(dados ->> 'descricao') > 4000 then
    erros := erros || '{"descricao":"Use até 4000 caracteres."}';
  end if;
  if dados ? 'categoria' and not coalesce(dados ->> 'categoria'
    in ('acesso', 'pagamento', 'reembolso', 'entrega', 'conteudo', 'duvida', 'outro'), false) then
    erros := erros || '{"categoria":"Escolha uma categoria."}';
  end if;
  if app.texto(dados, 'prioridade') not in ('baixa', 'normal', 'alta', 'urgente') then
    erros := erros || '{"prioridade":"Escolha uma prioridade."}';
  end if;
  if app.texto(dados, 'responsavel_id') is not null and not exists (
    select from public.usuarios u where u.conta_id = conta and u.id::text = dados ->> 'responsavel_id' and u.ativo) then
    erros := erros || '{"responsavel_id":"Escolha uma pessoa da equipe."}';
  end if;
  if app.texto(dados, 'transacao_id') is not null and not exists (
    select from public.transacoes t
    where t.conta_id = conta and t.id::text = dados ->> 'transacao_id' and t.contato_id = contato) then
    erros := erros || '{"transacao_id":"Escolha uma compra deste contato."}';
  end if;
  if erros <> '{}' then
    perform app.erro('validacao', 422, erros::text);
  end if;
end $$;

create function public.rpc_atendimento_abrir(p_dados jsonb) returns setof public.vw_atendimentos
language plpgsql volatile security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  chat public.chats;
  contato uuid;
  novo uuid;
begin
  if not app.pode(array['pg-atendimentos', 'pg-chats'], 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if app.texto(p_dados, 'chat_id') is not null then
    select * into chat from public.chats
      where conta_id = conta and id::text = p_dados ->> 'chat_id' and excluido_em is null;
  end if;
  select id into contato from public.contatos
    where conta_id = conta and id::text = coalesce(chat.contato_id::text, p_dados ->> 'contato_id') and excluido_em is null;
  if not found then
    perform app.erro('validacao', 422, '{"contato_id":"Escolha um contato."}');
  end if;
  perform app.conferir_atendimento(jsonb_build_object('assunto', null, 'categoria', null) || p_dados, conta, contato);
  insert into public.atendimentos (conta_id, contato_id, chat_id, transacao_id, assunto, descricao, categoria, prioridade,
    canal, responsavel_id)
    values (conta, contato, chat.id, app.texto(p_dados, 'transacao_id')::uuid, app.texto(p_dados, 'assunto'),
      app.texto(p_dados, 'descricao'), p_dados ->> 'categoria',
      coalesce(app.texto(p_dados, 'prioridade'), app.prioridade_automatica(p_dados ->> 'categoria',
        concat_ws(' ', p_dados ->> 'assunto', p_dados ->> 'descricao'))),
      coalesce(chat.canal, app.texto(p_dados, 'canal'), 'email'), app.texto(p_dados, 'responsavel_id')::uuid)
    returning id into novo;
  return query select * from public.vw_atendimentos where id = novo;
end $$;
comment on function public.rpc_atendimento_abrir is
  'Abre um atendimento, com código e prazos dados pelo servidor; sem prioridade, ela vem da categoria e do texto. @json p_dados {"type":"json","fields":{"contato_id":{"type":"text","nullable":true},"chat_id":{"type":"text","nullable":true},"assunto":{"type":"text"},"categoria":{"type":"text"},"prioridade":{"type":"text","nullable":true},"descricao":{"type":"text","nullable":true},"transacao_id":{"type":"text","nullable":true},"responsavel_id":{"type":"text","nullable":true}}}';

-- Um atendimento da conta, na versão em que quem muda o viu.
create function app.atendimento_na_versao(p_id uuid, p_versao int) returns public.atendimentos
language plpgsql volatile security definer set search_path = '' as $$
declare
  achado public.atendimentos;
begin
  if not app.pode('pg-atendimentos', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into achado from public.atendimentos
    where id = p_id and conta_id = app.conta() and excluido_em is null for update;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  if achado.versao is distinct from p_versao then
    perform app.erro('conflito_versao', 409);
  end if;
  return achado;
end $$;

create function public.rpc_atendimento_status(p_id uuid, p_status text, p_versao int, p_nota text default null)
returns setof public.vw_atendimentos
language plpgsql volatile security definer set search_path = '' as $$
declare
  atual constant public.atendimentos := app.atendimento_na_versao(p_id, p_versao);
begin
  if p_status = 'resolvido' and atual.status <> 'resolvido' then
    if char_length(btrim(coalesce(p_nota, ''))) < 10 then
      perform app.erro('validacao', 422, '{"nota":"Use pelo menos 10 caracteres."}');
    end if;
    insert into public.contato_notas (conta_id, contato_id, texto, autor_id, entidade, entidade_id, criado_em)
      values (atual.conta_id, atual.contato_id, left(btrim(p_nota), 2000), app.usuario(), 'atendimentos', atual.id,
        app.agora());
  end if;
  update public.atendimentos set status = p_status where id = atual.id and status is distinct from p_status;
  return query select * from public.vw_atendimentos where id = atual.id;
end $$;
comment on function public.rpc_atendimento_status is
  'Muda o status de um atendimento; resolver pede o que foi feito, que fica como nota. @json p_status {"type":"text","enum":["em_atendimento","aguardando_cliente","aguardando_interno","resolvido"]}';

create function public.rpc_atendimento_mudar(p_id uuid, p_dados jsonb, p_versao int)
returns setof public.vw_atendimentos
language plpgsql volatile security definer set search_path = '' as $$
declare
  atual constant public.atendimentos := app.atendimento_na_versao(p_id, p_versao);
begin
  if atual.status = 'fechado' then
    perform app.erro('validacao', 422, '{"status":"Um atendimento fechado não muda."}');
  end if;
  perform app.conferir_atendimento(p_dados, atual.conta_id, atual.contato_id);
  update public.atendimentos set
    assunto = coalesce(app.texto(p_dados, 'assunto'), atual.assunto),
    descricao = case when p_dados ? 'descricao' then app.texto(p_dados, 'descricao') else atual.descricao end,
    categoria = coalesce(p_dados ->> 'categoria', atual.categoria),
    prioridade = coalesce(app.texto(p_dados, 'prioridade'), atual.prioridade),
    responsavel_id = case when p_dados ? 'responsavel_id' then app.texto(p_dados, 'responsavel_id')::uuid
      else atual.responsavel_id end,
    transacao_id = case when p_dados ? 'transacao_id' then app.texto(p_dados, 'transacao_id')::uuid
      else atual.transacao_id end
    where id = atual.id;
  return query select * from public.vw_atendimentos where id = atual.id;
end $$;
comment on function public.rpc_atendimento_mudar is
  'Muda assunto, descrição, categoria, prioridade, responsável ou compra de um atendimento; o que falta em `p_dados` fica como está. @json p_dados {"type":"json","fields":{"assunto":{"type":"text","nullable":true},"descricao":{"type":"text","nullable":true},"categoria":{"type":"text","nullable":true},"prioridade":{"type":"text","nullable":true},"responsavel_id":{"type":"text","nullable":true},"transacao_id":{"type":"text","nullable":true}}}';

-- De vários de uma vez, sem versão: quem escolhe linhas numa lista quer a mudança, seja qual for o resto.
create function public.rpc_atendimentos_mudar(p_ids uuid[], p_dados jsonb) returns setof uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not app.pode('pg-atendimentos', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  perform app.conferir_atendimento(p_dados - 'transacao_id', app.conta(), null);
  return query
    update public.atendimentos set
      prioridade = coalesce(app.texto(p_dados, 'prioridade'), prioridade),
      responsavel_id = case when p_dados ? 'responsavel_id' then app.texto(p_dados, 'responsavel_id')::uuid
        else responsavel_id end
    where id = any (p_ids) and conta_id = app.conta() and excluido_em is null and status <> 'fechado'
    returning id;
end $$;
comment on function public.rpc_atendimentos_mudar is
  'Muda o responsável ou a prioridade de vários atendimentos e devolve os ids dos que mudaram. @json p_dados {"type":"json","fields":{"prioridade":{"type":"text","nullable":true},"responsavel_id":{"type":"text","nullable":true}}}';

create function app.sla_corre(a public.atendimentos) returns boolean
language sql immutable parallel safe as $$
  select a.resolvido_em is null and a.pausado_em is null and a.excluido_em is null
$$;
create function app.sla_estourou(a public.atendimentos) returns boolean
language sql stable parallel safe as $$
  select a.sla_resolucao_em < app.agora() or (a.primeira_resposta_em is null and a.sla_resposta_em < app.agora())
$$;

create function public.rpc_atendimentos_resumo()
returns table (abertos bigint, meus bigint, nao_atribuidos bigint, resolvidos bigint, vencendo bigint, estourados bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.ve_atendimentos() then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    select
      count(*) filter (where a.resolvido_em is null),
      count(*) filter (where a.resolvido_em is null and a.responsavel_id = app.usuario()),
      count(*) filter (where a.resolvido_em is null and a.responsavel_id is null),
      count(*) filter (where a.resolvido_em is not null),
      count(*) filter (where app.sla_corre(a) and not app.sla_estourou(a) and a.sla_atencao_em <= app.agora()),
      count(*) filter (where app.sla_corre(a) and app.sla_estourou(a))
    from public.atendimentos a
    where a.conta_id = app.conta() and a.excluido_em is null;
end $$;
comment on function public.rpc_atendimentos_resumo is 'Quantos atendimentos há em cada aba, e como estão os prazos.';

create function public.rpc_atendimento_historico(p_id uuid)
returns table (id text, em timestamptz, autor_nome text, campo text, de text, para text)
language plpgsql stable security definer set search_path = '' as $$
declare
  atendimento public.atendimentos;
begin
  select * into atendimento from public.atendimentos a
    where a.id = p_id and a.conta_id = app.conta() and app.ve_atendimentos();
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  return query
    select atendimento.id::text, atendimento.criado_em, (
        select app.nome_de(x.usuario_id) from public.auditoria x
        where x.entidade_id = atendimento.id and x.acao = 'atendimento_aberto' limit 1),
      'aberto', null::text, atendimento.codigo
    union all
    select x.id || ':' || m.key, x.em, u.nome, m.key,
      case m.key when 'responsavel_id' then app.nome_de((m.value ->> 'de')::uuid) else m.value ->> 'de' end,
      case m.key when 'responsavel_id' then app.nome_de((m.value ->> 'para')::uuid) else m.value ->> 'para' end
    from public.auditoria x
    cross join lateral jsonb_each(x.detalhe) as m
    left join public.usuarios u on u.id = x.usuario_id
    where x.entidade_id = atendimento.id and x.entidade = 'atendimentos' and x.acao = 'atendimento_mudado'
    order by 2 desc, 1 desc
    limit 100;
end $$;
comment on function public.rpc_atendimento_historico is
  'O que mudou num atendimento, do mais novo ao mais antigo. @nullable autor_nome de para @json campo {"type":"text","enum":["aberto","status","prioridade","categoria","responsavel_id","assunto","excluido_em"]}';

grant execute on function
  public.rpc_atendimento_abrir(jsonb),
  public.rpc_atendimento_status(uuid, text, int, text),
  public.rpc_atendimento_mudar(uuid, jsonb, int),
  public.rpc_atendimentos_mudar(uuid[], jsonb),
  public.rpc_atendimentos_resumo(),
  public.rpc_atendimento_historico(uuid)
  to authenticated;

-- Menu, presença, busca e atenção ----------------------------------------------------------------

create or replace function public.rpc_contadores_menu()
returns table (chats bigint, atendimentos bigint, recuperacoes bigint, envios bigint)
language sql stable security definer set search_path = '' as $$
  select
    case when app.pode('pg-chats', 'ver') then (
      select count(*) from public.chats c
      where c.conta_id = (select app.conta()) and c.excluido_em is null and c.nao_lidas > 0
        and (not (select app.proprios('pg-chats')) or c.responsavel_id is null
          or c.responsavel_id = (select app.usuario()))) end,
    case when app.pode('pg-atendimentos', 'ver') then (
      select count(*) from public.atendimentos a
      where a.conta_id = (select app.conta()) and app.sla_corre(a) and app.sla_estourou(a)) end,
    null::bigint,
    null::bigint
  where app.conta() is not null
$$;

-- O app o chama a cada minuto e quando a janela volta à frente. Quem reaparece depois de sumir está online.
create function public.rpc_presenca_marcar(p_presenca text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_presenca not in ('online', 'ausente', 'offline') then
    perform app.erro('validacao', 422, '{"presenca":"presença desconhecida"}');
  end if;
  update public.usuarios set
    presenca = coalesce(p_presenca,
      case when visto_em is null or visto_em < now() - interval '10 minutes' then 'online' else presenca end),
    visto_em = now()
    where id = app.usuario();
end $$;
comment on function public.rpc_presenca_marcar is
  'Diz que quem pergunta está aqui, e se quiser com que presença. @json p_presenca {"type":"text","enum":["online","ausente","offline"]}';

-- Quem não é visto há dois minutos está ausente; há dez, offline, seja o que for que escolheu.
create or replace view public.vw_equipe with (security_barrier = true) as
select u.id, u.nome, u.avatar_url as "avatarUrl", u.cor, u.perfil,
  case
    when u.visto_em is null or u.visto_em < now() - interval '10 minutes' then 'offline'
    when u.presenca = 'online' and u.visto_em < now() - interval '2 minutes' then 'ausente'
    else u.presenca
  end as presenca,
  u.visto_em as "vistoEm"
from public.usuarios u
where u.conta_id = (select app.conta()) and u.ativo;
comment on column public.vw_equipe.presenca is '@json {"type":"text","enum":["online","ausente","offline"]}';

create function public.rpc_busca_global(p_q text)
returns table (grupo text, id uuid, titulo text, detalhe text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  procura constant text := app.padrao(btrim(p_q));
begin
  if char_length(btrim(p_q)) < 2 then
    return;
  end if;
  if app.pode(array['pg-contatos', 'pg-contato'], 'ver') then
    return query
      select 'contatos', c.id, c.nome, coalesce(c.email, c.telefone), '/contato/' || c.id || '/'
      from public.contatos c
      where c.conta_id = conta and c.excluido_em is null and c.busca like procura
      order by c.ultima_compra_em desc nulls last, c.id limit 5;
  end if;
  if app.pode('pg-transacoes', 'ver') then
    return query
      select 'transacoes', t.id, t.transacao_codigo, t.comprador_nome || ' · ' || t.produto_nome,
        '/vendas/transacoes/?q=' || t.transacao_codigo
      from public.transacoes t
      where t.conta_id = conta and t.busca like procura
      order by t.pedida_em desc, t.id desc limit 5;
  end if;
  if app.pode(array['pg-atendimentos', 'pg-atendimento'], 'ver') then
    return query
      select 'atendimentos', a.id, a.codigo, a.assunto || ' · ' || c.nome, '/atendimentos/' || a.codigo || '/'
      from public.atendimentos a
      join public.contatos c on c.id = a.contato_id
      where a.conta_id = conta and a.excluido_em is null and (a.busca like procura or c.busca like procura)
      order by a.resolvido_em is null desc, a.criado_em desc, a.id limit 5;
  end if;
end $$;
comment on function public.rpc_busca_global is
  'Até cinco contatos, transações e atendimentos que dizem o que se procura, só os que quem pergunta pode ver. @nullable detalhe @json grupo {"type":"text","enum":["contatos","transacoes","atendimentos"]}';

grant execute on function public.rpc_presenca_marcar(text), public.rpc_busca_global(text) to authenticated;

create or replace function public.rpc_dashboard_atencao()
returns table (tipo text, qtd bigint, texto text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
begin
  if not app.pode('pg-dashboard', 'ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if app.pode('pg-atendimentos', 'ver') then
    return query
      select 'sla_estourado', count(*),
        case count(*) when 1 then '1 SLA estourado' else count(*) || ' SLAs estourados' end,
        '/atendimentos/?sla=estourado'
      from public.atendimentos a
      where a.conta_id = conta and app.sla_corre(a) and app.sla_estourou(a)
      having count(*) > 0;
    return query
      select 'sla_vencendo', count(*),
        case count(*) when 1 then '1 SLA vence em 1 h' else count(*) || ' SLAs vencem em 1 h' end,
        '/atendimentos/?sla=vencendo'
      from public.atendimentos a
      where a.conta_id = conta and app.sla_corre(a) and not app.sla_estourou(a)
        and (a.sla_resolucao_em <= app.agora() + interval '1 hour'
          or a.primeira_resposta_em is null and a.sla_resposta_em <= app.agora() + interval '1 hour')
      having count(*) > 0;
  end if;
  if app.pode('pg-chats', 'ver') then
    return query
      select 'chats_sem_resposta', count(*),
        case count(*) when 1 then '1 conversa sem resposta há mais de 15 min'
          else count(*) || ' conversas sem resposta há mais de 15 min' end,
        '/chats/?aba=todas'
      from public.chats c
      where c.conta_id = conta and c.excluido_em is null and c.status = 'aberto' and c.ultima_direcao = 'entrada'
        and c.ultima_mensagem_em < app.agora() - interval '15 minutes'
        and (not app.proprios('pg-chats') or c.responsavel_id = app.usuario() or c.responsavel_id is null)
      having count(*) > 0;
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
