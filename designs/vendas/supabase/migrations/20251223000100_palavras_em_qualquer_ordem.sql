-- A busca acha cada palavra, em qualquer ordem, sem acentos, maiúsculas nem apóstrofos: `davila maria` acha Maria D'Ávila.

create or replace function app.sem_acento(texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñý''’‘`´', 'aaaaaeeeeiiiiooooouuuucny')
$$;

-- O texto guardado de quem tem apóstrofo se refaz pelo gatilho de cada tabela.
update public.contatos set nome = nome where nome ~ '[''’‘`´]' or email ~ '[''’‘`´]';
update public.usuarios_app set nome = nome where nome ~ '[''’‘`´]' or email ~ '[''’‘`´]';
update public.transacoes set comprador_nome = comprador_nome
  where comprador_nome ~ '[''’‘`´]' or comprador_email ~ '[''’‘`´]';
update public.atendimentos set assunto = assunto where assunto ~ '[''’‘`´]';

-- As palavras de uma procura como padrões de `like`, a mais longa primeiro: é a que um índice acha melhor, pois o índice
-- não serve a `like all`.
create function app.padroes(procura text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select coalesce(array_agg(app.padrao(palavra) order by length(palavra) desc, lugar), array['%'])
  from regexp_split_to_table(btrim(procura), '\s+') with ordinality as partes(palavra, lugar)
  where app.sem_acento(palavra) <> ''
$$;
grant execute on function app.padroes(text) to authenticated;

-- O que já procurava um pedaço contínuo de texto em `busca` passa a procurar as palavras.
do $$
declare
  funcao record;
  antes constant text := '((?:\w+\.)?busca|app\.sem_acento\((?:[^()]|\([^()]*\))*\)) like app\.padrao\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)';
  depois constant text := '(\1 like (app.padroes(\2))[1] and \1 like all (app.padroes(\2)))';
begin
  for funcao in
    select p.oid, p.proname, p.prosrc from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('app', 'public') and p.prosrc ~ antes
  loop
    execute replace(pg_get_functiondef(funcao.oid), funcao.prosrc, regexp_replace(funcao.prosrc, antes, depois, 'g'));
  end loop;
end $$;

-- Sem `set`, o PostgreSQL põe o corpo no lugar da chamada, e a ordem e o limite de quem chama valem para o índice.
create function app.contatos_com(conta uuid, procura text) returns setof public.contatos
language sql stable as $$
  select c.* from public.contatos c
  where c.conta_id = conta and c.excluido_em is null
    and c.busca like (app.padroes(procura))[1] and c.busca like all (app.padroes(procura))
$$;
create function app.transacoes_com(conta uuid, procura text) returns setof public.transacoes
language sql stable as $$
  select t.* from public.transacoes t
  where t.conta_id = conta and t.busca like (app.padroes(procura))[1] and t.busca like all (app.padroes(procura))
$$;
revoke execute on function app.contatos_com(uuid, text), app.transacoes_com(uuid, text) from public, anon, authenticated;

-- Sob as políticas, um `ilike` se avalia linha a linha. A lista de contatos pergunta aqui primeiro, e o índice responde.
create function public.rpc_contatos_procurar(p_q text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.ve_contatos('ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  return query
    with achados as materialized (select c.id from app.contatos_com(app.conta(), p_q) c limit 101)
    select a.id from achados a;
end $$;
comment on function public.rpc_contatos_procurar is
  'Os contatos que têm todas as palavras; mais de cem não se contam: vêm 101.';
grant execute on function public.rpc_contatos_procurar(text) to authenticated;

create or replace function app.busca_sem_envios(p_q text)
returns table (grupo text, id uuid, titulo text, detalhe text, rota text)
language plpgsql stable security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  padroes constant text[] := app.padroes(p_q);
begin
  if char_length(btrim(p_q)) < 2 then
    return;
  end if;
  if app.pode(array['pg-contatos', 'pg-contato'], 'ver') then
    return query
      select 'contatos', c.id, c.nome, coalesce(c.email, c.telefone), '/contato/' || c.id || '/'
      from app.contatos_com(conta, p_q) c
      order by c.ultima_compra_em desc nulls last, c.id limit 5;
  end if;
  if app.pode('pg-transacoes', 'ver') then
    return query
      select 'transacoes', t.id, t.transacao_codigo, t.comprador_nome || ' · ' || t.produto_nome,
        '/vendas/transacoes/?venda=' || t.id
      from app.transacoes_com(conta, p_q) t
      order by t.pedida_em desc, t.id desc limit 5;
  end if;
  if app.pode(array['pg-atendimentos', 'pg-atendimento'], 'ver') then
    return query
      select 'atendimentos', a.id, a.codigo, a.assunto || ' · ' || c.nome, '/atendimentos/' || a.codigo || '/'
      from public.atendimentos a
      join public.contatos c on c.id = a.contato_id
      where a.conta_id = conta and a.excluido_em is null and a.busca || ' ' || c.busca like all (padroes)
      order by a.resolvido_em is null desc, a.criado_em desc, a.id limit 5;
  end if;
end $$;

-- Um atendimento se resolve em um passo, de onde estiver: quem já respondeu ao cliente não passa por "Em atendimento".
create or replace function app.proximos_status_atendimento(status text) returns text[]
language sql immutable parallel safe set search_path = '' as $$
  select case status
    when 'novo' then array['em_atendimento', 'resolvido']
    when 'em_atendimento' then array['aguardando_cliente', 'aguardando_interno', 'resolvido']
    when 'aguardando_cliente' then array['em_atendimento', 'resolvido']
    when 'aguardando_interno' then array['em_atendimento', 'resolvido']
    when 'resolvido' then array['em_atendimento']
    else '{}'
  end
$$;

-- Sem conversa, quem o resolve também respondeu.
create function app.responder_ao_resolver() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.primeira_resposta_em := coalesce(new.primeira_resposta_em, app.agora());
  return new;
end $$;
create trigger antes_de_preparar before update on public.atendimentos
  for each row when (old.status = 'novo' and new.status = 'resolvido' and new.chat_id is null)
  execute function app.responder_ao_resolver();
