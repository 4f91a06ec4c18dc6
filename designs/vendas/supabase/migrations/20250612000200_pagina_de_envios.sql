-- A página de envios: o lote do dia, o que se confere e se posta, e envios sem venda.

create table public.lotes_expedicao (
  id uuid primary key default gen_random_uuid(),
  conta_id uuid not null default app.conta() references public.contas on delete cascade,
  codigo text not null check (codigo ~ '^LOTE-\d{6}-\d+$'),
  data date not null,
  status text not null default 'aberto' check (status in ('aberto', 'fechado')),
  criado_por uuid,
  criado_em timestamptz not null default now(),
  atualizado_em timestamptz not null default now(),
  unique (conta_id, id),
  unique (conta_id, codigo),
  foreign key (conta_id, criado_por) references public.usuarios (conta_id, id)
    on update cascade on delete set null (criado_por)
);
comment on table public.lotes_expedicao is 'O que se separa junto. Cada conta tem um lote aberto de cada vez.';
create unique index lotes_abertos on public.lotes_expedicao (conta_id) where status = 'aberto';
create trigger marcar_atualizacao before update on public.lotes_expedicao
  for each row execute function app.marcar_atualizacao();

alter table public.envios
  add column lote_id uuid,
  add column posicao numeric not null default 0,
  add column conferido boolean not null default false,
  add column postado_lat numeric check (postado_lat between -90 and 90),
  add column postado_lng numeric check (postado_lng between -180 and 180),
  add foreign key (conta_id, lote_id) references public.lotes_expedicao (conta_id, id) on delete set null (lote_id);
create index envios_lote on public.envios (conta_id, lote_id, posicao) where lote_id is not null;

alter table public.lotes_expedicao enable row level security;
alter table public.lotes_expedicao force row level security;
create policy ler on public.lotes_expedicao for select to authenticated
  using (conta_id = (select app.conta()) and (select app.ve_envios()));
grant select on public.lotes_expedicao to authenticated;
grant all on public.lotes_expedicao to service_role;
grant select (lote_id, posicao, conferido, postado_lat, postado_lng) on public.envios to authenticated;

create view public.vw_envios with (security_invoker = true) as
select e.id, e.codigo, e.status, e.transacao_id, e.contato_id, e.produto_id, p.nome as produto_nome, e.destinatario_nome,
  e.documento_mascara, e.telefone, e.cep, e.logradouro, e.numero, e.complemento, e.bairro, e.cidade, e.uf,
  e.transportadora, e.servico, e.peso_g, e.altura_cm, e.largura_cm, e.comprimento_cm, e.valor_frete_centavos,
  e.valor_declarado_centavos, e.nota_fiscal_chave, e.etiqueta_pedida_em, e.etiqueta_erro, e.prazo_dias,
  coalesce(r.previsto_em, e.previsto_em) as previsto_em, e.postado_em, e.reembolsado_em, e.motivo_cancelamento,
  e.observacao, e.lote_id, l.codigo as lote_codigo, l.status as lote_status, e.posicao, e.conferido, e.versao,
  e.criado_em, r.id as rastreio_id, r.codigo as rastreio_codigo, r.status as rastreio_status,
  app.sem_acento(concat_ws(' ', e.codigo, r.codigo, e.destinatario_nome, p.nome)) as busca
from public.envios e
left join public.produtos p on p.conta_id = e.conta_id and p.id = e.produto_id
left join public.lotes_expedicao l on l.conta_id = e.conta_id and l.id = e.lote_id
left join lateral (
  select x.id, x.codigo, x.status, x.previsto_em from public.rastreios x where x.envio_id = e.id
  order by x.criado_em desc, x.id limit 1) r on true;
comment on view public.vw_envios is
  'Envios com o produto, o lote e o objeto. @key id @notnull id codigo status destinatario_nome transportadora servico valor_frete_centavos valor_declarado_centavos posicao conferido versao criado_em busca';
grant select on public.vw_envios to authenticated;

-- Quantos envios cada aba da página tem, e o que o lote aberto custa.
create function public.rpc_envios_resumo(p_q text default '')
returns table (fila bigint, lote bigint, etiquetas bigint, postados bigint)
language sql stable set search_path = '' as $$
  select count(*) filter (where v.status in ('pendente', 'endereco_incompleto') and v.lote_id is null),
    count(*) filter (where v.lote_status = 'aberto' and v.status in ('pendente', 'em_separacao')),
    count(*) filter (where v.status = 'etiqueta_emitida'),
    count(*) filter (where app.postado_ou_depois(v.status))
  from public.vw_envios v
  where v.busca like app.padrao(coalesce(p_q, ''))
