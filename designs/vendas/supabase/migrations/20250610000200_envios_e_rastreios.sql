-- Envios de produtos físicos, as etiquetas deles e o caminho de cada objeto até quem comprou.

create table public.envios (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  codigo text not null default '' check (codigo ~ '^ENV-\d{6,}$'),
  transacao_id uuid,
  contato_id uuid,
  produto_id uuid,
  destinatario_nome text not null check (char_length(destinatario_nome) between 1 and 200),
  destinatario_documento text,
  documento_mascara text generated always as (app.documento_mascarado(destinatario_documento)) stored,
  telefone text,
  cep text check (cep ~ '^\d{8}$'),
  logradouro text,
  numero text,
  complemento text,
  bairro text,
  cidade text,
  uf text check (uf ~ '^[A-Z]{2}$'),
  transportadora text not null default 'correios' check (transportadora in ('correios', 'jadlog', 'loggi', 'outra')),
  servico text not null default 'pac' check (servico in ('pac', 'sedex', 'economico', 'expresso')),
  status text not null default 'pendente' check (status in ('pendente', 'endereco_incompleto', 'em_separacao',
    'etiqueta_emitida', 'postado', 'entregue', 'devolvido', 'extraviado', 'cancelado')),
  peso_g int check (peso_g >= 0),
  altura_cm int check (altura_cm >= 0),
  largura_cm int check (largura_cm >= 0),
  comprimento_cm int check (comprimento_cm >= 0),
  valor_frete_centavos bigint not null default 0 check (valor_frete_centavos >= 0),
  valor_declarado_centavos bigint not null default 0 check (valor_declarado_centavos >= 0),
  nota_fiscal_chave text check (nota_fiscal_chave ~ '^\d{44}$'),
  etiqueta_arquivo_id uuid,
  etiqueta_pedida_em timestamptz,
  etiqueta_erro text,
  prazo_dias int check (prazo_dias >= 0),
  previsto_em date,
  postado_em timestamptz,
  reembolsado_em timestamptz,
  motivo_cancelamento text,
  observacao text check (char_length(observacao) <= 2000),
  versao int not null default 1,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, codigo),
  foreign key (conta_id, transacao_id) references public.transacoes (conta_id, id) on delete set null (transacao_id),
  foreign key (conta_id, contato_id) references public.contatos (conta_id, id) on delete set null (contato_id),
  foreign key (conta_id, produto_id) references public.produtos (conta_id, id) on delete set null (produto_id),
  foreign key (conta_id, etiqueta_arquivo_id) references public.arquivos (conta_id, id)
    on delete set null (etiqueta_arquivo_id)
);
comment on column public.envios.etiqueta_pedida_em is 'Desde quando se espera a etiqueta.';
comment on column public.envios.reembolsado_em is 'Quando a venda se devolveu, se o objeto já estava postado.';
create index envios_conta_status on public.envios (conta_id, status, criado_em);
create index envios_transacao on public.envios (conta_id, transacao_id);
create index envios_contato on public.envios (conta_id, contato_id);
create trigger marcar_atualizacao before update on public.envios
  for each row execute function app.marcar_atualizacao();

create table public.rastreios (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  envio_id uuid not null,
  transportadora text not null check (transportadora in ('correios', 'jadlog', 'loggi', 'outra')),
  codigo text not null,
  status text not null default 'aguardando_postagem' check (status in ('aguardando_postagem', 'postado',
    'em_transito', 'saiu_para_entrega', 'tentativa_falha', 'aguardando_retirada', 'entregue', 'em_devolucao',
    'devolvido', 'extraviado')),
  ultimo_evento_em timestamptz,
  ultimo_evento_texto text,
  previsto_em date,
  entregue_em timestamptz,
  proxima_consulta_em timestamptz,
  falhas_consulta int not null default 0,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, transportadora, codigo),
  foreign key (conta_id, envio_id) references public.envios (conta_id, id) on delete cascade
);
create index rastreios_conta_status on public.rastreios (conta_id, status, ultimo_evento_em);
create index rastreios_envio on public.rastreios (envio_id);
create index rastreios_a_consultar on public.rastreios (proxima_consulta_em) where proxima_consulta_em is not null;
create trigger marcar_atualizacao before update on public.rastreios
  for each row execute function app.marcar_atualizacao();

