-- Quem abre uma página não espera pela importação: o que continua uma parada dá passos curtos, por dois segundos.

create or replace function app.continuar_importacoes() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  comeco constant timestamptz := clock_timestamp();
  parada record;
begin
  update public.importacoes set status = 'falhou', erro = 'A leitura parou no meio.'
    where status = 'processando' and iniciada_em is null and atualizado_em < now() - interval '5 minutes';
  for parada in
    select id from public.importacoes
    where status = 'processando' and iniciada_em is not null and atualizado_em < now() - interval '1 minute'
    order by atualizado_em limit 3
  loop
    while public.rpc_importacao_passo(parada.id, 100) loop
      exit when clock_timestamp() > comeco + interval '2 seconds';
    end loop;
    exit when clock_timestamp() > comeco + interval '2 seconds';
  end loop;
end $$;
