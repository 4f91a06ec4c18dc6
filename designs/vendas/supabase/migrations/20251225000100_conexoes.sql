-- As conexões da conta com os serviços que levam mensagens, contam anúncios e acham objetos. As chaves ficam no esquema
-- `app`, que a API não mostra: quem cuida da conta as troca, e ninguém as lê de volta, nem ela.

create table app.conexoes (
  conta_id uuid not null references public.contas on delete cascade,
  servico text not null check (servico in ('whatsapp', 'instagram', 'anuncios', 'correios')),
  identificacao text not null check (char_length(identificacao) between 3 and 60),
  chave text not null check (char_length(chave) between 8 and 1000),
  -- O que prova os avisos do serviço, ou o cartão de postagem.
  prova text check (char_length(prova) between 4 and 200),
  codigo text not null unique default replace(gen_random_uuid()::text, '-', ''),
  testada_em timestamptz,
  detalhe text,
  erro text,
  erro_em timestamptz,
  criado_em timestamptz not null default now(),
  primary key (conta_id, servico)
);
-- Os avisos de um serviço dizem a quem são pela identificação: duas contas não têm a mesma.
create unique index conexoes_identificacao on app.conexoes (servico, identificacao);

-- O que as pessoas chamam ------------------------------------------------------------------------

