/*
 * Um valor tem uma regra só, na tabela em que entra e nas que o copiam: o que uma aceita, as outras aceitam.
 *
 * O nome de quem comprou vai de transacoes para contatos, usuarios_app e envios; e-mail, telefone e documento também; o
 * nome e o código de um produto vão para produtos; e-mail e nome de um afiliado vão para comissoes; valores e moeda vão
 * para comissoes, recuperacoes, envios, oportunidades e somas. Cada regra é uma função que não falha: devolve o valor
 * como se guarda, ou nulo quando não se entende.
 */

-- Sem sinais de controle, nem os que mudam a direção de um texto, nem espaços de sobra; nulo quando nada se vê.
create function app.limpar(texto text) returns text
language sql immutable parallel safe as $$
  select case
    when limpo ~ '^[\s\u00a0\u00ad\u200b-\u200f\u2060-\u2064\u3000\ufe0f]*$' then null
    else limpo
  end
  from (select btrim(regexp_replace(regexp_replace(texto, '[[:cntrl:]\u2028-\u202e\u2066-\u2069\ufeff]+', ' ', 'g'),
    '[\s\u00a0\u3000]+', ' ', 'g')) as limpo) as um
$$;
-- O mesmo; quase todo texto já está limpo, e uma importação traz milhões.
create function app.limpo(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto ~ '^[!-~\u00a1-\u00ac\u00ae-\u024f]+( [!-~\u00a1-\u00ac\u00ae-\u024f]+)*$' then texto
    else app.limpar(texto) end
$$;

create function app.texto_de(texto text, maximo int default 200) returns text
language sql immutable parallel safe as $$
  select btrim(left(app.limpo(texto), maximo))
$$;

-- O nome de uma pessoa ou de um produto, de 1 a 200 caracteres; sem nenhum, a reserva.
drop function app.nome_de(text);
create function app.nome_de(texto text, reserva text default null) returns text
language sql immutable parallel safe as $$
  select coalesce(app.texto_de(texto), app.texto_de(reserva), 'Sem nome')
$$;

create function app.email_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when lower(app.limpo(texto)) ~ '^[^[:space:]@]+@[^[:space:]@]+$' and char_length(lower(app.limpo(texto))) <= 254
    then lower(app.limpo(texto)) end
$$;

-- Em E.164; sem país é do Brasil.
create function app.telefone_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when numero ~ '^\+[1-9]\d{7,14}$' then numero end
  from (select case when texto !~ '^\s*\+' and char_length(regexp_replace(texto, '\D', '', 'g')) in (10, 11) then '+55' else '+' end
    || regexp_replace(texto, '\D', '', 'g') as numero) as um
$$;

-- Sem pontuação. Quem é de outro país tem um que não é CPF nem CNPJ.
create function app.documento_de(texto text) returns text
language sql immutable parallel safe as $$
  select nullif(left(upper(regexp_replace(texto, '[^0-9A-Za-z]', '', 'g')), 40), '')
$$;

-- Um código longo acaba no resumo de si mesmo: dois que só diferem no fim continuam dois.
create function app.codigo_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when char_length(codigo) > 80 then left(codigo, 47) || '-' || md5(codigo) else codigo end
  from (select app.limpo(texto) as codigo) as um
$$;

create function app.moeda_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when upper(btrim(texto)) ~ '^[A-Z]{3}$' then upper(btrim(texto)) end
$$;

-- Um valor de venda em centavos, de 0 a 99.999.999,99.
create function app.centavos_de(texto text) returns bigint
language sql immutable parallel safe as $$
  select case when texto ~ '^\d{1,10}(\.0*)?$' then split_part(texto, '.', 1)::bigint end
$$;

create function app.inteiro_de(texto text, minimo int, maximo int) returns int
language sql immutable parallel safe as $$
  select case when texto ~ '^-?\d{1,9}(\.\d*)?$'
    then least(maximo, greatest(minimo, split_part(texto, '.', 1)::int)) end
$$;

create function app.instante_de(texto text) returns timestamptz
language plpgsql stable parallel safe set search_path = '' as $$
declare
  lido timestamptz;
begin
  lido := case when texto ~ '^\d{4}-\d\d-\d\d[T ]\d\d:\d\d' then texto::timestamptz end;
  return case when lido >= '1990-01-01' and lido < '2100-01-01' then lido end;
exception when data_exception then
  return null;
end $$;

create function app.uf_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when upper(btrim(texto)) = any ('{AC,AL,AM,AP,BA,CE,DF,ES,GO,MA,MG,MS,MT,PA,PB,PE,PI,PR,RJ,RN,RO,RR,RS,SC,SE,SP,TO}')
    then upper(btrim(texto)) end
$$;

create function app.cep_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when regexp_replace(texto, '\D', '', 'g') ~ '^\d{8}$' then regexp_replace(texto, '\D', '', 'g') end
$$;

create function app.forma_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto = any ('{cartao_credito,pix,boleto,paypal,carteira_digital,saldo}') then texto else 'outro' end
$$;

create function app.tipo_item_de(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto = any ('{order_bump,upsell,downsell,assinatura}') then texto else 'principal' end
$$;

-- As tabelas -----------------------------------------------------------------------------------------------------------

-- Um nome tem o mesmo tamanho em todas.
alter table public.contatos drop constraint contatos_nome_check,
  add constraint contatos_nome_check check (char_length(nome) between 1 and 200);
alter table public.usuarios_app drop constraint usuarios_app_nome,
  add constraint usuarios_app_nome check (char_length(nome) between 1 and 200) not valid;
alter table public.produtos drop constraint produtos_nome_check,
  add constraint produtos_nome_check check (char_length(nome) between 1 and 200);
update public.transacoes set produto_nome = app.nome_de(produto_nome)
  where char_length(produto_nome) not between 1 and 200;
alter table public.transacoes add constraint transacoes_produto_nome_check
  check (char_length(produto_nome) between 1 and 200);
-- Somas de valores cabem onde se guardam.
alter table public.transacoes add constraint transacoes_valores_maximos check (
  greatest(valor_cobrado_centavos, valor_produto_centavos, desconto_centavos, frete_centavos, taxa_plataforma_centavos,
    valor_reembolsado_centavos) <= 99999999999) not valid;

-- Quem escreve um nome escreve um de verdade; o que já está guardado pode ficar.
create function app.conferir_nome() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.nome is distinct from old.nome then
    new.nome := btrim(new.nome);
    if char_length(new.nome) not between 2 and 120 then
      perform app.erro('validacao', 422, '{"nome":"Use de 2 a 120 caracteres no nome."}');
    end if;
  end if;
  return new;
end $$;
grant execute on function app.conferir_nome() to authenticated, service_role;
create trigger conferir_nome before insert or update of nome on public.contatos
  for each row when (current_user = 'authenticated') execute function app.conferir_nome();
create trigger conferir_nome before insert or update of nome on public.usuarios_app
  for each row when (current_user = 'authenticated') execute function app.conferir_nome();
create trigger conferir_nome before insert or update of nome on public.produtos
  for each row when (current_user = 'authenticated') execute function app.conferir_nome();

create or replace function app.conferir_usuario_app() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status = 'ativo' and new.acesso_ate <= app.agora()
    and (new.status, new.acesso_ate) is distinct from (old.status, old.acesso_ate) then
    perform app.erro('validacao', 422,
      '{"acesso_ate":"Um acesso ativo não pode acabar no passado. Escolha outra data ou o status “Expirado”."}');
  end if;
  return new;
end  $$;

create or replace function app.preparar_transacao() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  produto public.produtos;
begin
  -- Aqui entra quem comprou, venha de onde vier; contatos, acessos e envios copiam o que fica.
  if tg_op = 'INSERT' or (new.comprador_nome, new.comprador_email, new.comprador_telefone, new.comprador_documento,
    new.produto_nome, new.transacao_codigo) is distinct from (old.comprador_nome, old.comprador_email,
    old.comprador_telefone, old.comprador_documento, old.produto_nome, old.transacao_codigo)
  then
    if auth.uid() is not null and app.limpo(new.comprador_email) is not null
      and app.email_de(new.comprador_email) is null then
      perform app.erro('validacao', 422, '{"comprador_email":"E-mail inválido."}');
    end if;
    new.comprador_email := app.email_de(new.comprador_email);
    new.comprador_telefone := app.telefone_de(new.comprador_telefone);
    new.comprador_documento := app.documento_de(new.comprador_documento);
    new.comprador_nome := app.nome_de(new.comprador_nome, coalesce(new.comprador_email, new.comprador_telefone));
    new.transacao_codigo := app.codigo_de(new.transacao_codigo);
    new.produto_nome := app.texto_de(new.produto_nome);
  end if;
  if new.produto_id is not null and (new.produto_nome is null or new.garantia_ate is null) then
    select * into produto from public.produtos where id = new.produto_id and conta_id = new.conta_id;
    new.produto_nome := coalesce(new.produto_nome, produto.nome);
  end if;
  if tg_op = 'INSERT' and new.contato_id is null and new.origem <> 'legado' then
    new.contato_id := app.contato_do_comprador(new.conta_id, new.comprador_nome, new.comprador_email,
      new.comprador_documento, new.comprador_telefone,
      case new.origem when 'importacao' then 'importacao' else 'transacao' end);
  end if;
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    if app.conta_como_venda(new.status) then
      new.aprovada_em := coalesce(new.aprovada_em, case tg_op when 'INSERT' then new.pedida_em else app.agora() end);
      new.garantia_ate := coalesce(new.garantia_ate,
        new.aprovada_em + make_interval(days => coalesce(produto.garantia_dias, 7)));
    end if;
    if new.status = 'completa' then
      new.completa_em := coalesce(new.completa_em, app.agora());
    elsif new.status in ('reembolsada', 'reembolsada_parcial') then
      new.reembolsada_em := coalesce(new.reembolsada_em, app.agora());
    elsif new.status = 'chargeback' then
      new.chargeback_em := coalesce(new.chargeback_em, app.agora());
    end if;
    if new.status in ('reembolsada', 'chargeback') then
      new.valor_reembolsado_centavos := new.valor_produto_centavos;
    end if;
  end if;
  new.busca := app.sem_acento(concat_ws(' ', new.comprador_nome, new.comprador_email,
    app.digitos(new.comprador_telefone), new.transacao_codigo, new.pedido_codigo, new.assinatura_codigo));
  return new;
end  $$;

-- As cópias ------------------------------------------------------------------------------------------------------------

create or replace function app.contato_do_comprador(conta uuid, nome text, email text, documento text, telefone text,
  origem text)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  endereco constant text := app.email_de(email);
  fone constant text := app.telefone_de(telefone);
  papel constant text := app.documento_de(documento);
  achado uuid;
begin
  -- A segunda volta acha quem outro pedido gravou agora.
  for volta in 1..2 loop
    select c.id into achado from public.contatos c
    where c.conta_id = conta and c.excluido_em is null
      and (c.email = endereco or c.documento = papel or c.telefone = fone)
    order by (c.email is not distinct from endereco) desc, (c.documento is not distinct from papel) desc, c.criado_em,
      c.id
    limit 1;
    exit when achado is not null or coalesce(endereco, fone) is null;
    insert into public.contatos (conta_id, nome, email, telefone, origem)
      values (conta, app.nome_de(contato_do_comprador.nome, coalesce(endereco, fone)), endereco, fone,
        contato_do_comprador.origem)
      on conflict (conta_id, email) where email is not null and excluido_em is null do nothing
      returning id into achado;
    exit when achado is not null;
  end loop;
  return achado;
end $$;

create or replace function app.produto_da_plataforma(conta uuid, p_plataforma text, codigo text, p_nome text,
  preco bigint)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  chave constant text := coalesce(app.codigo_de(codigo), app.codigo_de(p_nome), 'sem-codigo');
  achado uuid;
begin
  select p.id into achado from public.produtos p
  where p.conta_id = conta and p.plataforma = p_plataforma and p.plataforma_produto_id = chave;
  if achado is null then
    insert into public.produtos (conta_id, nome, plataforma, plataforma_produto_id, tipo, preco_centavos, ativo)
      values (conta, app.nome_de(p_nome, codigo), p_plataforma, chave, 'curso', coalesce(preco, 0), false)
      on conflict (conta_id, plataforma, plataforma_produto_id) do update set nome = public.produtos.nome
      returning id into achado;
  end if;
  return achado;
end $$;

-- O acesso de quem comprou um produto que não se envia.
create function app.abrir_acesso(t public.transacoes) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.usuarios_app (conta_id, nome, email, documento, telefone, contato_id, produto_id, transacao_id,
    acesso_inicio)
  select t.conta_id, t.comprador_nome, t.comprador_email, t.comprador_documento, t.comprador_telefone, t.contato_id,
    t.produto_id, t.id, coalesce(t.aprovada_em, t.pedida_em)
  from public.produtos p
  where p.id = t.produto_id and not p.fisico and t.comprador_email is not null
  on conflict (conta_id, produto_id, email) do update
    set status = 'ativo', transacao_id = excluded.transacao_id, excluido_em = null
$$;

create or replace function app.decorrer_do_status() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  outra uuid;
begin
  if new.status in ('aprovada', 'completa') then
    if (tg_op = 'INSERT' or not app.conta_como_venda(old.status))
      and not (app.importando() and new.pedida_em <= app.agora() - interval '30 days') then
      perform app.abrir_acesso(new);
    end if;
    perform app.calcular_comissoes(new.id);
    if new.status = 'completa' then
      update public.comissoes set status = 'liberada', liberada_em = new.completa_em
        where transacao_id = new.id and status = 'prevista';
    end if;
  elsif new.status in ('reembolsada', 'chargeback') then
    outra := app.outra_compra(new);
    update public.usuarios_app
      set transacao_id = coalesce(outra, transacao_id), status = case when outra is null then 'cancelado' else status end
      where transacao_id = new.id and status <> 'cancelado';
    update public.comissoes set status = 'cancelada'
      where transacao_id = new.id and status in ('prevista', 'liberada');
    perform app.estornar_comissoes(new.id, 1, 1);
  elsif new.status = 'reembolsada_parcial' and new.valor_produto_centavos > 0 then
    perform app.estornar_comissoes(new.id, new.valor_reembolsado_centavos, new.valor_produto_centavos);
  end if;
  return null;
end  $$;

create or replace function app.informar_comissoes(p_transacao uuid, partes jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  t public.transacoes;
  -- Só as partes que se entendem: papel conhecido, quem recebe e quanto.
  certas constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('papel', parte ->> 'papel', 'email', quem.email, 'valor', quem.valor,
      'nome', app.nome_de(parte ->> 'nome', quem.email))), '[]')
    from jsonb_array_elements(case jsonb_typeof(partes) when 'array' then partes else '[]' end) as parte
    cross join lateral (
      select lower(app.texto_de(parte ->> 'email', 254)) as email, app.centavos_de(parte ->> 'valor') as valor) as quem
    where parte ->> 'papel' in ('produtor', 'coprodutor', 'afiliado') and quem.email is not null
      and quem.valor is not null);
