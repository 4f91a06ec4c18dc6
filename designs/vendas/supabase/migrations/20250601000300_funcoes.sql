-- Funções que o app chama.

-- Devolve o CPF ou CNPJ inteiro a quem pode vê-lo, e deixa registro.
create function public.rpc_documento_revelar(p_tabela text, p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  valor text;
begin
  if app.conta() is null or not (app.pode('pg-contatos', 'gerir')
    or exists (select from public.usuarios where id = app.usuario() and perfil = 'financeiro')
      and app.ve_contatos('ver')) then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_tabela <> 'contatos' then
    perform app.erro('nao_encontrado', 404);
  end if;
  select documento into valor from public.contatos
    where id = p_id and conta_id = app.conta() and excluido_em is null;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id)
    values (app.conta(), app.usuario(), 'documento_revelado', p_tabela, p_id);
  return valor;
end $$;
comment on function public.rpc_documento_revelar is
  'Devolve o CPF ou CNPJ inteiro e registra quem o viu.';

-- Encontra por CPF ou CNPJ completo, com ou sem pontuação.
create function public.rpc_documento_buscar(p_tabela text, p_doc text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.ve_contatos('ver') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_tabela <> 'contatos' then
    perform app.erro('nao_encontrado', 404);
  end if;
  return query
    select id from public.contatos
    where conta_id = app.conta() and excluido_em is null
      and documento = upper(regexp_replace(p_doc, '[^0-9A-Za-z]', '', 'g'))
    order by criado_em, id;
end $$;
comment on function public.rpc_documento_buscar is
  'Ids das linhas com este CPF ou CNPJ completo.';

-- Uma linha só; nulo onde quem pergunta não tem a página, ou onde ainda não há a tabela.
create function public.rpc_contadores_menu()
returns table (chats bigint, atendimentos bigint, recuperacoes bigint, envios bigint)
language sql stable security definer set search_path = '' as $$
  select null::bigint, null::bigint, null::bigint, null::bigint where app.conta() is not null
$$;
comment on function public.rpc_contadores_menu is
  'Números ao lado dos itens do menu. @nullable chats atendimentos recuperacoes envios';

create function public.rpc_usuario_convidar(p_nome text, p_email text, p_perfil text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  endereco constant text := lower(btrim(p_email));
  novo uuid;
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_perfil not in ('proprietario', 'comercial', 'suporte', 'logistica', 'financeiro', 'trafego') then
    perform app.erro('validacao', 422, '{"perfil":"perfil desconhecido"}');
  end if;
  if exists (select from public.usuarios where email = endereco and conta_id = app.conta())
    or exists (select from auth.users where email = endereco) then
    perform app.erro('duplicado', 409, 'e-mail');
  end if;
  insert into public.usuarios (conta_id, nome, email, perfil, permissoes, convidado_em)
    values (app.conta(), btrim(p_nome), endereco, p_perfil, app.permissoes_do_perfil(p_perfil), now())
    returning id into novo;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'usuario_convidado', 'usuarios', novo, jsonb_build_object('perfil', p_perfil));
  return novo;
end $$;
comment on function public.rpc_usuario_convidar is
  'Convida uma pessoa para a conta, com as permissões de fábrica do perfil; devolve o id do convite. @notnull';

create function public.rpc_usuario_permissoes(p_id uuid, p_permissoes jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  gravadas jsonb;
begin
  if not app.cuida_da_conta() then
    perform app.erro('sem_permissao', 403);
  end if;
  if jsonb_typeof(p_permissoes) is distinct from 'array' then
    perform app.erro('validacao', 422, '{"permissoes":"lista inválida"}');
  end if;
  -- O gatilho de usuarios confere a lista e que ninguém tira de si o cuidado da conta.
  update public.usuarios set permissoes = p_permissoes
    where id = p_id and conta_id = app.conta()
    returning permissoes into gravadas;
  if not found then
    perform app.erro('nao_encontrado', 404);
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, entidade_id, detalhe)
    values (app.conta(), app.usuario(), 'permissoes_mudadas', 'usuarios', p_id, p_permissoes);
  return gravadas;
end $$;
comment on function public.rpc_usuario_permissoes is
  'Grava as permissões de uma pessoa e devolve o que ficou. @notnull @json p_permissoes {"type":"list","item":{"type":"json","fields":{"pagina":{"type":"text"},"nivel":{"type":"text","nullable":true,"enum":["ver","editar","gerir"]},"escopo":{"type":"text","nullable":true,"enum":["todos","proprios"]}}}} @json {"type":"list","item":{"type":"json","fields":{"pagina":{"type":"text"},"nivel":{"type":"text","nullable":true,"enum":["ver","editar","gerir"]},"escopo":{"type":"text","nullable":true,"enum":["todos","proprios"]}}}}';

create function public.rpc_perfil_permissoes(p_perfil text) returns jsonb
language sql stable set search_path = '' as $$
  select app.permissoes_do_perfil(p_perfil)
$$;
comment on function public.rpc_perfil_permissoes is
  'As permissões de fábrica de um perfil. @notnull @json {"type":"list","item":{"type":"json","fields":{"pagina":{"type":"text"},"nivel":{"type":"text","nullable":true,"enum":["ver","editar","gerir"]},"escopo":{"type":"text","nullable":true,"enum":["todos","proprios"]}}}}';

grant execute on function
  public.rpc_documento_revelar(text, uuid),
  public.rpc_documento_buscar(text, text),
  public.rpc_contadores_menu(),
  public.rpc_usuario_convidar(text, text, text),
  public.rpc_usuario_permissoes(uuid, jsonb),
  public.rpc_perfil_permissoes(text)
  to authenticated;

-- Entrada ----------------------------------------------------------------------------------------
-- Só a função `auth`, com a chave de serviço, chama o que segue.

create unlogged table app.tentativas_entrada (
  chave text not null,
  em timestamptz not null default now()
);
create index tentativas_entrada_chave on app.tentativas_entrada (chave, em);

-- Conta uma tentativa e diz se ainda pode: cinco por minuto para cada e-mail e endereço.
create function public.rpc_entrada_tentar(p_chave text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from app.tentativas_entrada where em < now() - interval '1 minute';
  if (select count(*) >= 5 from app.tentativas_entrada where chave = p_chave) then
    return false;
  end if;
  insert into app.tentativas_entrada (chave) values (p_chave);
  return true;
end $$;

-- Uma entrada que deu certo zera a conta.
create function public.rpc_entrada_liberar(p_chave text) returns void
language sql volatile security definer set search_path = '' as $$
  delete from app.tentativas_entrada where chave = p_chave
$$;

-- Liga uma pessoa autenticada à sua conta: ao convite que a espera, ou a uma conta nova que passa a ser dela.
create function public.rpc_cadastro_concluir(p_id uuid, p_email text, p_nome text, p_conta text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  endereco constant text := lower(btrim(p_email));
  convite uuid;
  nova uuid;
begin
  if exists (select from public.usuarios where id = p_id) then
    return;
  end if;
  select u.id into convite from public.usuarios u
    where u.email = endereco and u.ativo and u.convidado_em is not null
      and not exists (select from auth.users a where a.id = u.id)
    order by u.convidado_em desc limit 1
    for update;
  if found then
    update public.usuarios set id = p_id, nome = coalesce(nullif(btrim(p_nome), ''), nome) where id = convite;
    return;
  end if;

  if char_length(btrim(coalesce(p_nome, ''))) < 3 or char_length(btrim(coalesce(p_conta, ''))) < 2 then
    perform app.erro('validacao', 422, '{"nome":"nome ou nome da conta ausente"}');
  end if;
  insert into public.contas (nome, slug)
    values (btrim(p_conta),
      btrim(regexp_replace(app.sem_acento(p_conta), '[^a-z0-9]+', '-', 'g'), '-') || '-' || left(p_id::text, 8))
    returning id into nova;
  insert into public.usuarios (id, conta_id, nome, email, perfil, permissoes)
    values (p_id, nova, btrim(p_nome), endereco, 'proprietario', app.permissoes_do_perfil('proprietario'));
  insert into public.tags (conta_id, nome, cor) values
    (nova, 'Cliente', '#1B7F4B'), (nova, 'Interessado', '#1D5BD6'), (nova, 'VIP', '#7A3EC8'),
    (nova, 'Aluno', '#0E7490'), (nova, 'Afiliado', '#B45309'), (nova, 'Não contatar', '#B42318');
end $$;

grant execute on function
  public.rpc_entrada_tentar(text),
  public.rpc_entrada_liberar(text),
  public.rpc_cadastro_concluir(uuid, text, text, text)
  to service_role;