create table public.rastreio_eventos (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  rastreio_id uuid not null,
  tipo text not null,
  codigo_evento text not null,
  descricao text not null,
  detalhe text,
  cidade text,
  uf text,
  destino_cidade text,
  destino_uf text,
  status text not null,
  ocorrido_em timestamptz not null,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (rastreio_id, tipo, codigo_evento, ocorrido_em),
  foreign key (conta_id, rastreio_id) references public.rastreios (conta_id, id) on delete cascade
);
create trigger marcar_atualizacao before update on public.rastreio_eventos
  for each row execute function app.marcar_atualizacao();

-- Regras -----------------------------------------------------------------------------------------

-- Para onde um envio pode ir à mão. O que vem depois de postado, o rastreio conta.
create function app.proximos_status_envio(status text) returns text[]
language sql immutable parallel safe as $$
  select case status
    when 'pendente' then array['em_separacao', 'cancelado']
    when 'endereco_incompleto' then array['cancelado']
    when 'em_separacao' then array['pendente', 'etiqueta_emitida', 'cancelado']
    when 'etiqueta_emitida' then array['em_separacao', 'postado', 'cancelado']
    when 'postado' then array['entregue', 'devolvido', 'extraviado']
    when 'entregue' then array['devolvido', 'extraviado']
    when 'devolvido' then array['entregue', 'extraviado']
    when 'extraviado' then array['entregue', 'devolvido']
    else array[]::text[]
  end
$$;

create function app.rotulo_envio(status text) returns text
language sql immutable parallel safe as $$
  select case status
    when 'pendente' then 'Pendente'
    when 'endereco_incompleto' then 'Endereço incompleto'
    when 'em_separacao' then 'Em separação'
    when 'etiqueta_emitida' then 'Etiqueta emitida'
    when 'postado' then 'Postado'
    when 'entregue' then 'Entregue'
    when 'devolvido' then 'Devolvido'
    when 'extraviado' then 'Extraviado'
    when 'cancelado' then 'Cancelado'
    else status
  end
$$;

create function app.postado_ou_depois(status text) returns boolean
language sql immutable parallel safe as $$
  select status in ('postado', 'entregue', 'devolvido', 'extraviado')
$$;

create function app.rastreio_acabou(status text) returns boolean
language sql immutable parallel safe as $$
  select status in ('entregue', 'devolvido', 'extraviado')
$$;

-- O dígito de um código dos Correios, pelos oito números dele.
create function app.digito_s10(numeros text) returns int
language sql immutable parallel safe set search_path = '' as $$
  select case resto when 10 then 0 when 11 then 5 else resto end
  from (
    select 11 - sum(substr(numeros, peso.lugar::int, 1)::int * peso.peso)::int % 11 as resto
    from unnest(array[8, 6, 4, 2, 3, 5, 9, 7]) with ordinality as peso(peso, lugar)
  ) as soma
$$;