begin
  select * into t from public.transacoes where id = p_transacao;
  if certas = '[]' or not app.conta_como_venda(t.status)
    or exists (
      select from public.comissoes where transacao_id = t.id and (tipo = 'estorno' or status = 'paga')) then
    return;
  end if;
  if not exists (
    (select parte.papel, lower(parte.email), sum(parte.valor)::bigint
      from jsonb_to_recordset(certas) as parte(papel text, email text, valor bigint) group by 1, 2)
    except
    (select papel, beneficiario_email, valor_centavos
      from public.comissoes where transacao_id = t.id and origem = 'informada')
  ) then
    return;
  end if;
  delete from public.comissoes where transacao_id = t.id;
  insert into public.comissoes (conta_id, transacao_id, papel, beneficiario_nome, beneficiario_email, usuario_id, origem,
    base_centavos, valor_centavos, moeda, status, prevista_para, liberada_em)
  select t.conta_id, t.id, parte.papel, max(parte.nome), lower(parte.email), (array_agg(u.id))[1], 'informada',
    t.valor_liquido_centavos, sum(parte.valor), t.moeda,
    case when t.status = 'completa' then 'liberada' else 'prevista' end, app.dia(t.garantia_ate),
    case when t.status = 'completa' then t.completa_em end
  from jsonb_to_recordset(certas) as parte(papel text, nome text, email text, valor bigint)
  left join public.usuarios u on u.conta_id = t.conta_id and u.email = lower(parte.email)
  group by parte.papel, lower(parte.email);
  update public.transacoes set minha_comissao_centavos = coalesce((
    select sum(valor_centavos) from public.comissoes where transacao_id = t.id and papel = 'produtor'), 0)
  where id = t.id;
