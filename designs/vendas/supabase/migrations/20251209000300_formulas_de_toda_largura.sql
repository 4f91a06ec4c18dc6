-- Uma planilha também lê como fórmula o que começa pelos sinais de largura inteira, como `＝`.
create or replace function app.csv_cuidado(texto text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when seguro ~ '[";\r\n]' then '"' || replace(seguro, '"', '""') || '"' else seguro end
  from (select case when texto ~ '^[=+@\t\r\n\uff1d\uff0b\uff0d\uff20-]' and texto !~ '^-\d+(,\d+)?$' then '''' || texto else texto end
    as seguro) as uma
$$;

create or replace function app.csv_celula(texto text) returns text
language sql immutable parallel safe as $$
  select case when texto ~ '^[=+@\t\r\uff1d\uff0b\uff0d\uff20-]|[";\r\n]' then app.csv_cuidado(texto) else coalesce(texto, '') end
$$;