create function public.rpc_conexoes()
returns table (servico text, identificacao text, chave_final text, tem_prova boolean, codigo text, testada_em timestamptz,
  detalhe text, erro text, erro_em timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.servico, c.identificacao, right(c.chave, 4), c.prova is not null, c.codigo, c.testada_em, c.detalhe, c.erro,
    c.erro_em
  from app.conexoes c where c.conta_id = app.conta() and app.cuida_da_conta() order by c.servico
$$;
comment on function public.rpc_conexoes is
  'As conexões da conta, sem as chaves: das chaves só se veem os quatro últimos sinais. @notnull servico identificacao chave_final tem_prova codigo @json servico {"type":"text","enum":["whatsapp","instagram","anuncios","correios"]}';

-- A conta de quem pede, se pode o que pede.
create function public.rpc_conexao_conta(p_para text default 'conta') returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if app.conta() is null or not (app.pode(case p_para
    when 'chats' then array['pg-chats']
    when 'anuncios' then array['pg-metricas-facebook']
    when 'correios' then array['pg-rastreios-envios', 'pg-envios-logistica']
    else array['conta'] end, 'editar')) then
    perform app.erro('sem_permissao', 403);
  end if;
  return app.conta();
end $$;
comment on function public.rpc_conexao_conta is
  'A conta de quem pede, se pode o que pede. @notnull @json p_para {"type":"text","enum":["conta","chats","anuncios","correios"]}';

create function public.rpc_conexao_salvar(p_servico text, p_identificacao text, p_chave text default null,
  p_prova text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  conta constant uuid := public.rpc_conexao_conta();
  dita constant text := btrim(p_identificacao);
  chave constant text := nullif(btrim(p_chave), '');
  prova constant text := nullif(btrim(p_prova), '');
  antes app.conexoes;
begin
  select * into antes from app.conexoes where conta_id = conta and servico = p_servico for update;
  if dita is null or dita !~ (
    case p_servico when 'correios' then '^[A-Za-z0-9._-]{3,60}$' else '^(act_)?[0-9]{3,40}$' end) then
    perform app.erro('validacao', 422, '{"identificacao":"Confira a identificação."}');
  end if;
  if coalesce(chave, antes.chave) is null or char_length(chave) not between 8 and 1000 then
    perform app.erro('validacao', 422, '{"chave":"Informe a chave."}');
  end if;
  if p_servico <> 'anuncios' and (coalesce(prova, antes.prova) is null or char_length(prova) not between 4 and 200) then
    perform app.erro('validacao', 422, '{"prova":"Preencha este campo."}');
  end if;
  begin
    insert into app.conexoes as c (conta_id, servico, identificacao, chave, prova)
      values (conta, p_servico, case p_servico when 'anuncios' then 'act_' || replace(dita, 'act_', '') else dita end,
        coalesce(chave, antes.chave), coalesce(prova, antes.prova))
      -- Outra chave ainda não foi testada.
      on conflict (conta_id, servico) do update set identificacao = excluded.identificacao, chave = excluded.chave,
        prova = excluded.prova, testada_em = null, detalhe = null, erro = null, erro_em = null;
  exception
    when unique_violation then
      perform app.erro('validacao', 422, '{"identificacao":"Outra conta do Balcão já usa esta identificação."}');
    when check_violation then
      perform app.erro('validacao', 422, '{"servico":"serviço desconhecido"}');
  end;
end $$;
comment on function public.rpc_conexao_salvar is
  'Guarda as chaves de um serviço; o que vem vazio fica como estava. @json p_servico {"type":"text","enum":["whatsapp","instagram","anuncios","correios"]}';

create function public.rpc_conexao_desligar(p_servico text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  conta constant uuid := public.rpc_conexao_conta();
begin
  delete from app.conexoes where conta_id = conta and servico = p_servico;
end $$;
comment on function public.rpc_conexao_desligar is
  'Esquece as chaves de um serviço. @json p_servico {"type":"text","enum":["whatsapp","instagram","anuncios","correios"]}';

grant execute on function public.rpc_conexoes(), public.rpc_conexao_salvar(text, text, text, text),
  public.rpc_conexao_desligar(text), public.rpc_conexao_conta(text) to authenticated;

-- Quem trabalha na conta sabe o que está conectado, sem ver as chaves. Um simulador responderia por quem existe: com um
-- serviço conectado, a conta não simula.
alter table public.contas add column conectados text[] not null default '{}';
comment on column public.contas.conectados is 'Os serviços que a conta conectou.';
grant select (conectados) on public.contas to authenticated;

create function app.anotar_conectados() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  conta constant uuid := coalesce(new.conta_id, old.conta_id);
begin
  update public.contas set
    conectados = array(select x.servico from app.conexoes x where x.conta_id = conta order by x.servico),
    simulacao_desde = case when new is null then simulacao_desde end
  where id = conta;
  return null;
end $$;
create trigger anotar_conectados after insert or delete on app.conexoes
  for each row execute function app.anotar_conectados();

create function app.simular_sem_conexoes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(new.conectados) > 0 then
    perform app.erro('validacao', 422, '{"simulacao":"Desconecte antes os serviços: simular e falar com pessoas não vão juntos."}');
  end if;
  return new;
end $$;
create trigger simular_sem_conexoes before update of simulacao_desde on public.contas
  for each row when (new.simulacao_desde is not null and old.simulacao_desde is null)
  execute function app.simular_sem_conexoes();

-- O que a função chama, com a chave de serviço ---------------------------------------------------

create function public.rpc_conexao_ler(p_conta uuid, p_servico text)
returns table (identificacao text, chave text, prova text)
language sql stable security definer set search_path = '' as $$
  select c.identificacao, c.chave, c.prova from app.conexoes c where c.conta_id = p_conta and c.servico = p_servico
$$;

create function public.rpc_conexao_do_codigo(p_servico text, p_codigo text)
returns table (conta_id uuid, identificacao text, chave text, prova text)
language sql stable security definer set search_path = '' as $$
  select c.conta_id, c.identificacao, c.chave, c.prova from app.conexoes c
  where c.servico = p_servico and c.codigo = p_codigo
$$;

-- O que um teste, ou um uso, disse da conexão: o que o serviço contou de si, ou o erro.
create function public.rpc_conexao_situacao(p_conta uuid, p_servico text, p_detalhe text, p_erro text) returns void
language sql volatile security definer set search_path = '' as $$
  update app.conexoes set
    testada_em = case when p_erro is null then app.agora() else testada_em end,
    detalhe = case when p_erro is null then coalesce(left(p_detalhe, 200), detalhe) else detalhe end,
    erro = left(p_erro, 300), erro_em = case when p_erro is not null then app.agora() end
  where conta_id = p_conta and servico = p_servico
$$;

-- As mensagens que alguém já pegou para mandar: duas voltas não mandam a mesma.
create table app.saidas (
  mensagem_id uuid primary key references public.mensagens on delete cascade,
  pega_em timestamptz not null
);
create index mensagens_na_fila on public.mensagens (conta_id, criado_em) where status = 'na_fila' and direcao = 'saida';

-- As próximas a mandar. Uma que foi pega e de que nada se soube pode ter saído: não se manda outra vez sem que alguém olhe.
create function public.rpc_canal_por_enviar(p_conta uuid, p_limite int default 20)
returns table (id uuid, canal text, canal_ref text, tipo text, conteudo text, arquivo text, arquivo_nome text,
  janela_aberta boolean, modelo text, valores jsonb)
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform public.rpc_canal_situacao(m.id, 'falhou', 'interrompida', 'O envio foi interrompido. Confira se chegou.')
  from public.mensagens m join app.saidas s on s.mensagem_id = m.id
  where m.conta_id = p_conta and m.status = 'na_fila' and s.pega_em < app.agora() - interval '5 minutes';
  return query
    with pegas as (
      insert into app.saidas (mensagem_id, pega_em)
      select m.id, app.agora() from public.mensagens m join public.chats c on c.id = m.chat_id
      where m.conta_id = p_conta and m.status = 'na_fila' and m.direcao = 'saida'
        and not exists (select from app.saidas s where s.mensagem_id = m.id)
        and exists (select from app.conexoes x where x.conta_id = p_conta and x.servico = c.canal)
      order by m.criado_em, m.id limit p_limite
      on conflict do nothing
      returning mensagem_id
    )
    select m.id, c.canal, c.canal_ref, m.tipo, m.conteudo, a.url, a.nome,
      coalesce(c.janela_ate, '-infinity') > app.agora(), r.atalho, r.valores
    from pegas p join public.mensagens m on m.id = p.mensagem_id join public.chats c on c.id = m.chat_id
    left join public.arquivos a on a.id = m.arquivo_id
    left join lateral (
      -- O modelo de que saiu o texto, e o que se pôs em cada variável dele.
      select q.atalho, to_jsonb(regexp_match(m.conteudo, q.padrao)) as valores
      from (
        select replace(f.atalho, '-', '_') as atalho, '^' || regexp_replace(regexp_replace(f.texto,
          '([].^$*+?(){}|\\[])', '\\\1', 'g'), '\\\{[a-z]+\\\}', '(.*)', 'g') || '$' as padrao
        from public.respostas_rapidas f
        where m.tipo = 'modelo' and f.conta_id = m.conta_id and f.modelo_aprovado
          and coalesce(f.canal, c.canal) = c.canal
      ) q
      where m.conteudo ~ q.padrao limit 1
    ) r on true
    order by m.criado_em, m.id;
end $$;

-- O serviço ficou com a mensagem, sob este id.
create function public.rpc_canal_enviada(p_mensagem uuid, p_msg_id text) returns void
language sql volatile security definer set search_path = '' as $$
  update public.mensagens set canal_msg_id = p_msg_id, status = 'enviada', enviada_em = app.agora()
  where id = p_mensagem and direcao = 'saida' and status = 'na_fila'
$$;

-- O mesmo que `rpc_canal_situacao`, da mensagem que tem este id no serviço.
create function public.rpc_canal_relatar(p_conta uuid, p_msg_id text, p_status text, p_erro_codigo text default null,
  p_erro_texto text default null) returns void
language sql volatile security definer set search_path = '' as $$
  select public.rpc_canal_situacao(m.id, p_status, p_erro_codigo, left(p_erro_texto, 300))
  from public.mensagens m where m.conta_id = p_conta and m.canal_msg_id = p_msg_id and m.direcao = 'saida'
$$;

grant execute on function public.rpc_conexao_ler(uuid, text), public.rpc_conexao_do_codigo(text, text),
  public.rpc_conexao_situacao(uuid, text, text, text), public.rpc_canal_por_enviar(uuid, int),
  public.rpc_canal_enviada(uuid, text), public.rpc_canal_relatar(uuid, text, text, text, text) to service_role;

-- Por um canal conectado, o que se escreve espera até que o serviço fique com isso.
create function app.esperar_o_canal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from app.conexoes x join public.chats c on c.canal = x.servico
    where x.conta_id = new.conta_id and c.id = new.chat_id) then
    new.status := 'na_fila';
    new.enviada_em := null;
  end if;
  return new;
end $$;
create trigger esperar_o_canal before insert on public.mensagens
  for each row when (new.direcao = 'saida' and new.status = 'enviada') execute function app.esperar_o_canal();