end  $$;

create or replace function public.rpc_canal_receber(p_conta uuid, p_canal text, p_ref text, p_conteudo text,
  p_msg_id text default null, p_nome text default null, p_tipo text default 'texto', p_em timestamptz default null)
returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  conversa uuid;
  pessoa uuid;
  mensagem uuid;
  endereco constant text := case p_canal
    when 'email' then app.email_de(p_ref)
    when 'whatsapp' then null
    -- Quem vem de uma rede ou do site não disse o e-mail; este não recebe nada.
    else left(coalesce(nullif(btrim(regexp_replace(app.sem_acento(p_ref), '[^a-z0-9]+', '-', 'g'), '-'), ''), md5(p_ref)),
      200) || '@' || p_canal || '.invalid'
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
        values (p_conta, app.nome_de(p_nome, p_ref), endereco, case p_canal when 'whatsapp' then p_ref end, 'chat')
        on conflict (conta_id, email) where email is not null and excluido_em is null do nothing
        returning id into pessoa;
      if pessoa is null then
        select id into pessoa from public.contatos
        where conta_id = p_conta and excluido_em is null and email = endereco;
      end if;
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
end  $$;

-- Uma venda que chega --------------------------------------------------------------------------------------------------

/*
 * A venda de um aviso como se guarda, com o que não se entendeu em `faltas`: campo, nome dele e o que veio. Nada do que
 * vem impede a venda de entrar.
 */