-- Um código de rastreio em maiúsculas e sem espaços; nulo, se não é um código da transportadora.
create function app.codigo_de_rastreio(transportadora text, texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when case transportadora
      when 'correios' then codigo ~ '^[A-Z]{2}\d{9}BR$'
        and app.digito_s10(substr(codigo, 3, 8)) = nullif(substr(codigo, 11, 1), '')::int
      when 'jadlog' then codigo ~ '^\d{14}$'
      else codigo ~ '^[A-Z0-9-]{6,30}$'
    end then codigo
  end
  from (select regexp_replace(upper(texto), '\s', '', 'g') as codigo) as limpo
$$;

-- O que um evento dos Correios diz do objeto; nulo quando não diz onde ele está.
create function app.status_dos_correios(tipo text, codigo text, descricao text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when tipo = 'PO' and codigo in ('01', '09') then 'postado'
    when (tipo, codigo) in (('RO', '01'), ('DO', '01'), ('DO', '02'), ('PMT', '01'), ('CD', '02')) then 'em_transito'
    when tipo = 'OEC' and codigo = '01' then 'saiu_para_entrega'
    when tipo in ('BDE', 'BDI', 'BDR') and codigo = '01' then 'entregue'
    when tipo in ('BDE', 'BDI', 'BDR') and codigo in ('02', '20') then 'tentativa_falha'
    when tipo = 'LDI' and codigo in ('01', '02', '03') then 'aguardando_retirada'
    when (tipo, codigo) in (('FC', '47'), ('BDE', '23')) then
      case when app.sem_acento(descricao) ~ '(entregue|devolvido) ao remetente' then 'devolvido' else 'em_devolucao' end
    when tipo = 'BDE' and codigo in ('09', '50', '51', '52') then 'extraviado'
  end
$$;

-- O que um aviso de quem emite etiquetas diz do objeto.
create function app.status_da_etiqueta(evento text) returns text
language sql immutable parallel safe as $$
  select case evento
    when 'created' then 'etiqueta_emitida' when 'pending' then 'etiqueta_emitida'
    when 'released' then 'etiqueta_emitida' when 'generated' then 'etiqueta_emitida'
    when 'posted' then 'postado' when 'received' then 'em_transito' when 'delivered' then 'entregue'
    when 'undelivered' then 'tentativa_falha' when 'cancelled' then 'em_separacao'
  end
$$;

-- De quanto em quanto tempo se pergunta por um objeto; nunca mais, quando chegou ao fim.
create function app.proxima_consulta(status text, em timestamptz) returns timestamptz
language sql immutable parallel safe as $$
  select case
    when status in ('entregue', 'devolvido', 'extraviado') then null
    when status = 'saiu_para_entrega' then em + interval '1 hour'
    else em + interval '6 hours'
  end
$$;

-- Numera e completa um envio. Sem o endereço inteiro ele não se separa.
create function app.preparar_envio() returns trigger
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
    new.previsto_em := coalesce(new.previsto_em, app.dia(new.postado_em) + new.prazo_dias);
  end if;
  return new;
end $$;
create trigger preparar before insert or update on public.envios
  for each row execute function app.preparar_envio();

-- Uma venda aprovada de um produto físico tem um envio; a devolvida o cancela, ou avisa quem já o postou.
create function app.enviar_produto() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('aprovada', 'completa') then
    update public.envios set reembolsado_em = null
      where conta_id = new.conta_id and transacao_id = new.id and reembolsado_em is not null;
    insert into public.envios (conta_id, transacao_id, contato_id, produto_id, destinatario_nome, destinatario_documento,
      telefone, cep, logradouro, numero, complemento, bairro, cidade, uf, peso_g, altura_cm, largura_cm, comprimento_cm,
      valor_frete_centavos, valor_declarado_centavos)
    select new.conta_id, new.id, new.contato_id, p.id, new.comprador_nome, new.comprador_documento,
      coalesce(new.comprador_telefone, c.telefone), c.cep, c.logradouro, c.numero, c.complemento, c.bairro, c.cidade,
      c.uf, p.peso_g, p.altura_cm, p.largura_cm, p.comprimento_cm, new.frete_centavos, new.valor_produto_centavos
    from public.produtos p
    left join public.contatos c on c.conta_id = new.conta_id and c.id = new.contato_id
    where p.conta_id = new.conta_id and p.id = new.produto_id and p.fisico
      and (new.origem <> 'importacao' or new.pedida_em > app.agora() - interval '30 days')
      and not exists (
        select from public.envios e
        where e.conta_id = new.conta_id and e.transacao_id = new.id and e.status <> 'cancelado');
  elsif new.status in ('reembolsada', 'chargeback') then
    update public.envios set status = 'cancelado', motivo_cancelamento = 'Venda devolvida', versao = versao + 1
      where conta_id = new.conta_id and transacao_id = new.id and status <> 'cancelado'
        and not app.postado_ou_depois(status);
    update public.envios set reembolsado_em = app.agora(), versao = versao + 1
      where conta_id = new.conta_id and transacao_id = new.id and app.postado_ou_depois(status);
  end if;
  return null;
end $$;
-- Vendas antigas, que entram de uma vez, já foram enviadas.
create trigger enviar_ao_criar after insert on public.transacoes
  for each row when (new.origem <> 'legado') execute function app.enviar_produto();
create trigger enviar_ao_mudar after update of status on public.transacoes
  for each row when (new.status is distinct from old.status) execute function app.enviar_produto();

-- O objeto de um envio que passa a ter código, e o envio que acompanha o objeto ------------------

create function app.criar_rastreio(p_envio uuid, p_codigo text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios;
  limpo text;
  novo uuid;
begin
  select * into e from public.envios where id = p_envio;
  limpo := app.codigo_de_rastreio(e.transportadora, p_codigo);
  if limpo is null then
    perform app.erro('validacao', 422, jsonb_build_object('codigo', case e.transportadora
      when 'correios' then 'Código de rastreio inválido. Confira os 13 caracteres.'
      when 'jadlog' then 'Código de rastreio inválido. Confira os 14 números.'
      else 'Código de rastreio inválido.' end)::text);
  end if;
  select r.id into novo from public.rastreios r
    where r.conta_id = e.conta_id and r.transportadora = e.transportadora and r.codigo = limpo
      and r.envio_id = e.id;
  if novo is null then
    insert into public.rastreios (conta_id, envio_id, transportadora, codigo)
      values (e.conta_id, e.id, e.transportadora, limpo) on conflict do nothing returning id into novo;
  end if;
  if novo is null then
    perform app.erro('validacao', 422, '{"codigo":"Este código já é de outro envio."}');
  end if;
  return novo;
end $$;

create function app.espelhar_rastreio() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.envios e set versao = versao + 1,
    status = case when app.rastreio_acabou(new.status) then new.status else 'postado' end,
    postado_em = coalesce(e.postado_em, new.ultimo_evento_em)
  where e.id = new.envio_id and e.status <> 'cancelado'
    and e.status is distinct from case when app.rastreio_acabou(new.status) then new.status else 'postado' end;
  return null;
end $$;
create trigger espelhar after update of status on public.rastreios
  for each row when (new.status is distinct from old.status and new.status <> 'aguardando_postagem')
  execute function app.espelhar_rastreio();

/*
 * Guarda o que aconteceu com um objeto. Um evento que já se tem não se repete; um mais antigo do que o último só fica na
 * história, e o que não diz onde o objeto está muda o texto. Do fim, só à mão se volta.
 */
create function app.guardar_evento(p_rastreio uuid, p_tipo text, p_codigo text, p_descricao text, p_em timestamptz,
  p_status text, p_cidade text default null, p_uf text default null, p_detalhe text default null) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  r public.rastreios;
begin
  select * into r from public.rastreios where id = p_rastreio for update;
  insert into public.rastreio_eventos (conta_id, rastreio_id, tipo, codigo_evento, descricao, detalhe, cidade, uf, status,
    ocorrido_em)
  values (r.conta_id, r.id, p_tipo, p_codigo, p_descricao, p_detalhe, p_cidade, p_uf, coalesce(p_status, r.status), p_em)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  if r.ultimo_evento_em is not null and p_em < r.ultimo_evento_em then
    return true;
  end if;
  update public.rastreios set ultimo_evento_em = p_em, ultimo_evento_texto = p_descricao,
    status = case when app.rastreio_acabou(r.status) and p_tipo <> 'manual' then r.status
      else coalesce(p_status, r.status) end,
    entregue_em = case when p_status = 'entregue' then coalesce(entregue_em, p_em) else entregue_em end
  where id = r.id;
  return true;
end $$;

-- O que um adaptador chama, com a chave de serviço -----------------------------------------------

create function public.rpc_etiquetas_pedidas(p_conta uuid) returns setof public.envios
language sql stable security definer set search_path = '' as $$
  select * from public.envios e
  where e.conta_id = p_conta and e.status = 'em_separacao' and e.etiqueta_pedida_em is not null
  order by e.etiqueta_pedida_em, e.id limit 100
$$;

/*
 * Um aviso de quem emite etiquetas: a etiqueta saiu, com o código do objeto; não saiu, com o motivo; foi cancelada; ou o
 * objeto andou. Devolve o status do envio.
 */
create function public.rpc_etiqueta_situacao(p_envio uuid, p_evento text, p_codigo text default null,
  p_erro text default null, p_em timestamptz default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios;
  destino constant text := app.status_da_etiqueta(p_evento);
  objeto uuid;
begin
  select * into e from public.envios where id = p_envio for update;
  if e.id is null then
    return null;
  elsif p_erro is not null then
    update public.envios set etiqueta_erro = p_erro, etiqueta_pedida_em = null, versao = versao + 1
      where id = e.id and status = 'em_separacao';
  elsif destino = 'etiqueta_emitida' then
    if p_codigo is not null and e.status in ('em_separacao', 'etiqueta_emitida') then
      perform app.criar_rastreio(e.id, p_codigo);
      update public.envios set status = 'etiqueta_emitida', etiqueta_erro = null, versao = versao + 1
        where id = e.id and status = 'em_separacao';
    end if;
  elsif destino = 'em_separacao' then
    update public.envios set status = 'em_separacao', versao = versao + 1 where id = e.id and status = 'etiqueta_emitida';
    delete from public.rastreios where envio_id = e.id and status = 'aguardando_postagem';
  elsif destino is not null then
    select r.id into objeto from public.rastreios r where r.envio_id = e.id order by r.criado_em desc, r.id limit 1;
    if objeto is not null then
      perform app.guardar_evento(objeto, 'etiqueta', p_evento, case destino
        when 'postado' then 'Objeto postado' when 'em_transito' then 'Objeto recebido pela transportadora'
        when 'entregue' then 'Objeto entregue' else 'Entrega não efetuada' end, coalesce(p_em, app.agora()), destino);
      update public.rastreios set proxima_consulta_em = app.proxima_consulta(status, app.agora()) where id = objeto;
    end if;
  end if;
  return (select status from public.envios where id = e.id);
end $$;

-- Os objetos pelos quais é hora de perguntar. Quem pega um fica com ele até a consulta seguinte.
create function public.rpc_rastreios_consultar(p_conta uuid, p_limite int default 50)
returns table (id uuid, transportadora text, codigo text)
language sql volatile security definer set search_path = '' as $$
  update public.rastreios r set proxima_consulta_em = app.proxima_consulta(r.status, app.agora())
  where r.id in (
    select v.id from public.rastreios v
    where v.conta_id = p_conta and v.proxima_consulta_em <= app.agora()
    order by v.proxima_consulta_em, v.id limit p_limite for update skip locked)
  returning r.id, r.transportadora, r.codigo
$$;

-- O que a transportadora respondeu: os eventos do objeto, com os nomes dela; ou que não respondeu.
create function public.rpc_rastreio_receber(p_rastreio uuid, p_eventos jsonb, p_previsto date default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  e record;
  novos int := 0;
  transportadora text;
begin
  select r.transportadora into transportadora from public.rastreios r where r.id = p_rastreio for update;
  if transportadora is null then
    return 0;
  end if;
  for e in
    select * from jsonb_to_recordset(p_eventos) as evento(tipo text, codigo text, descricao text, detalhe text,
      cidade text, uf text, status text, em timestamptz)
    order by em
  loop
    novos := novos + app.guardar_evento(p_rastreio, e.tipo, e.codigo, e.descricao, e.em,
      case transportadora when 'correios' then app.status_dos_correios(e.tipo, e.codigo, e.descricao)
        else e.status end, e.cidade, e.uf, e.detalhe)::int;
  end loop;
  update public.rastreios set falhas_consulta = 0, previsto_em = coalesce(p_previsto, previsto_em),
    proxima_consulta_em = app.proxima_consulta(status, app.agora())
  where id = p_rastreio;
  return novos;
end $$;

create function public.rpc_rastreio_falhou(p_rastreio uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.rastreios set falhas_consulta = falhas_consulta + 1,
    proxima_consulta_em = app.proxima_consulta(status, app.agora())
  where id = p_rastreio
$$;
grant execute on function public.rpc_etiquetas_pedidas(uuid),
  public.rpc_etiqueta_situacao(uuid, text, text, text, timestamptz), public.rpc_rastreios_consultar(uuid, int),
  public.rpc_rastreio_receber(uuid, jsonb, date), public.rpc_rastreio_falhou(uuid) to service_role;

-- O que as pessoas chamam ------------------------------------------------------------------------

create function app.envio_travado(p_id uuid) returns public.envios
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios;
begin
  if not app.pode('pg-envios-logistica', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  select * into e from public.envios x where x.id = p_id and x.conta_id = app.conta() for update;
  if e.id is null then
    perform app.erro('nao_encontrado', 404);
  end if;
  return e;
end $$;

-- Muda destinatário, endereço, serviço, medidas e frete de um envio que ainda não saiu. Devolve a nova versão.
create function public.rpc_envio_salvar(p_id uuid, p_dados jsonb, p_versao int) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios := app.envio_travado(p_id);
  novo public.envios := jsonb_populate_record(e, p_dados - array['id', 'conta_id', 'codigo', 'status', 'versao']);
begin
  if e.versao is distinct from p_versao then
    perform app.erro('conflito_versao', 409);
  end if;
  if e.status not in ('pendente', 'endereco_incompleto', 'em_separacao') then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_envio(e.status), 'para', app.rotulo_envio('pendente'))::text);
  end if;
  if nullif(btrim(novo.destinatario_nome), '') is null then
    perform app.erro('validacao', 422, '{"destinatario_nome":"Preencha este campo."}');
  end if;
  if novo.cep !~ '^\d{8}$' then
    perform app.erro('validacao', 422, '{"cep":"CEP inválido. Use 8 dígitos."}');
  end if;
  update public.envios set destinatario_nome = btrim(novo.destinatario_nome),
    destinatario_documento = novo.destinatario_documento, telefone = novo.telefone, cep = novo.cep,
    logradouro = novo.logradouro, numero = novo.numero, complemento = novo.complemento, bairro = novo.bairro,
    cidade = novo.cidade, uf = novo.uf, transportadora = novo.transportadora, servico = novo.servico,
    peso_g = novo.peso_g, altura_cm = novo.altura_cm, largura_cm = novo.largura_cm,
    comprimento_cm = novo.comprimento_cm, valor_frete_centavos = novo.valor_frete_centavos,
    valor_declarado_centavos = novo.valor_declarado_centavos, nota_fiscal_chave = novo.nota_fiscal_chave,
    prazo_dias = novo.prazo_dias, observacao = novo.observacao, versao = versao + 1,
    status = case when status = 'em_separacao' and novo.cep is null then 'pendente' else status end
  where id = e.id;
  return e.versao + 1;
end $$;
comment on function public.rpc_envio_salvar is
  'Muda um envio que ainda não tem etiqueta; devolve a nova versão. @notnull';

/*
 * Muda o status de envios, um por um: o que não pode ser fica como está e diz por quê. Postar pede o código do objeto
 * (`codigo`), se a etiqueta não o trouxe, e o momento (`em`), se não foi agora.
 */
create function public.rpc_envio_status(p_ids uuid[], p_status text, p_dados jsonb default '{}')
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
          previsto_em = coalesce(previsto_em, app.dia(momento) + e.prazo_dias)
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
comment on function public.rpc_envio_status is
  'Muda o status de envios; uma linha por envio diz se mudou. @notnull id ok @json p_dados {"type":"json"}';

-- Pede a etiqueta de envios em separação; quem a emite responde depois, um por um.
create function public.rpc_etiquetas_emitir(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  pedidas int;
begin
  if not app.pode('pg-envios-logistica', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  update public.envios set etiqueta_pedida_em = app.agora(), etiqueta_erro = null, versao = versao + 1
    where id = any(p_ids) and conta_id = app.conta() and status = 'em_separacao';
  get diagnostics pedidas = row_count;
  return pedidas;
end $$;
comment on function public.rpc_etiquetas_emitir is 'Pede as etiquetas de envios em separação; devolve quantas. @notnull';

-- Pergunta já por estes objetos, no minuto seguinte.
create function public.rpc_rastreio_atualizar(p_ids uuid[]) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  pedidos int;
begin
  if not app.pode(array['pg-rastreios-envios', 'pg-envios-logistica'], 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if cardinality(p_ids) > 50 then
    perform app.erro('limite', 422, '{"n":50}');
  end if;
  update public.rastreios set proxima_consulta_em = app.agora()
    where id = any(p_ids) and conta_id = app.conta() and not app.rastreio_acabou(status);
  get diagnostics pedidos = row_count;
  return pedidos;
end $$;
comment on function public.rpc_rastreio_atualizar is
  'Consulta de novo até 50 objetos; devolve quantos ainda estão a caminho. @notnull';

grant execute on function public.rpc_envio_salvar(uuid, jsonb, int), public.rpc_envio_status(uuid[], text, jsonb),
  public.rpc_etiquetas_emitir(uuid[]), public.rpc_rastreio_atualizar(uuid[]) to authenticated;

-- Quem vê ----------------------------------------------------------------------------------------

create function app.ve_envios() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.pode(array['pg-envios-logistica', 'pg-rastreios-envios'], 'ver')
$$;
grant execute on function app.ve_envios(), app.rastreio_acabou(text), app.rotulo_envio(text) to authenticated;

alter table public.envios enable row level security;
alter table public.envios force row level security;
alter table public.rastreios enable row level security;
alter table public.rastreios force row level security;
alter table public.rastreio_eventos enable row level security;
alter table public.rastreio_eventos force row level security;
create policy ler on public.envios for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_envios()));
create policy ler on public.rastreios for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_envios()));
create policy ler on public.rastreio_eventos for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_envios()));
grant select (id, conta_id, codigo, transacao_id, contato_id, produto_id, destinatario_nome, documento_mascara, telefone,
  cep, logradouro, numero, complemento, bairro, cidade, uf, transportadora, servico, status, peso_g, altura_cm,
  largura_cm, comprimento_cm, valor_frete_centavos, valor_declarado_centavos, nota_fiscal_chave, etiqueta_arquivo_id,
  etiqueta_pedida_em, etiqueta_erro, prazo_dias, previsto_em, postado_em, reembolsado_em, motivo_cancelamento,
  observacao, versao, criado_em, atualizado_em) on public.envios to authenticated;
grant select on public.rastreios, public.rastreio_eventos to authenticated;
grant all on public.envios, public.rastreios, public.rastreio_eventos to service_role;

-- Dias úteis entre dois dias, sem o primeiro.
create function app.dias_uteis(de date, ate date) returns int
language sql immutable parallel safe as $$
  select count(*)::int from generate_series(de + 1, ate, interval '1 day') as dia where extract(isodow from dia) < 6
$$;
grant execute on function app.dias_uteis(date, date) to authenticated;

create view public.vw_rastreios with (security_invoker = true) as
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
      and coalesce(r.previsto_em, e.previsto_em, 'infinity') < app.hoje() as precisa_atencao
from public.rastreios r
join public.envios e on e.conta_id = r.conta_id and e.id = r.envio_id;
comment on view public.vw_rastreios is
  'Objetos a caminho, com o envio e o que pede atenção. @key id @notnull id envio_id transportadora codigo status falhas_consulta envio_codigo destinatario_nome atrasado precisa_atencao';
grant select on public.vw_rastreios to authenticated;

-- Quem olha uma venda vê onde está o que ela manda, mesmo sem as páginas de logística.
create function public.rpc_transacao_envio(p_transacao uuid)
returns table (
  id uuid, codigo text, status text, transportadora text, rastreio_codigo text, rastreio_status text,
  ultimo_evento_em timestamptz, ultimo_evento_texto text, previsto_em date, reembolsado_em timestamptz,
  etiqueta_erro text
)
language sql stable security definer set search_path = '' as $$
  select e.id, e.codigo, e.status, e.transportadora, r.codigo, r.status, r.ultimo_evento_em, r.ultimo_evento_texto,
    coalesce(r.previsto_em, e.previsto_em), e.reembolsado_em, e.etiqueta_erro
  from public.envios e
  left join lateral (
    select * from public.rastreios x where x.envio_id = e.id order by x.criado_em desc, x.id limit 1) r on true
  where e.conta_id = (select app.conta()) and e.transacao_id = p_transacao
    and ((select app.pode('pg-transacoes', 'ver')) or (select app.ve_envios()))
  order by e.criado_em, e.id
$$;
comment on function public.rpc_transacao_envio is
  'Os envios de uma venda e onde está cada um. @notnull id codigo status transportadora';
grant execute on function public.rpc_transacao_envio(uuid) to authenticated;

-- De dois contatos que viram um, ficam os envios e as recuperações dos dois; das abertas para um produto, a mais recente.
alter function public.rpc_contato_mesclar(uuid, uuid) rename to mesclar_contatos;
alter function public.mesclar_contatos(uuid, uuid) set schema app;
revoke execute on function app.mesclar_contatos(uuid, uuid) from authenticated;
create function public.rpc_contato_mesclar(p_manter uuid, p_remover uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  fica constant uuid := app.mesclar_contatos(p_manter, p_remover);
begin
  update public.recuperacoes r set status = 'descartada', motivo = 'Contatos mesclados', encerrada_em = app.agora(),
    reservada_ate = null, proxima_tentativa_em = null
  where r.contato_id in (p_manter, p_remover) and app.recuperacao_aberta(r.status) and exists (
    select from public.recuperacoes o
    where o.contato_id in (p_manter, p_remover) and o.contato_id <> r.contato_id and app.recuperacao_aberta(o.status)
      and o.produto_id is not distinct from r.produto_id and (o.evento_em, o.id) > (r.evento_em, r.id));
  update public.recuperacoes set contato_id = fica where contato_id = p_remover;
  update public.envios set contato_id = fica where contato_id = p_remover;
  return fica;
end $$;
comment on function public.rpc_contato_mesclar is
  'Passa tudo de um contato para outro e exclui o primeiro; devolve o id do que fica. @notnull';
grant execute on function public.rpc_contato_mesclar(uuid, uuid) to authenticated;

-- De um contato anonimizado não fica o endereço em nenhum envio, e ninguém o procura mais.
create or replace function public.rpc_contato_anonimizar(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  anexos constant uuid[] := array(select id from app.arquivos_do_contato(p_id));
begin
  perform app.anonimizar_contato(p_id);
  delete from public.arquivos where id = any(anexos);
  update public.envios set destinatario_nome = 'Contato anonimizado', destinatario_documento = null, telefone = null,
    logradouro = null, numero = null, complemento = null, bairro = null, cep = null
  where conta_id = app.conta() and contato_id = p_id;
  update public.recuperacoes set status = 'descartada', motivo = 'Contato anonimizado', encerrada_em = app.agora(),
    reservada_ate = null, proxima_tentativa_em = null
  where conta_id = app.conta() and contato_id = p_id and app.recuperacao_aberta(status);
end $$;
