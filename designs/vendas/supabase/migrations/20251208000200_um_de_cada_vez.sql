/*
 * Quem confere e depois grava espera a vez: dois pedidos do mesmo instante viam os dois que nada havia, e passavam do
 * limite, gravavam duas vezes ou recebiam o texto de um erro do banco.
 */

create or replace function public.rpc_entrada_tentar(p_chave text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('entrada|' || p_chave, 0));
  -- As de outros podem estar sendo apagadas agora; o que é velho não conta.
  delete from app.tentativas_entrada where ctid in (
    select t.ctid from app.tentativas_entrada t where t.em < now() - interval '1 minute' for update skip locked);
  if (select count(*) >= 5 from app.tentativas_entrada t
    where t.chave = p_chave and t.em >= now() - interval '1 minute') then
    return false;
  end if;
  insert into app.tentativas_entrada (chave) values (p_chave);
  return true;
end $$;

create or replace function public.rpc_cadastro_concluir(p_id uuid, p_email text, p_nome text, p_conta text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  nova uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('cadastro|' || p_id, 0));
  if exists (select from public.usuarios where id = p_id) then
    return;
  end if;
  if char_length(btrim(coalesce(p_nome, ''))) not between 3 and 80
    or char_length(btrim(coalesce(p_conta, ''))) not between 2 and 80 then
    perform app.erro('validacao', 422, '{"nome":"nome ou nome da conta ausente"}');
  end if;
  -- O começo de um id pode ser a hora: duas contas do mesmo nome, no mesmo minuto, começariam iguais.
  insert into public.contas (nome, slug)
    values (btrim(p_conta),
      btrim(regexp_replace(app.sem_acento(p_conta), '[^a-z0-9]+', '-', 'g'), '-') || '-' || left(md5(p_id::text), 8))
    returning id into nova;
  insert into public.usuarios (id, conta_id, nome, email, perfil, permissoes)
    values (p_id, nova, btrim(p_nome), lower(btrim(p_email)), 'proprietario', app.permissoes_do_perfil('proprietario'));
  perform app.preparar_conta(nova);
end $$;

create or replace function public.rpc_usuario_convidar(p_nome text, p_email text, p_perfil text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  endereco constant text := lower(btrim(p_email));
  novo uuid;
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_perfil is null
    or p_perfil not in ('proprietario', 'comercial', 'suporte', 'logistica', 'financeiro', 'trafego') then
    perform app.erro('validacao', 422, '{"perfil":"perfil desconhecido"}');
  end if;
  if char_length(btrim(coalesce(p_nome, ''))) not between 2 and 80 then
    perform app.erro('validacao', 422, '{"nome":"Use de 2 a 80 caracteres."}');
  end if;
  if endereco is null or char_length(endereco) > 254 or endereco !~ '^[^[:space:]@]+@[^[:space:]@]+\.[^[:space:]@]+$' then
    perform app.erro('validacao', 422, '{"email":"E-mail inválido."}');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('convite|' || endereco, 0));
  if exists (select from public.usuarios where email = endereco and conta_id = app.conta())
    or exists (select from auth.users a join public.usuarios u on u.id = a.id where a.email = endereco) then
    perform app.erro('duplicado', 409, '{"email":"Já existe alguém com este e-mail."}');
  end if;
  insert into public.usuarios (conta_id, nome, email, perfil, permissoes, convidado_em)
    values (app.conta(), btrim(p_nome), endereco, p_perfil, app.permissoes_do_perfil(p_perfil), now())
    returning id into novo;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'usuario_convidado', 'usuarios', novo, jsonb_build_object('perfil', p_perfil));
  return novo;
end $$;

-- Um link que outra pessoa acabou de gravar com o mesmo código é dito como os que já existiam.
alter function public.rpc_links_salvar(text, text[], jsonb, boolean) rename to salvar_links;
alter function public.salvar_links(text, text[], jsonb, boolean) set schema app;
revoke execute on function app.salvar_links(text, text[], jsonb, boolean) from authenticated, service_role;
create function public.rpc_links_salvar(p_nome text, p_urls text[], p_dados jsonb, p_curto boolean default false)
returns int
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('links|' || app.conta(), 0));
  return app.salvar_links(p_nome, p_urls, p_dados, p_curto);
end $$;
grant execute on function public.rpc_links_salvar(text, text[], jsonb, boolean) to authenticated;
comment on function public.rpc_links_salvar is 'Grava links transformados e devolve quantos. @notnull @json p_dados {"type":"json"}';

create or replace function public.rpc_rastreio_trocar_codigo(p_id uuid, p_codigo text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  r constant public.rastreios := app.rastreio_travado(p_id);
  novo constant text := app.codigo_de_rastreio(r.transportadora, p_codigo);
begin
  if novo is null then
    perform app.erro('validacao', 422, jsonb_build_object('codigo', app.erro_de_codigo(r.transportadora))::text);
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rastreio|' || r.conta_id || '|' || novo, 0));
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