create function app.ler_venda(p_venda jsonb) returns jsonb
language sql stable set search_path = '' as $$
  with lida as (
    select app.codigo_de(p_venda ->> 'codigo') as codigo, app.texto_de(p_venda ->> 'status_origem', 120) as status_origem,
      app.email_de(p_venda ->> 'email') as email, app.telefone_de(p_venda ->> 'telefone') as telefone,
      app.centavos_de(p_venda ->> 'valor') as valor, app.centavos_de(p_venda ->> 'cobrado') as cobrado,
      app.centavos_de(p_venda ->> 'taxa') as taxa, app.centavos_de(p_venda ->> 'reembolsado') as reembolsado,
      app.moeda_de(p_venda ->> 'moeda') as moeda, app.texto_de(p_venda ->> 'produto_nome') as produto,
      app.instante_de(p_venda ->> 'pedida_em') as pedida_em,
      -- Um relógio adiantado faria velho o aviso seguinte.
      case when app.instante_de(p_venda ->> 'ocorrido_em') < app.agora() + interval '1 day'
        then app.instante_de(p_venda ->> 'ocorrido_em') end as ocorrido_em
  ), faltas as (
    select coalesce(jsonb_agg(jsonb_build_object('campo', campo, 'nome', nome, 'veio', left(p_venda ->> campo, 120))
      order by lugar), '[]') as lista
    from lida cross join lateral (values
      (1, 'produto_nome', 'Produto', lida.produto is null),
      (2, 'valor', 'Valor', lida.valor is null),
      (3, 'moeda', 'Moeda', lida.moeda is null and app.limpo(p_venda ->> 'moeda') is not null),
      (4, 'cobrado', 'Valor cobrado', lida.cobrado is null and app.limpo(p_venda ->> 'cobrado') is not null),
      (5, 'taxa', 'Taxa', lida.taxa is null and app.limpo(p_venda ->> 'taxa') is not null),
      (6, 'reembolsado', 'Valor devolvido', lida.reembolsado is null and app.limpo(p_venda ->> 'reembolsado') is not null),
      (7, 'email', 'E-mail', lida.email is null and app.limpo(p_venda ->> 'email') is not null),
      (8, 'telefone', 'Telefone', lida.telefone is null and app.limpo(p_venda ->> 'telefone') is not null),
      (9, 'ocorrido_em', 'Data', lida.ocorrido_em is null and app.limpo(p_venda ->> 'ocorrido_em') is not null),
      (10, 'pedida_em', 'Data do pedido', lida.pedida_em is null and app.limpo(p_venda ->> 'pedida_em') is not null)
    ) as campos(lugar, campo, nome, falta)
    where falta
  )
  select jsonb_strip_nulls(jsonb_build_object('plataforma', p_venda ->> 'plataforma', 'chave', p_venda ->> 'chave',
    'codigo', codigo, 'status_origem', status_origem, 'status', case when p_venda ->> 'status' = any ('{aguardando_pagamento,em_analise,aprovada,completa,recusada,cancelada,expirada,atrasada,em_disputa,reembolsada,reembolsada_parcial,chargeback}')
      then p_venda ->> 'status' end,
    'ocorrido_em', coalesce(ocorrido_em, app.agora()), 'pedida_em', pedida_em,
    'pedido', app.codigo_de(p_venda ->> 'pedido'), 'assinatura', app.codigo_de(p_venda ->> 'assinatura'),
    'recorrencia', app.inteiro_de(p_venda ->> 'recorrencia', 0, 100000), 'tipo_item', app.tipo_item_de(p_venda ->> 'tipo_item'),
    'produto_codigo', coalesce(app.codigo_de(p_venda ->> 'produto_codigo'), app.codigo_de(produto)),
    'produto_nome', app.nome_de(produto, coalesce(app.codigo_de(p_venda ->> 'produto_codigo'), 'Produto sem nome')),
    'oferta_codigo', app.codigo_de(p_venda ->> 'oferta_codigo'), 'oferta_nome', app.texto_de(p_venda ->> 'oferta_nome'),
    'nome', app.nome_de(p_venda ->> 'nome', coalesce(email, telefone)), 'email', email, 'telefone', telefone,
    'documento', app.documento_de(p_venda ->> 'documento')))
  || jsonb_strip_nulls(jsonb_build_object('forma', app.forma_de(p_venda ->> 'forma'),
    'parcelas', app.inteiro_de(p_venda ->> 'parcelas', 1, 24), 'valor', valor, 'cobrado', cobrado, 'taxa', taxa,
    'reembolsado', reembolsado, 'desconto', app.centavos_de(p_venda ->> 'desconto'),
    'frete', app.centavos_de(p_venda ->> 'frete'),
    -- Uma moeda que não se conhece não soma com nenhuma; sem moeda é a do Brasil.
    'moeda', coalesce(moeda, case when app.limpo(p_venda ->> 'moeda') is null then 'BRL' else 'XXX' end),
    'cupom', app.texto_de(p_venda ->> 'cupom'), 'boleto_url', app.texto_de(p_venda ->> 'boleto_url', 2000),
    'boleto_linha', app.texto_de(p_venda ->> 'boleto_linha'), 'pix', app.texto_de(p_venda ->> 'pix', 1000),
    'vence_em', app.instante_de(p_venda ->> 'vence_em'), 'checkout_url', app.texto_de(p_venda ->> 'checkout_url', 2000),
    'utm_source', app.texto_de(p_venda ->> 'utm_source'), 'utm_medium', app.texto_de(p_venda ->> 'utm_medium'),
    'utm_campaign', app.texto_de(p_venda ->> 'utm_campaign'), 'utm_content', app.texto_de(p_venda ->> 'utm_content'),
    'utm_term', app.texto_de(p_venda ->> 'utm_term'), 'src', app.texto_de(p_venda ->> 'src'),
    'sck', app.texto_de(p_venda ->> 'sck'), 'afiliado_nome', app.texto_de(p_venda ->> 'afiliado_nome'),
    'afiliado_email', lower(app.texto_de(p_venda ->> 'afiliado_email', 254)),
    'comissoes', case jsonb_typeof(p_venda -> 'comissoes') when 'array' then p_venda -> 'comissoes' end,
    'faltas', nullif(faltas.lista, '[]')))
  from lida, faltas