$$;
comment on function public.rpc_envios_resumo is
  'Quantos envios cada aba de Envios tem. @notnull fila lote etiquetas postados';
grant execute on function app.postado_ou_depois(text), public.rpc_envios_resumo(text) to authenticated;

-- O que se escreve em um envio. Um endereço incompleto se guarda, e diz depois o que lhe falta.
create function app.conferir_envio(e public.envios) returns void
language plpgsql stable set search_path = '' as $$
declare
  erros jsonb := '{}';
  campo text;
  medida int;
begin
  if nullif(btrim(e.destinatario_nome), '') is null then
    erros := erros || '{"destinatario_nome":"Preencha este campo."}';
  end if;
  if e.cep !~ '^\d{8}$' then
    erros := erros || '{"cep":"CEP inválido. Use 8 dígitos."}';
  end if;
  if e.uf !~ '^[A-Z]{2}$' then
    erros := erros || '{"uf":"Escolha o estado."}';
  end if;
  if e.destinatario_documento is not null and not app.cpf_valido(e.destinatario_documento)
    and not app.cnpj_valido(e.destinatario_documento)
    and not exists (
      select from public.envios x where x.id = e.id and x.destinatario_documento = e.destinatario_documento
    ) then
    erros := erros || jsonb_build_object('destinatario_documento',
      case when e.destinatario_documento ~ '^\d{11}$' then 'CPF inválido.' else 'CNPJ inválido.' end);
  end if;
  if e.telefone !~ '^\+[1-9]\d{7,14}$' then
    erros := erros || '{"telefone":"Telefone inválido. Use DDD + número."}';
  end if;
  if e.peso_g not between 1 and 30000 then
    erros := erros || '{"peso_g":"Use de 1 a 30.000 g."}';
  end if;
  foreach campo in array array['altura_cm', 'largura_cm', 'comprimento_cm'] loop
    medida := (to_jsonb(e) ->> campo)::int;
    if medida not between 1 and 100 then
      erros := erros || jsonb_build_object(campo, 'Use de 1 a 100 cm.');
    end if;
  end loop;
  if e.nota_fiscal_chave !~ '^\d{44}$' then
    erros := erros || '{"nota_fiscal_chave":"A chave da nota tem 44 dígitos."}';
  end if;
  if char_length(e.observacao) > 2000 then
    erros := erros || '{"observacao":"Use até 2.000 caracteres."}';
  end if;
  if erros <> '{}' then
    perform app.erro('validacao', 422, erros::text);
  end if;
end $$;

create or replace function public.rpc_envio_salvar(p_id uuid, p_dados jsonb, p_versao int) returns int
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
  perform app.conferir_envio(novo);
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

-- Um envio sem venda: um brinde, uma troca. Devolve o id dele.
create function public.rpc_envio_criar(p_dados jsonb) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  dados constant jsonb := p_dados - array['id', 'conta_id', 'codigo', 'status', 'versao', 'lote_id', 'transacao_id'];
  novo public.envios := jsonb_populate_record(null::public.envios, dados);
  criado uuid;