$$;

create or replace function app.receber_venda(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  -- O que alguém da conta disse que a venda é vale mais que o nome que a plataforma lhe dá.
  situacao text;
  destino public.mapa_status_plataforma;
  atual public.transacoes;
  produto uuid;
  novo_id uuid;
  anterior text;
begin
  select * into v from jsonb_to_record(p_venda) as venda(plataforma text, chave text, codigo text, pedido text,
    assinatura text, recorrencia int, tipo_item text, status_origem text, ocorrido_em timestamptz, pedida_em timestamptz,
    produto_codigo text, produto_nome text, oferta_codigo text, oferta_nome text, nome text, email text, documento text,
    telefone text, forma text, parcelas int, moeda text, cobrado bigint, valor bigint, desconto bigint, frete bigint,
    taxa bigint, reembolsado bigint, cupom text, boleto_url text, boleto_linha text, pix text, vence_em timestamptz,
    checkout_url text, status text, utm_source text, utm_medium text, utm_campaign text, utm_content text, utm_term text, src text,
    sck text, afiliado_nome text, afiliado_email text, comissoes jsonb);
  select * into destino from public.mapa_status_plataforma m
    where m.plataforma = v.plataforma and lower(m.status_origem) = lower(v.status_origem);
  situacao := coalesce(v.status, destino.status);
  if v.codigo is null or v.status_origem is null then
    return 'nao_entendida';
  elsif destino.plataforma is null and situacao is null then
    return 'status_desconhecido';
  elsif situacao is null then
    return 'sem_venda';
  end if;

  produto := app.produto_da_plataforma(p_conta, v.plataforma, v.produto_codigo, v.produto_nome, v.valor);
  -- Dois avisos da mesma venda esperam um pelo outro, também quando ela ainda não existe.
  perform pg_advisory_xact_lock(hashtextextended(p_conta || '|' || v.plataforma || '|' || v.codigo, 0));
  select * into atual from public.transacoes t
    where t.conta_id = p_conta and t.plataforma = v.plataforma and t.transacao_codigo = v.codigo for update;

  if atual.id is null then
    insert into public.transacoes (conta_id, plataforma, transacao_codigo, pedido_codigo, assinatura_codigo, recorrencia,
      tipo_item, produto_id, produto_nome, oferta_codigo, oferta_nome, comprador_nome, comprador_email,
      comprador_documento, comprador_telefone, status, status_origem, status_em, forma_pagamento, parcelas, moeda,
      valor_cobrado_centavos, valor_produto_centavos, desconto_centavos, frete_centavos, taxa_plataforma_centavos,
      valor_reembolsado_centavos, cupom, boleto_url, boleto_linha, pix_codigo, vence_em, checkout_url, utm_source,
      utm_medium, utm_campaign, utm_content, utm_term, src, sck, afiliado_nome, afiliado_email, pedida_em, aprovada_em,
      origem)
    values (p_conta, v.plataforma, v.codigo, v.pedido, v.assinatura, v.recorrencia, coalesce(v.tipo_item, 'principal'),
      produto, v.produto_nome, v.oferta_codigo, v.oferta_nome, v.nome, v.email, v.documento, v.telefone,
      situacao, v.status_origem, v.ocorrido_em, coalesce(v.forma, 'outro'),
      greatest(1, least(24, coalesce(v.parcelas, 1))), coalesce(v.moeda, 'BRL'), coalesce(v.cobrado, v.valor, 0), coalesce(v.valor, 0),
      coalesce(v.desconto, 0), coalesce(v.frete, 0), least(coalesce(v.taxa, 0), coalesce(v.valor, 0)), coalesce(v.reembolsado, 0),
      v.cupom, v.boleto_url, v.boleto_linha, v.pix, v.vence_em, v.checkout_url, v.utm_source, v.utm_medium,
      v.utm_campaign, v.utm_content, v.utm_term, v.src, v.sck, v.afiliado_nome, v.afiliado_email,
      coalesce(v.pedida_em, v.ocorrido_em),
      case when app.conta_como_venda(situacao) then v.ocorrido_em end, 'webhook')
    returning id into novo_id;
  else
    novo_id := atual.id;
    anterior := atual.status;
  end if;

  if atual.id is null or situacao <> atual.status then
    insert into public.transacao_eventos (conta_id, transacao_id, status_de, status_para, status_origem, origem,
      chave_evento, ocorrido_em, payload)
      values (p_conta, novo_id, anterior, situacao, v.status_origem, 'webhook', v.chave, v.ocorrido_em, p_venda)
      on conflict do nothing;
    if not found then
      return 'repetida';
    end if;
  end if;
  if atual.id is not null then
    if v.ocorrido_em < atual.status_em or (situacao <> atual.status
      and not app.transicao_permitida(atual.status, situacao, 'webhook')) then
      return 'historico';
    end if;
    update public.transacoes set
      status = situacao, status_origem = v.status_origem,
      status_em = greatest(coalesce(status_em, v.ocorrido_em), v.ocorrido_em),
      aprovada_em = case when app.conta_como_venda(situacao) then coalesce(aprovada_em, v.ocorrido_em)
        else aprovada_em end,
      completa_em = case situacao when 'completa' then coalesce(completa_em, v.ocorrido_em) else completa_em end,
      reembolsada_em = case when situacao like 'reembolsada%' then coalesce(reembolsada_em, v.ocorrido_em)
        else reembolsada_em end,
      chargeback_em = case situacao when 'chargeback' then coalesce(chargeback_em, v.ocorrido_em)
        else chargeback_em end,
      valor_cobrado_centavos = coalesce(v.cobrado, valor_cobrado_centavos),
      valor_produto_centavos = coalesce(v.valor, valor_produto_centavos),
      taxa_plataforma_centavos = least(coalesce(v.taxa, taxa_plataforma_centavos),
        coalesce(v.valor, valor_produto_centavos)),
      valor_reembolsado_centavos = coalesce(v.reembolsado, valor_reembolsado_centavos),
      parcelas = greatest(1, least(24, coalesce(v.parcelas, parcelas))),
      forma_pagamento = coalesce(v.forma, forma_pagamento),
      versao = versao + 1
    where id = atual.id;
  end if;
  if jsonb_array_length(coalesce(v.comissoes, '[]'::jsonb)) > 0 then
    perform app.informar_comissoes(novo_id, v.comissoes);
  end if;
  return case when atual.id is null then 'criada' when situacao = anterior then 'atualizada' else 'aplicada' end;
end  $$;

create or replace function public.rpc_venda_receber(p_conta uuid, p_venda jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  venda constant jsonb := app.ler_venda(p_venda);
  resultado constant text := app.receber_venda(p_conta, venda);
  tipo constant text := app.tipo_recuperacao(venda ->> 'plataforma', venda ->> 'status_origem', venda ->> 'forma');
  em constant timestamptz := (venda ->> 'ocorrido_em')::timestamptz;
  vence constant timestamptz := (venda ->> 'vence_em')::timestamptz;
  t public.transacoes;
  produto uuid;
begin
  if resultado = 'sem_venda' and tipo is not null then
    produto := app.produto_da_plataforma(p_conta, venda ->> 'plataforma', venda ->> 'produto_codigo',
      venda ->> 'produto_nome', (venda ->> 'valor')::bigint);
    perform app.abrir_recuperacao(p_conta, tipo,
      app.contato_do_comprador(p_conta, venda ->> 'nome',
        venda ->> 'email', venda ->> 'documento', venda ->> 'telefone', 'transacao'),
      produto, null,
      coalesce(nullif((venda ->> 'valor')::bigint, 0),
        (select p.preco_centavos from public.produtos p where p.conta_id = p_conta and p.id = produto), 0),
      coalesce(venda ->> 'moeda', 'BRL'), venda ->> 'checkout_url', em, vence);
  end if;
  if resultado not in ('criada', 'aplicada') then
    return resultado;
  end if;
  select * into t from public.transacoes x
    where x.conta_id = p_conta and x.plataforma = venda ->> 'plataforma' and x.transacao_codigo = venda ->> 'codigo';
  if t.status = 'reembolsada_parcial' and t.valor_reembolsado_centavos = 0 then
    return 'reembolso_sem_valor';
  end if;
  if tipo is not null then
    perform app.abrir_recuperacao(p_conta, tipo, t.contato_id, t.produto_id, t.id, t.valor_produto_centavos, t.moeda,
      coalesce(t.checkout_url, t.boleto_url), em, coalesce(vence, t.vence_em));
  end if;
  return resultado;
end  $$;