begin
  if not app.pode('pg-envios-logistica', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  perform app.conferir_envio(novo);
  insert into public.envios (conta_id, contato_id, produto_id, destinatario_nome, destinatario_documento, telefone, cep,
    logradouro, numero, complemento, bairro, cidade, uf, transportadora, servico, peso_g, altura_cm, largura_cm,
    comprimento_cm, valor_frete_centavos, valor_declarado_centavos, nota_fiscal_chave, prazo_dias, observacao)
  values (app.conta(), novo.contato_id, novo.produto_id, btrim(novo.destinatario_nome), novo.destinatario_documento,
    novo.telefone, novo.cep, novo.logradouro, novo.numero, novo.complemento, novo.bairro, novo.cidade, novo.uf,
    coalesce(novo.transportadora, 'correios'), coalesce(novo.servico, 'pac'), novo.peso_g, novo.altura_cm,
    novo.largura_cm, novo.comprimento_cm, coalesce(novo.valor_frete_centavos, 0),
    coalesce(novo.valor_declarado_centavos, 0), novo.nota_fiscal_chave, novo.prazo_dias, novo.observacao)
  returning id into criado;
  return criado;
end $$;
comment on function public.rpc_envio_criar is
  'Cria um envio sem venda e devolve o id dele. @notnull @json p_dados {"type":"json"}';

-- O lote aberto da conta; o de hoje, se não há nenhum.
create function app.lote_aberto() returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  conta constant uuid := app.conta();
  aberto uuid;
  nome constant text := 'LOTE-' || to_char(app.hoje(), 'YYMMDD') || '-';
begin
  perform pg_advisory_xact_lock(hashtextextended('lotes|' || conta, 0));
  select l.id into aberto from public.lotes_expedicao l where l.conta_id = conta and l.status = 'aberto';
  if aberto is null then
    insert into public.lotes_expedicao (conta_id, codigo, data, criado_por)
    select conta, nome || (count(*) + 1), app.hoje(), app.usuario() from public.lotes_expedicao l
      where l.conta_id = conta and l.codigo like nome || '%'
    returning id into aberto;
  end if;
  return aberto;
end $$;

-- Põe envios no lote aberto, no fim dele, ou os tira. O que não pode fica como está e diz por quê.
create function public.rpc_envios_lote(p_ids uuid[], p_dentro boolean default true)
returns table (id uuid, ok boolean, erro text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios;
  um uuid;
  lote uuid;
begin
  if not app.pode('pg-envios-logistica', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_dentro and cardinality(p_ids) > 0 then
    lote := app.lote_aberto();
  end if;
  foreach um in array coalesce(p_ids, '{}') loop
    begin
      e := app.envio_travado(um);
      if e.status not in ('pendente', 'em_separacao') then
        perform app.erro(case e.status when 'endereco_incompleto' then 'endereco_incompleto' else 'transicao_invalida' end,
          422);
      end if;
      update public.envios set lote_id = lote, conferido = false, versao = versao + 1,
        status = case when p_dentro then status else 'pendente' end,
        posicao = (select coalesce(max(o.posicao), 0) + 1 from public.envios o where o.lote_id = lote)
      where envios.id = e.id;
      return query select um, true, null::text;
    exception when others then
      return query select um, false, case when sqlstate like 'PT%' then sqlerrm else 'erro_interno' end;
    end;
  end loop;
end $$;
comment on function public.rpc_envios_lote is
  'Põe envios no lote aberto, ou os tira; uma linha por envio diz se deu certo. @notnull id ok';

-- Um cartão do lote muda de lugar: outra pilha, outra posição, logo depois de outro cartão ou no começo.
create function public.rpc_envio_mover(p_id uuid, p_status text, p_depois_de uuid default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios := app.envio_travado(p_id);
  antes numeric;
  depois numeric;
begin
  if e.lote_id is null or p_status not in ('pendente', 'em_separacao') or e.status not in ('pendente', 'em_separacao') then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_envio(e.status), 'para', app.rotulo_envio(p_status))::text);
  end if;
  select o.posicao into antes from public.envios o where o.id = p_depois_de and o.lote_id = e.lote_id;
  select min(o.posicao) into depois from public.envios o
    where o.lote_id = e.lote_id and o.id <> e.id and o.status = p_status and o.posicao > coalesce(antes, '-infinity');
  update public.envios set status = p_status, versao = versao + 1,
    conferido = conferido and p_status = 'em_separacao',
    posicao = case
      when antes is null and depois is null then 1
      when antes is null then depois - 1
      when depois is null then antes + 1
      else (antes + depois) / 2 end
  where id = e.id;
  return e.versao + 1;
end $$;
comment on function public.rpc_envio_mover is
  'Move um envio do lote para outra pilha ou posição; devolve a nova versão. @notnull';

-- Um pacote separado que se conferiu, ou que não.
create function public.rpc_envio_conferir(p_id uuid, p_conferido boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  e public.envios := app.envio_travado(p_id);
begin
  if e.lote_id is null or e.status <> 'em_separacao' then
    perform app.erro('transicao_invalida', 422,
      jsonb_build_object('de', app.rotulo_envio(e.status), 'para', 'Conferido')::text);
  end if;
  update public.envios set conferido = coalesce(p_conferido, false), versao = versao + 1 where id = e.id;
  return coalesce(p_conferido, false);
end $$;
comment on function public.rpc_envio_conferir is 'Marca um pacote do lote como conferido, ou desmarca. @notnull';

-- Posta um envio: com o código da etiqueta, ou com outro, e o lugar de onde se postou, se a pessoa o deu.
create function public.rpc_envio_postar(p_id uuid, p_codigo text default null, p_em timestamptz default null,
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
    previsto_em = coalesce(previsto_em, app.dia(momento) + e.prazo_dias)
  where rastreios.id = objeto;
  update public.envios set postado_lat = p_lat, postado_lng = p_lng where envios.id = e.id;
  return (select r.codigo from public.rastreios r where r.id = objeto);
end $$;
comment on function public.rpc_envio_postar is 'Posta um envio com etiqueta; devolve o código do objeto. @notnull';

-- O que a transportadora cobraria por um pacote; nada, enquanto nenhuma tem contrato e a simulação está desligada.
create function public.rpc_envio_cotar(p_cep text, p_peso_g int)
returns table (transportadora text, servico text, valor_centavos bigint, prazo_dias int)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not app.pode('pg-envios-logistica', 'editar') then
    perform app.erro('sem_permissao', 403);
  end if;
  if p_cep !~ '^\d{8}$' or p_peso_g not between 1 and 30000 then
    perform app.erro('validacao', 422, '{"cep":"Preencha o CEP e o peso para cotar."}');
  end if;
  return query
    select s.transportadora, s.servico,
      (s.base + (p_peso_g / 500) * s.meio_quilo + app.sorte(left(p_cep, 3) || s.servico, 900))::bigint,
      s.dias + app.sorte(left(p_cep, 2), 4)
    from (values ('correios', 'pac', 1850, 240, 5), ('correios', 'sedex', 2990, 460, 1),
      ('jadlog', 'economico', 1690, 310, 4)) as s(transportadora, servico, base, meio_quilo, dias)
    where exists (select from public.contas c where c.id = app.conta() and c.simulacao_desde is not null)
    order by 3;
end $$;
comment on function public.rpc_envio_cotar is
  'O preço e o prazo de cada serviço para um pacote. @notnull transportadora servico valor_centavos prazo_dias';

grant execute on function public.rpc_envio_criar(jsonb), public.rpc_envios_lote(uuid[], boolean),
  public.rpc_envio_mover(uuid, text, uuid), public.rpc_envio_conferir(uuid, boolean),
  public.rpc_envio_postar(uuid, text, timestamptz, numeric, numeric), public.rpc_envio_cotar(text, int) to authenticated;

-- Um lote sem nada por separar se fecha, e o próximo envio abre outro; fora do lote nada está conferido.
create function app.fechar_lote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.lotes_expedicao l set status = 'fechado'
  where l.id = old.lote_id and l.status = 'aberto' and not exists (
    select from public.envios e where e.lote_id = l.id and e.status in ('pendente', 'em_separacao'));
  return null;
end $$;
create trigger fechar_lote after update of status, lote_id on public.envios
  for each row when (old.lote_id is not null and (new.status is distinct from old.status
    or new.lote_id is distinct from old.lote_id)) execute function app.fechar_lote();

-- Quem olha o lote vê também o que outra pessoa confere.
drop trigger avisar on public.envios;
create trigger avisar after insert or update of status, etiqueta_erro, reembolsado_em, lote_id, posicao, conferido
  on public.envios for each row execute function app.avisar_envio();

-- A etiqueta simulada pede o peso, como as de verdade.
create or replace function app.simular_etiquetas(conta uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  e record;
begin
  for e in
    select v.id from public.envios v join public.rastreios r on r.envio_id = v.id
    where v.conta_id = conta and v.status = 'etiqueta_emitida' and r.criado_em <= app.agora() - interval '2 minutes'
    order by r.criado_em, v.id
  loop
    perform public.rpc_etiqueta_situacao(e.id, 'posted');
  end loop;
  for e in select * from public.rpc_etiquetas_pedidas(conta) loop
    if e.peso_g is null then
      perform public.rpc_etiqueta_situacao(e.id, 'failed', null, 'Informe o peso do pacote.');
    elsif app.sorte(e.id || to_char(e.etiqueta_pedida_em, 'YYYYMMDDHH24MI'), 100) < 3 then
      perform public.rpc_etiqueta_situacao(e.id, 'failed', null, 'Saldo insuficiente para a etiqueta.');
    else
      perform public.rpc_etiqueta_situacao(e.id, 'generated', app.codigo_simulado(e.transportadora, e.id));
    end if;
  end loop;
end $$;

-- Também o que sai da lista de envios em um arquivo fica registrado.
create or replace function public.rpc_exportacao_registrar(p_tipo text, p_linhas int, p_filtros jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_tipo not in ('transacoes', 'rastreios', 'envios') then
    perform app.erro('nao_encontrado', 404);
  end if;
  if not (p_tipo = 'transacoes' and app.ve_transacoes() or p_tipo <> 'transacoes' and app.ve_envios()) then
    perform app.erro('sem_permissao', 403);
  end if;
  insert into public.auditoria (conta_id, usuario_id, acao, entidade, detalhe)
    values (app.conta(), app.usuario(), 'exportacao', p_tipo,
      jsonb_build_object('linhas', p_linhas, 'filtros', p_filtros));
end $$;
